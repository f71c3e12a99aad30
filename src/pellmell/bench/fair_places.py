"""Places that two seats can take at once, out of rounds of the real games."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random

from pellmell.kit.chance import Chance
from pellmell.kit.game import Game
from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.phases import RACING, SCORED
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat

LOOKS = 0.2  # of all positions


@dataclass(frozen=True)
class Place:
    """In this position both could make the very place theirs."""

    position: Position
    seats: tuple[Seat, Seat]
    commands: tuple[Command, Command]


def contested_places(game: Game, random: Random, many: int, players: int = 4) -> list[Place]:
    found: list[Place] = []
    while len(found) < many:
        found += _in_a_round(game, random, players)
    return found[:many]


def _in_a_round(game: Game, random: Random, players: int) -> Iterator[Place]:
    """Each seat does what it can with its cards; who has none that fits turns, or rolls."""
    position = game.deal(game.options(), players, Chance(random.randbytes(16)), game.start([0] * players))
    while position.phase is not SCORED:
        if position.phase is RACING and random.random() < LOOKS and (found := _found(position, players)):
            yield found
        seat = random.randrange(players)
        if commands := position.legal(seat):
            position.perform(seat, random.choice(placing(commands) or commands))
        elif timers := position.timers():
            position.perform(HOUSE, TimeUp(next(iter(timers))))


def placing(commands: Sequence[Command]) -> list[Command]:
    """Those that take a place: what else there is only goes on with the own cards or dice."""
    return [
        command for command in commands if type(command).__name__ in ("Play", "Start", "Place", "Lay", "Pay")
    ]


def _found(position: Position, players: int) -> Place | None:
    tries = [
        (seat, command, position.decide(seat, command)[0])
        for seat in range(players)
        for command in placing(position.legal(seat))[:30]
    ]
    for number, (one, mine, laid) in enumerate(tries):
        for other, theirs, also in tries[number + 1 :]:
            if one != other and position.collide(laid, also):
                return Place(deepcopy(position), (one, other), (mine, theirs))
    return None
