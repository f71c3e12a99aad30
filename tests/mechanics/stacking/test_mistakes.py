"""Where mistakes are called: which cards are wrong, and which too late. LIG-28 has it from Dutch Blitz."""

import pytest

from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import DutchCalled, Returned
from tests.mechanics.stacking import table
from tests.mechanics.stacking.called_mistakes import TIDY, after, happened, legal, refused
from tests.mechanics.stacking.table import IDLE, both, chosen


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_where_mistakes_are_refused_wrong_cards_never_lie(game: AnyStackingGame) -> None:
    assert chosen(game).mistakes == "refused"
    assert table.rule_of(game, TIDY, "a: y8 > 0:r1") in {"LIG-10", "BLZ-5"}
    assert table.rule_of(game, TIDY, "a: y8 new") in {"LIG-9", "BLZ-5"}
    assert table.rule_of(game, TIDY, "b: dutch") == "BLZ-15"


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_a_card_may_be_laid_on_any_pile_right_or_wrong(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: y8 > 0:r1") == (
        f"middle r:b+y8a / a stock y7 row g5 hand g2 g9 | g3 / {IDLE}"
    )
    assert after(game, TIDY, "a: g9 > 0:r1") == (
        f"middle r:b+g9a / a stock y7 y8 row g5 hand g2 | g3 / {IDLE}"
    )


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_on_a_complete_one_too(game: AnyStackingGame) -> None:
    position = f"middle r:bbbbbbbbbb / a stock y7 y8 row g5 hand / {IDLE}"
    assert after(game, position, "a: y8 > 0:r10") == (
        f"middle r:bbbbbbbbbb+y8a / a stock y7 row g5 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_or_as_a_new_pile(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: g5 new") == (f"middle r:b +g5a / a stock y7 row y8 hand g2 g9 | g3 / {IDLE}")


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_so_everything_open_goes_everywhere(game: AnyStackingGame) -> None:
    position = f"middle r:b () +g5b / a stock y7 y8 row g4 hand / {IDLE}"
    assert legal(game, position, "a") == [
        *("y8 new", "y8 > 0:r1b", "y8 > 2:g5b"),
        *("g4 new", "g4 > 0:r1b", "g4 > 2:g5b"),
        "dutch",
    ]


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_where_it_fits_is_never_above_a_wrong_card(game: AnyStackingGame) -> None:
    covered = f"middle r:b+y8b / a stock y7 r2 row g5 hand / {IDLE}"
    assert refused(game, covered, "a: r2")[1] == "r2 fits on no pile"
    another = f"middle r:b+y8b r:b / a stock y7 r2 row g5 hand / {IDLE}"
    assert after(game, another, "a: r2") == f"middle r:b+y8b r:ba / a stock y7 row g5 hand / {IDLE}"


@pytest.mark.rule("BLZ-15", "ALL-3", "LIG-28")
@both
def test_a_move_whose_aim_has_changed_comes_too_late_and_is_no_mistake(game: AnyStackingGame) -> None:
    position = "middle r:a / a stock y7 r2 row g5 hand / b stock y8 r2 row y1 hand"
    assert refused(game, position, "b: r2 > 0:r1", "a: r2 > 0:r1") == ("ALL-3", "too late: b was quicker")


DOUBLES = "middle r:a / a stock y7 r1 row r2 hand / b stock y8 r1 row y1 hand / c stock y9 r2 row g5 hand"


@pytest.mark.rule("BLZ-15", "ALL-3", "LIG-28")
@both
def test_so_does_one_whose_aim_is_covered_by_its_double(game: AnyStackingGame) -> None:
    assert refused(game, DOUBLES, "b: r1 > 0:r1a", "c: r2 > 0:r1a") == ("ALL-3", "too late: b was quicker")
    assert "r:a+r1b+r2c" in after(game, DOUBLES, "b: r1 > 0:r1a", "c: r2 > 0:r1b")
    assert refused(game, DOUBLES, "b: r1 > 0:r1a", "b: y1 > 0:r1a") == (
        "ALL-3",
        "the r1 that you saw on pile 0 is no longer on top",
    )


@pytest.mark.rule("BLZ-15", "ALL-3", "LIG-28")
@both
def test_back_from_under_its_double_the_aim_is_there_again(game: AnyStackingGame) -> None:
    moves = ("b: r1 > 0:r1a", "a: dutch", "house: time", "c: r2 > 0:r1a")
    assert after(game, DOUBLES, *moves).startswith("middle r:ac / ")


@pytest.mark.rule("BLZ-15", "ALL-3", "LIG-28")
@both
def test_so_does_one_that_aims_at_a_pile_that_was_cleared(game: AnyStackingGame) -> None:
    moves = ("a: g5 new", "b: dutch", "house: time", "a: y8 > 1:g5")
    assert refused(game, TIDY, *moves) == ("ALL-3", "the g5 that you saw on pile 1 is no longer on top")


@pytest.mark.rule("BLZ-24", "LIG-28")
@pytest.mark.parametrize("above", ["g6", "r2"])
@both
def test_wrong_is_also_what_lies_above_a_wrong_card(game: AnyStackingGame, above: str) -> None:
    position = f"middle r:b / a stock y7 g5 row y5 hand / b stock y9 {above} row y1 hand"
    moves = ("a: g5 > 0:r1", f"b: {above} > 0:g5")
    assert after(game, position, *moves) == (
        f"middle r:b+g5a+{above}b / a stock y7 row y5 hand / b stock y9 row y1 hand"
    )
    assert after(game, position, *moves, "a: dutch") == f"frozen: {position}"


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_a_card_that_was_back_before_counts_from_when_it_was_laid_again(game: AnyStackingGame) -> None:
    """The yellow eight was wrong first, but lies on top when both are wrong: it goes back first."""
    moves = ("a: y8 > 0:r1", "b: dutch", "house: time", "a: g5 > 0:r1", "a: y8 > 0:g5", "b: dutch")
    events = happened(game, TIDY.replace("y7 y8", "y6 y7 y8"), *moves)
    cards = [str(event.card) for event in events if isinstance(event, Returned)]
    assert cards == ["y8", "g5"]


@pytest.mark.rule("BLZ-24", "BLZ-25", "BLZ-5", "LIG-10", "LIG-28")
@pytest.mark.parametrize("one", ["r1", "g1"])
@both
def test_nothing_follows_a_ten_a_one_on_it_comes_back(game: AnyStackingGame, one: str) -> None:
    position = f"middle r:bbbbbbbbbb / a stock y7 {one} row g5 hand / {IDLE}"
    covered = f"middle r:bbbbbbbbbb+{one}a / a stock y7 row g5 hand / {IDLE}"
    assert after(game, position, f"a: {one} > 0:r10") == covered
    assert after(game, position, f"a: {one} > 0:r10", "b: dutch") == f"frozen: {position}"
    assert happened(game, position, f"a: {one} > 0:r10", "b: dutch")[0] == DutchCalled(seat=1, culprits=[0])
