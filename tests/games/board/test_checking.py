"""The rulebook on mistakes, where they are looked for after the round."""

import pytest

from pellmell.games.board.messages import Checked
from pellmell.games.board.position import BoardPosition
from pellmell.kit.messages import RaceStopped
from pellmell.kit.phases import Ending, Phase
from tests.games.board.table import ALL, Refused, after, at, legal, perform, racing, refusal, refused

ROW = "board roygbv tokens 1@a1"
# a has laid oy right and gb wrong, b has laid vr the wrong way round
CHECKED = (
    "checking: board roygbv/roygbv tokens 1@e1 laid a:oy@b1-c1 a:bg@d1-e1 b:or@a2-b2 ended stop a"
    " / a hand / b hand ro / c hand ro ry"
)


def checking(text: str = CHECKED, reversed: str = "mistake") -> BoardPosition:
    return at(text, mistakes="called", reversed=reversed)


def scored(position: BoardPosition) -> list[int]:
    perform(position, "house score")
    assert position.score is not None
    return position.score.places or []


@pytest.mark.rule("BRD-23")
@pytest.mark.parametrize("way", ["rv", "vr"])
def test_colours_are_not_checked_when_a_card_is_laid(way: str) -> None:
    text = f"{ROW} / a hand rv oy / b hand {ALL}"
    assert f"laid a:{way}@b1-c1" in after(text, f"a 1@a1 {way} b1 c1", mistakes="called")


@pytest.mark.rule("BRD-23")
@pytest.mark.parametrize(
    ("move", "rule"),
    [("a 1@a1 rv c1 d1", "BRD-10"), ("a 1@a1 rv b1 a1", "BRD-11"), ("a 1@a1 oy b1 c1", "BRD-6")],
)
def test_all_else_is(move: str, rule: str) -> None:
    assert refused(f"{ROW} / a hand rv oy / b hand {ALL}", move, mistakes="called") == Refused(rule)


@pytest.mark.rule("BRD-23")
def test_after_the_race_each_is_shown_the_cards_of_the_left_neighbour_one_by_one() -> None:
    position = checking()
    assert position.timers() == {"check": 30_000}
    assert [legal(position, seat) for seat in "abc"] == [
        ["right or", "wrong or"],
        [],
        ["right oy", "wrong oy"],
    ]
    perform(position, "c right oy")
    assert legal(position, "c") == ["right bg", "wrong bg"]


@pytest.mark.rule("BRD-23")
def test_the_first_card_of_a_round_is_shown_as_well() -> None:
    position = racing(2, mistakes="called")
    lay = next(move for move in legal(position, "a") if move != "turn")
    perform(position, f"a {lay}", "house ends")
    card = lay.split()[-3]
    assert legal(position, "b") == [f"right {card}", f"wrong {card}"]


@pytest.mark.rule("BRD-23")
@pytest.mark.parametrize("move", ["c right bg", "b right oy"])
def test_no_other_cards(move: str) -> None:
    assert refusal(checking(), move) == Refused("BRD-23")


@pytest.mark.rule("BRD-23")
def test_a_mistake_that_is_pointed_out_costs_the_place_also_of_who_stopped() -> None:
    position = checking()
    assert perform(position, "c right oy", "c wrong bg", "a right or")[-1] == Checked()
    assert position.phase is Phase.STOPPED
    assert scored(position) == [3, 1, 2]


@pytest.mark.rule("BRD-23")
def test_what_nobody_points_out_stands() -> None:
    position = checking()
    perform(position, "a right or", "c right oy", "c right bg")
    assert scored(position) == [1, 2, 3]


@pytest.mark.rule("BRD-23")
def test_pointing_out_a_card_that_is_right_has_no_effect() -> None:
    position = checking()
    perform(position, "c wrong oy", "c right bg", "a right or")
    assert scored(position) == [1, 2, 3]


@pytest.mark.rule("BRD-23")
def test_after_thirty_seconds_what_was_not_judged_stands() -> None:
    position = checking()
    perform(position, "a wrong or", "house check")
    assert scored(position) == [1, 3, 2]


@pytest.mark.rule("BRD-23")
def test_nobody_waits_for_a_judge_who_has_left() -> None:
    position = checking()
    perform(position, "a right or", "c leaves")
    assert position.phase is Phase.STOPPED


@pytest.mark.rule("BRD-23")
def test_nothing_is_laid_while_cards_are_checked() -> None:
    assert refusal(checking(), "b turn") == Refused("BRD-23")


@pytest.mark.rule("BRD-22", "BRD-23")
def test_a_round_that_could_go_on_only_by_mistakes_is_blocked() -> None:
    text = "board royg tokens 1@a1 / a hand rv rg / b hand rb"
    assert perform(at(text, mistakes="called"), "a turn")[1:] == [RaceStopped(Ending.BLOCKED), Checked()]


@pytest.mark.rule("BRD-24")
def test_a_card_with_swapped_colours_is_a_mistake() -> None:
    position = checking()
    perform(position, "a wrong or", "c right oy", "c right bg")
    assert scored(position) == [1, 3, 2]


@pytest.mark.rule("BRD-24")
def test_or_forgiven() -> None:
    position = checking(reversed="forgiven")
    perform(position, "a wrong or", "c right oy", "c wrong bg")
    assert scored(position) == [1, 2, 3]


@pytest.mark.rule("BRD-24")
def test_where_forgiven_it_is_not_refused_either() -> None:
    text = f"{ROW} / a hand oy rv / b hand {ALL}"
    assert "laid a:yo@b1-c1" in after(text, "a 1@a1 yo b1 c1", reversed="forgiven")
    assert refused(text, "a 1@a1 yo b1 c1") == Refused("BRD-24")
    assert {"1@a1 oy b1 c1", "1@a1 yo b1 c1"} <= set(legal(at(text, reversed="forgiven"), "a"))


@pytest.mark.rule("BRD-24", "BRD-9")
def test_forgiven_is_only_a_card_that_would_fit_the_other_way_round() -> None:
    text = f"{ROW} / a hand og rv / b hand {ALL}"
    assert refused(text, "a 1@a1 og b1 c1", reversed="forgiven") == Refused("BRD-9")
    strange = CHECKED.replace("or@a2-b2", "by@a2-b2")
    position = checking(strange, reversed="forgiven")
    perform(position, "a wrong by", "c right oy", "c right bg")
    assert scored(position) == [1, 3, 2]
