"""What holds however the players' hands cross: races, conservation, chance."""

from collections import Counter
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.games.dice.dice import bag
from pellmell.games.dice.messages import Place, Roll, Rolled
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.position import DicePosition
from pellmell.games.dice.round import DiceView
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.seats import HOUSE, Seat
from tests.games.dice.table import EVERY_COMMAND, dealt, perform, racing

SEEDS = st.integers(0, 10_000)
HAND = st.tuples(st.integers(0, 3), st.sampled_from([0, 0, 0, 1, -1]))  # whose, and which of their commands
HANDS = st.lists(HAND, max_size=30) | st.lists(HAND, min_size=60, max_size=150)  # begun, and mostly finished
SOME_SEEDS = [Chance(seed_from(str(number))) for number in range(500)]
DEALS = st.sampled_from([[12, 12], [8, 8, 8], [6, 6, 6, 6], [13, 11], [1, 23], [9, 5, 3], [1, 1, 1, 1]])


def choice(position: DicePosition, seat: Seat, which: int) -> Command:
    legal = position.legal(seat)
    return legal[which % len(legal)]


def play(position: DicePosition, hands: list[tuple[int, int]]) -> None:
    for hand, which in hands:
        if position.phase is Phase.RACING:
            seat = hand % len(position.dice)
            position.perform(seat, choice(position, seat, which))


def deal(numbers: list[int], seed: int) -> DicePosition:
    return racing(len(numbers), seed, DiceOptions(dice=numbers))


def colours(position: DicePosition) -> Counter[Colour]:
    placed = Counter({colour: len(row) for colour, row in position.rows.items()})
    return placed + Counter(die.colour for dice in position.dice for die in dice)


@pytest.mark.rule("ALL-8", "DIC-1", "DIC-3")
@given(DEALS, SEEDS, HANDS)
def test_every_die_is_in_exactly_one_place(
    numbers: list[int], seed: int, hands: list[tuple[int, int]]
) -> None:
    position = deal(numbers, seed)
    drawn = colours(position)
    assert sum(numbers) == drawn.total()
    assert drawn <= Counter(bag())
    play(position, hands)
    assert colours(position) == drawn
    placed = Counter(owner for row in position.rows.values() for owner in row)
    assert [placed[seat] + len(dice) for seat, dice in enumerate(position.dice)] == numbers


@given(DEALS, SEEDS, HANDS)
def test_the_view_folds_the_same_events(numbers: list[int], seed: int, hands: list[tuple[int, int]]) -> None:
    position = dealt(len(numbers), seed, DiceOptions(dice=numbers))
    view = position.view()
    happens_in_both(position, view, HOUSE, TimeUp("start"))
    for hand, which in hands:
        if position.phase is Phase.RACING:
            seat = hand % len(numbers)
            happens_in_both(position, view, seat, choice(position, seat, which))
    if position.phase is Phase.STOPPED:
        happens_in_both(position, view, HOUSE, TimeUp("score"))


def happens_in_both(position: DicePosition, view: DiceView, seat: Seat, command: Command) -> None:
    events = position.decide(seat, command)
    while events:
        for event in events:
            position.apply(event)
            view.apply(event)
            assert vars(view) == vars(position.view())
        events = position.consequences()


@given(DEALS, SEEDS, HANDS)
def test_what_is_legal_is_what_is_accepted(
    numbers: list[int], seed: int, hands: list[tuple[int, int]]
) -> None:
    position = deal(numbers, seed)
    play(position, hands)
    for seat in range(len(numbers)):
        legal = position.legal(seat)
        assert [command for command in EVERY_COMMAND if accepts(position, seat, command)] == sorted(
            legal, key=EVERY_COMMAND.index
        )
        assert position.view().legal(seat) == legal


def accepts(position: DicePosition, seat: Seat, command: Command) -> bool:
    before = vars(position.view())
    try:
        position.decide(seat, command)
    except Refusal:
        return False
    finally:
        assert vars(position.view()) == before
    return True


@pytest.mark.rule("DIC-7", "ALL-3")
@given(SEEDS, HANDS)
def test_of_two_who_want_one_place_exactly_one_gets_it(seed: int, hands: list[tuple[int, int]]) -> None:
    position = deal([6, 6, 6, 6], seed)
    play(position, hands)
    for first in range(4):
        for second in set(range(4)) - {first}:
            for command in set(position.legal(first)) & set(position.legal(second)) - {Roll()}:
                assert isinstance(command, Place)
                contested = deepcopy(position)
                contested.perform(first, command)
                loser = list(contested.dice[second])
                if contested.phase is Phase.RACING:
                    with pytest.raises(TooLate):
                        contested.perform(second, command)
                assert contested.dice[second] == loser
                assert len(contested.rows[command.die.colour]) == command.die.face


@pytest.mark.rule("DIC-10")
@given(DEALS, SEEDS, HANDS)
def test_a_round_is_never_blocked(numbers: list[int], seed: int, hands: list[tuple[int, int]]) -> None:
    """Whoever has a die left finds a roll after which it can be placed."""
    position = deal(numbers, seed)
    play(position, hands)
    assert not position.blocked()
    if position.phase is Phase.RACING:
        assert all(can_roll_a_die_that_fits(position, seat) for seat in range(len(numbers)))


def can_roll_a_die_that_fits(position: DicePosition, seat: Seat) -> bool:
    for seed in SOME_SEEDS:
        position.chance = seed
        (rolled,) = position.decide(seat, Roll())
        if isinstance(rolled, Rolled) and any(map(position.fits, rolled.dice)):
            return True
    return False


@given(SEEDS, HANDS)
def test_nobody_can_change_what_another_rolls(seed: int, hands: list[tuple[int, int]]) -> None:
    alone, crowded = racing(4, seed), racing(4, seed)
    for hand, which in hands:
        if crowded.phase is not Phase.RACING:
            break
        if hand == 0:
            perform(alone, "a roll")
            perform(crowded, "a roll")
        else:
            crowded.perform(hand, choice(crowded, hand, which))
        assert alone.dice[0] == crowded.dice[0]


def test_no_two_seats_roll_the_same() -> None:
    position = racing(2)
    assert [die.face for die in position.dice[0]] != [die.face for die in position.dice[1]]


def test_a_die_shows_each_face_about_as_often() -> None:
    position = racing(2)
    faces = Counter[int]()
    for _ in range(1000):
        perform(position, "a roll")
        faces.update(die.face for die in position.dice[0])
    assert all(1850 < faces[face] < 2150 for face in range(1, 7))
