"""What a game answers the referee is what its rules make of it, and says nothing of what lies face down."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, TimeUp
from pellmell.kit.phases import SCORED, Phase
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat
from pellmell.testing import Variant, variants

ROUNDS = [
    (game, variant, players)
    for game in all_games().values()
    for players in (game.seats[0], min(4, game.seats[-1]))
    for variant in variants(game, players)
]
LOOKED_AT = 25  # positions of a round


def name_of(value: object) -> str:
    return value.name if isinstance(value, AnyGame | Variant) else str(value)


by_round = pytest.mark.parametrize(("game", "variant", "players"), ROUNDS, ids=name_of)


def raced(game: AnyGame, variant: Variant, players: int) -> Iterator[tuple[Position, Random]]:
    """Positions of a round that is played at random, while it is raced."""
    random = Random(f"{game.name} {variant.name} {players}")
    position = game.deal(variant.options, players, Chance(random.randbytes(16)), game.start([0] * players))
    seen = 0
    while position.phase is not SCORED and seen < LOOKED_AT:
        if position.phase is Phase.RACING and random.random() < 0.3:
            seen += 1
            yield position, random
        seat = random.randrange(players)
        if commands := position.legal(seat):
            position.perform(seat, random.choice(commands))
        elif timers := position.timers():
            position.perform(HOUSE, TimeUp(next(iter(timers))))


class Copies:
    """Of one position, as often as there is something to try: much cheaper than deepcopy."""

    def __init__(self, position: Position) -> None:
        self._packed = pickle.dumps(position)

    def one(self) -> Position:
        copy: Position = pickle.loads(self._packed)
        return copy


def attempts(position: Position, players: int, random: Random) -> list[tuple[Seat, Command, list[Event]]]:
    """Some of what each seat could do now, and what it would make happen."""
    found: list[tuple[Seat, Command, list[Event]]] = []
    for seat in range(players):
        legal = position.legal(seat)
        for command in random.sample(legal, min(3, len(legal))):
            found.append((seat, command, position.decide(seat, command)))
    return found


@pytest.mark.rule("ALL-3")
@by_round
def test_whoever_comes_too_late_collides_and_whoever_could_collide_is_a_rival(
    game: AnyGame, variant: Variant, players: int
) -> None:
    for position, random in raced(game, variant, players):
        copies = Copies(position)
        only_right_moves = all(are_right(position, seat) for seat in range(players))
        for seat, command, events in attempts(position, players, random):
            after = copies.one()
            after.perform(seat, command)
            for rival in set(range(players)) - {seat}:
                for other in position.legal(rival)[:20]:
                    theirs = position.decide(rival, other)
                    collides = any(position.collide(mine, their) for mine in events for their in theirs)
                    assert collides or not too_late(after, rival, other)
                    if collides and only_right_moves:
                        assert any(position.could_take(rival, event) for event in events)


@pytest.mark.rule("ALL-3", "ALL-5")
@by_round
def test_what_would_end_the_race_is_known_beforehand(game: AnyGame, variant: Variant, players: int) -> None:
    """All but that a round is left blocked: who could have been quicker then is a rival by the place."""
    for position, random in raced(game, variant, players):
        copies = Copies(position)
        for seat, command, events in attempts(position, players, random):
            after = copies.one()
            after.perform(seat, command)
            foreseen = any(position.would_end(event) for event in events)
            if not foreseen and is_blocked_by(copies.one(), events):
                assert all(
                    position.could_take(rival, events[0])
                    for rival in set(range(players)) - {seat}
                    for _ in rightly(position, rival)
                )
            else:
                assert foreseen == (after.phase is not Phase.RACING)


@pytest.mark.rule("ALL-3")
@by_round
def test_what_lies_face_down_makes_no_difference(game: AnyGame, variant: Variant, players: int) -> None:
    for number, (position, random) in enumerate(raced(game, variant, players)):
        imagined = position.imagined(Chance(seed_from(f"imagined {number}")))
        for seat, command, events in attempts(position, players, random):
            others = imagined.decide(seat, command)
            assert answers(position, events, players) == answers(imagined, others, players)


def are_right(position: Position, seat: Seat) -> bool:
    """Whether all that the seat may do is right; where mistakes are let lie, they make nobody a rival."""
    return all(
        any(position.could_take(seat, event) for event in position.decide(seat, command))
        for command in position.legal(seat)
        if command.contested
    )


def is_blocked_by(position: Position, events: list[Event]) -> bool:
    """Whether nobody can go on once it is done; what then happens by itself is for the game to say."""
    for event in events:
        position.apply(event)
    return position.blocked()


def rightly(position: Position, seat: Seat) -> Iterator[Event]:
    """What the seat could place by what lies open, and that another seat could take as well."""
    for command in position.legal(seat):
        event = position.decide(seat, command)[0]
        if position.could_take(seat, event):
            yield event


@pytest.mark.rule("ALL-3")
@by_round
def test_what_is_never_contested_takes_nothing_and_ends_nothing(
    game: AnyGame, variant: Variant, players: int
) -> None:
    for position, random in raced(game, variant, players):
        for seat, command, events in attempts(position, players, random):
            if not command.contested:
                rivals = set(range(players)) - {seat}
                assert not any(position.could_take(rival, event) for rival in rivals for event in events)
                assert not any(position.would_end(event) for event in events)


@pytest.mark.rule("ALL-3")
@by_round
def test_what_somebody_elses_move_made_possible_answers_it(
    game: AnyGame, variant: Variant, players: int
) -> None:
    """So that nobody is believed to have meant it sooner than a hand can. Nearly all: one may be free of
    a debt, or a piece may have left a place that another wants."""
    new, known = 0, 0
    for position, random in raced(game, variant, players):
        copies = Copies(position)
        for seat, command, _ in attempts(position, players, random):
            after = copies.one()
            events = after.perform(seat, command)
            for rival in set(range(players)) - {seat}:
                for other in new_commands(position, after, rival):
                    new += 1
                    known += any(after.answers(rival, other, event) for event in events)
    assert known >= 0.9 * new


def new_commands(before: Position, after: Position, seat: Seat) -> list[Command]:
    """Those that take a place, and could not before."""
    possible = set(before.legal(seat))
    return [command for command in after.legal(seat) if command.contested and command not in possible][:50]


def answers(position: Position, events: list[Event], players: int) -> list[object]:
    return [
        (position.would_end(event), [position.could_take(rival, event) for rival in range(players)])
        for event in events[:1]
    ]


def too_late(position: Position, seat: Seat, command: Command) -> bool:
    try:
        position.decide(seat, command)
    except TooLate:
        return True
    except Refusal:
        return False
    return False
