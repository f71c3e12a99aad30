"""The rulebook, sentence by sentence."""

from collections import Counter

import msgspec
import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.dice import Die, bag
from pellmell.games.dice.messages import AllRolled, Place, Placed, Roll, Rolled
from pellmell.games.dice.options import DiceOptions
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Gesture, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.refusal import Malformed, TooLate
from tests.games.dice.table import after, at, dealt, perform, racing, refused


@pytest.mark.rule("DIC-1")
def test_the_box() -> None:
    assert Counter(bag()) == {Colour.RED: 6, Colour.YELLOW: 6, Colour.GREEN: 6, Colour.BLUE: 6}
    assert list(GAME.seats) == [2, 3, 4]
    assert dealt(2).view().rows == {Colour.RED: [], Colour.YELLOW: [], Colour.GREEN: [], Colour.BLUE: []}


@pytest.mark.rule("DIC-2")
@pytest.mark.parametrize(("players", "each"), [(2, 12), (3, 8), (4, 6)])
def test_all_24_dice_are_drawn_in_equal_numbers(players: int, each: int) -> None:
    position = dealt(players)
    assert position.view().cups == [each] * players
    assert Counter(colour for cup in position.drawn for colour in cup) == Counter(bag())


@pytest.mark.rule("DIC-2")
def test_nobody_looks_into_a_cup_before_the_signal() -> None:
    assert dealt(3, seed=1).drawn != dealt(3, seed=2).drawn
    assert vars(dealt(3, seed=1).view()) == vars(dealt(3, seed=2).view())


@pytest.mark.rule("DIC-3")
def test_numbers_dealt_out_differently() -> None:
    position = racing(3, options=DiceOptions(dice=[10, 8, 4]))
    assert [len(dice) for dice in position.dice] == [10, 8, 4]  # two stay in the bag


@pytest.mark.rule("DIC-4", "ALL-2")
def test_all_roll_all_their_dice_together_at_the_signal() -> None:
    position = dealt(4)
    events = perform(position, "house start")
    assert [type(event) for event in events] == [AllRolled]
    assert [[die.colour for die in dice] for dice in position.dice] == list(position.drawn)
    assert position.view().cups == [0, 0, 0, 0]
    assert position.phase is Phase.RACING


@pytest.mark.rule("DIC-4", "ALL-2")
@pytest.mark.parametrize("command", ["a r1", "b roll"])
def test_nothing_before_the_signal(command: str) -> None:
    assert refused(dealt(2), command).rule == "ALL-2"


@pytest.mark.rule("DIC-4")
def test_only_a_die_that_one_has_rolled() -> None:
    refusal = refused(at("r: y: g: b: / a y1 / b r1"), "a r1")
    assert (refusal.rule, refusal.reason) == ("DIC-4", "no red 1 lies before you")


@pytest.mark.rule("DIC-5")
@pytest.mark.parametrize(
    ("die", "board"),
    [
        ("r2", "r:ba y:b g:b b:b"),
        ("y2", "r:b y:ba g:b b:b"),
        ("g2", "r:b y:b g:ba b:b"),
        ("b2", "r:b y:b g:b b:ba"),
    ],
)
def test_a_die_goes_into_the_row_of_its_colour(die: str, board: str) -> None:
    """There is no way to name another row: the die alone says where it goes."""
    assert after(f"r:b y:b g:b b:b / a r6 {die} / b y1", f"a {die}") == f"{board} / a r6 / b y1"


@pytest.mark.rule("DIC-6")
@pytest.mark.parametrize(
    ("before", "die", "then"),
    [
        ("r: y: g: b: / a r1 y3 / b b1", "r1", "r:a y: g: b: / a y3 / b b1"),
        ("r:b y: g: b: / a r2 y3 / b b1", "r2", "r:ba y: g: b: / a y3 / b b1"),
        ("r: y:bb g: b: / a r1 y3 / b b1", "y3", "r: y:bba g: b: / a r1 / b b1"),
        ("r: y: g:bab b: / a g4 y3 / b b1", "g4", "r: y: g:baba b: / a y3 / b b1"),
        ("r: y: g: b:bbbb / a b5 y3 / b b1", "b5", "r: y: g: b:bbbba / a y3 / b b1"),
        ("r: y: g: b:bbbbb / a b6 y3 / b r1", "b6", "r: y: g: b:bbbbba / a y3 / b r1"),
    ],
)
def test_ascending(before: str, die: str, then: str) -> None:
    assert after(before, f"a {die}") == then


@pytest.mark.rule("DIC-6")
@pytest.mark.parametrize(
    ("board", "die", "reason"),
    [
        ("r: y: g: b:", "r2", "the red row wants a 1 first"),
        ("r:b y:bb g: b:", "y6", "the yellow row wants a 3 first"),
        ("r: y: g:a b:", "g1", "your own green 1 lies there already: roll this one again"),
    ],
)
def test_never_out_of_order(board: str, die: str, reason: str) -> None:
    refusal = refused(at(f"{board} / a {die} / b b1"), f"a {die}")
    assert (refusal.rule, refusal.reason) == ("DIC-6", reason)


@pytest.mark.rule("DIC-7", "ALL-3")
@pytest.mark.parametrize(("first", "second"), ["ab", "ba"])
def test_first_come_first_served(first: str, second: str) -> None:
    position = at("r: y:c g: b: / a y2 r6 / b y2 g6 / c b4")
    perform(position, f"{first} y2")
    refusal = refused(position, f"{second} y2")
    assert isinstance(refusal, TooLate)
    assert refusal.by == "ab".index(first)
    assert refusal.reason == f"too late: {first} was quicker"


@pytest.mark.rule("DIC-7")
def test_who_was_too_late_can_roll_the_die_again_with_all_the_rest() -> None:
    position = at("r: y: g: b: / a y1 r6 / b y1 g6 g6")
    perform(position, "a y1")
    refused(position, "b y1")
    assert [die.colour.letter for die in position.dice[1]] == ["y", "g", "g"]
    perform(position, "b roll")
    assert [die.colour.letter for die in position.dice[1]] == ["y", "g", "g"]


@pytest.mark.rule("DIC-7", "ALL-3")
def test_two_who_want_different_places_do_not_disturb_each_other() -> None:
    text = "r: y: g: b: / a y1 r1 / b g1 b4"
    assert after(text, "a r1", "b g1") == after(text, "b g1", "a r1") == "r:a y: g:b b: / a y1 / b b4"


@pytest.mark.rule("DIC-8")
def test_a_roll_is_of_all_the_remaining_dice() -> None:
    position = at("r: y: g: b: / a r3 y4 y5 b6 / b g1")
    shown = [Counter[int]() for _ in range(4)]
    for _ in range(100):
        perform(position, "a roll")
        for die, faces in zip(position.dice[0], shown, strict=True):
            faces[die.face] += 1
    assert all(sorted(faces) == [1, 2, 3, 4, 5, 6] for faces in shown)
    assert [die.colour.letter for die in position.dice[0]] == ["r", "y", "y", "b"]


@pytest.mark.rule("DIC-8")
def test_nobody_can_ask_for_a_roll_of_some_of_them() -> None:
    assert Roll.__struct_fields__ == ()


@pytest.mark.rule("DIC-8")
def test_who_does_not_want_to_place_rolls_as_well() -> None:
    position = at("r: y: g: b: / a r1 y1 / b g1")
    assert Place(Die(Colour.RED, 1)) in position.legal(0)
    assert [type(event) for event in perform(position, "a roll")] == [Rolled]


@pytest.mark.rule("DIC-9", "ALL-4")
def test_one_die_at_a_time_with_one_hand() -> None:
    """A command names one die; how soon a hand can do the next thing is said by its gesture."""
    two = b'{"do":"place","die":[["red",1],["red",2]]}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(two, type=Place)
    assert (Place.gesture, Roll.gesture) == (Gesture.PLACE, Gesture.ROLL)
    assert (Gesture.PLACE.value, Gesture.ROLL.value) == (80, 600)


@pytest.mark.rule("DIC-10", "ALL-1")
def test_nobody_waits() -> None:
    position = at("r: y: g: b: / a r2 / b r2 / c r2")
    for seat in "aabacbbc":
        assert [type(event) for event in perform(position, f"{seat} roll")] == [Rolled]


@pytest.mark.rule("DIC-11", "ALL-5")
def test_the_last_die_stops_the_round() -> None:
    position = at("r: y: g: b: / a r1 / b r1 y1 b4")
    events = perform(position, "a r1")
    assert events == [Placed(0, Die(Colour.RED, 1)), RaceStopped(Ending.STOP, by=0)]
    for attempt in ("b y1", "b roll"):
        assert refused(position, attempt).rule == "ALL-5"


@pytest.mark.rule("DIC-11", "ALL-10")
def test_what_is_not_placed_stays_visible() -> None:
    position = at("r: y: g: b: / a r1 / b r1 y1 b4")
    perform(position, "a r1")
    assert list(map(str, position.view().dice[1])) == ["r1", "y1", "b4"]
    perform(position, "house score")
    assert list(map(str, position.view().dice[1])) == ["r1", "y1", "b4"]


@pytest.mark.rule("DIC-12")
def test_the_printed_example() -> None:
    position = at("r:aaabcc y:abbcd g:accd b: / a g5 / b y3 b2 b4 / c g1 / d b3 b3 b5 b6")
    perform(position, "a g5", "house score")
    assert position.score is not None
    assert position.score.points == [8, -3, -1, -4]
    assert position.score.parts == [{"others": 8}, {"left": -3}, {"left": -1}, {"left": -4}]
    assert (position.score.ending, position.score.by) == (Ending.STOP, 0)


@pytest.mark.rule("DIC-12", "ALL-9")
def test_a_round_ended_by_vote_has_no_winner() -> None:
    position = at("r:ab y: g: b: / a r1 / b r1 y1 b4")
    perform(position, "house end", "house score")
    assert position.score is not None
    assert (position.score.ending, position.score.by) == (Ending.VOTE, None)
    assert position.score.points == [-1, -3]


@pytest.mark.rule("ALL-9", "DIC-12")
def test_the_dice_of_one_who_left_stay_and_count() -> None:
    position = at("r: y: g: b: / a r1 / b r1 y1 b4")
    position.happen(position.missing(1, for_good=True))
    assert position.view().gone == {1}
    perform(position, "a r1", "house score")
    assert position.score is not None
    assert position.score.points == [3, -3]


@pytest.mark.rule("DIC-13", "ALL-7")
def test_the_next_round_mixes_all_the_dice_and_draws_the_same_numbers() -> None:
    options = DiceOptions(dice=[9, 8, 7])
    rounds = [dealt(3, seed, options).drawn for seed in range(20)]
    assert {tuple(len(cup) for cup in drawn) for drawn in rounds} == {(9, 8, 7)}
    assert all(Counter(colour for cup in drawn for colour in cup) == Counter(bag()) for drawn in rounds)
    assert len({tuple(map(tuple, drawn)) for drawn in rounds}) == len(rounds)


@pytest.mark.rule("DIC-14")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 9), (4, 12)])
def test_three_rounds_per_player(players: int, rounds: int) -> None:
    over = [GAME.is_over(DiceOptions(), played, [0] * players) for played in range(1, 14)]
    assert over.index(True) + 1 == rounds
    assert GAME.is_over(DiceOptions(rounds_per_player=1), players, [0] * players)


@pytest.mark.parametrize(
    "command", [Place(Die(Colour.ORANGE, 1)), Place(Die(Colour.RED, 7)), Place(Die(Colour.RED, 0))]
)
def test_dice_that_are_not_in_the_box(command: Place) -> None:
    with pytest.raises(Malformed):
        racing(2).perform(0, command)
