"""Contested places are those that two seats can take at once, out of rounds of the real games."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import permutations
from random import Random

from pellmell.kit.chance import Chance
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.phases import RACING, SCORED
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat

LOOKS = 0.2  # of all positions


@dataclass(frozen=True)
class ContestedPlace:
    """In this position both could make the very place theirs. `own`: the first seat has just made it. `made`:
    by these events somebody did; none: it has been there since the faces were up."""

    position: Position
    seats: tuple[Seat, Seat]
    commands: tuple[Command, Command]
    own: Event | None = None
    made: tuple[Event, ...] = ()

    @property
    def swapped(self) -> "ContestedPlace":
        (one, other), (mine, theirs) = self.seats, self.commands
        return ContestedPlace(self.position, (other, one), (theirs, mine), made=self.made)


def contested_places(game: AnyGame, random: Random, many: int, players: int = 4) -> list[ContestedPlace]:
    found: list[ContestedPlace] = []
    while len(found) < many:
        found += _in_a_round(game, random, players)
    return found[:many]


def _in_a_round(game: AnyGame, random: Random, players: int) -> Iterator[ContestedPlace]:
    """Each seat does what it can with its cards; who has none that fits turns, or rolls."""
    position = game.deal(game.options(), players, Chance(random.randbytes(16)), game.start([0] * players))
    history: list[Event] = []
    while position.phase is not SCORED:
        if position.phase is RACING and random.random() < LOOKS:
            yield from _found(position, players, history)
        seat = random.randrange(players)
        if commands := position.legal(seat):
            history += position.perform(seat, random.choice(placing(commands) or commands))[:1]
        elif timers := position.timers():
            position.perform(HOUSE, TimeUp(next(iter(timers))))


def placing(commands: Sequence[Command]) -> list[Command]:
    """Those that take a place: what else there is only goes on with the own cards or dice."""
    return [
        command for command in commands if type(command).__name__ in ("Play", "Start", "Place", "Lay", "Pay")
    ]


def _found(position: Position, players: int, history: list[Event]) -> Iterator[ContestedPlace]:
    """One at most, and then one that the last event has made."""
    tries = [
        (seat, command, position.decide(seat, command)[0])
        for seat in range(players)
        for command in placing(position.legal(seat))[:30]
    ]
    pairs = [
        (one, other)
        for one, other in permutations(tries, 2)
        if one[0] != other[0] and position.collide(one[2], other[2])
    ]
    last = history[-1] if history else None
    for (one, mine, _), (other, theirs, _) in pairs:
        if last is not None and getattr(last, "seat", None) == one and position.continues(mine, last):
            yield ContestedPlace(
                deepcopy(position), (one, other), (mine, theirs), last, _made(position, history, mine, theirs)
            )
            return
    for (one, mine, _), (other, theirs, _) in pairs[:1]:
        yield ContestedPlace(
            deepcopy(position), (one, other), (mine, theirs), made=_made(position, history, mine, theirs)
        )


def _made(position: Position, history: list[Event], *commands: Command) -> tuple[Event, ...]:
    """By what the place of each of these came about, if all did in the race."""
    found = [
        next((event for event in reversed(history) if position.continues(command, event)), None)
        for command in commands
    ]
    return tuple(event for event in found if event is not None) if None not in found else ()
