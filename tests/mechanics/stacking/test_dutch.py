"""Where mistakes are called: what "Dutch!" does, and the way back. LIG-28 has it from Dutch Blitz."""

import pytest

from pellmell.kit.cards import parse_card
from pellmell.kit.messages import Frozen, RaceStopped
from pellmell.kit.phases import Ending
from pellmell.kit.refusal import BadOptions
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import DutchCalled, Returned, Rotated, StopDenied
from tests.mechanics.stacking import table
from tests.mechanics.stacking.called_mistakes import TIDY, after, happened, legal, points, refused
from tests.mechanics.stacking.table import IDLE, LIGRETTO, both, chosen, over


@pytest.mark.rule("BLZ-13", "BLZ-14", "BLZ-25", "LIG-28")
@both
def test_dutch_puts_wrong_cards_back_and_names_caller_and_culprits(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: y8 > 0:r1", "b: dutch") == f"frozen: {TIDY}"
    assert happened(game, TIDY, "a: y8 > 0:r1", "b: dutch") == [
        DutchCalled(seat=1, culprits=[0]),
        Returned(seat=0, card=parse_card("y8"), pile=0, to="stock"),
        Frozen(),
    ]


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_anybody_may_call_the_culprit_too(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: y8 > 0:r1", "a: dutch") == f"frozen: {TIDY}"


@pytest.mark.rule("BLZ-25", "BLZ-14", "LIG-28")
@both
def test_right_cards_stay(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y7 r2 row g5 hand / {IDLE}"
    assert after(game, position, "a: r2 > 0:r1", "a: g5 > 0:r2", "b: dutch", stop="called") == (
        f"frozen: middle r:ba / a stock g5 row y7 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-13", "ALL-1", "LIG-28")
@pytest.mark.parametrize(
    "command", ["a: turn", "a: y8 > 0:r1", "b: y1 new", "b: dutch", "a: dutch", "a: stop"]
)
@both
def test_everybody_stops_nobody_touches_a_card(game: AnyStackingGame, command: str) -> None:
    rule, reason = refused(game, TIDY, "a: y8 > 0:r1", "b: dutch", command)
    assert (rule, "nobody touches a card" in reason) == ("BLZ-13", True)


@pytest.mark.rule("BLZ-14", "BLZ-25", "LIG-28")
@both
def test_after_three_seconds_everybody_goes_on(game: AnyStackingGame) -> None:
    position = table.played(game, TIDY, "a: y8 > 0:r1", "b: dutch", mistakes="called")
    assert position.timers() == {"thaw 1": 3000}
    assert after(game, TIDY, "a: y8 > 0:r1", "b: dutch", "house: time") == TIDY
    twice = ("a: y8 > 0:r1", "b: dutch", "house: time", "b: dutch")
    assert table.played(game, TIDY, *twice, mistakes="called").timers() == {"thaw 2": 3000}


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_from_the_hand_back_onto_the_turned_over_pile(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: g9 > 0:r1", "b: dutch") == f"frozen: {TIDY}"
    assert after(game, TIDY, "a: g9 > 0:r1", "a: turn", "b: dutch") == (
        f"frozen: middle r:b / a stock y7 y8 row g5 hand g2 g3 g9 | / {IDLE}"
    )


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_even_when_no_card_lies_turned_over(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y7 y8 row g5 hand g9 | g3 g4 / {IDLE}"
    assert after(game, position, "a: g9 > 0:r1", "b: dutch") == f"frozen: {position}"


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_from_a_row_place_that_was_filled_since_back_onto_the_stock(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: g5 > 0:r1", "b: dutch") == (
        f"frozen: middle r:b / a stock y7 g5 row y8 hand g2 g9 | g3 / {IDLE}"
    )


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_from_a_row_place_that_is_still_a_gap_back_into_it(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock row y5 g5 hand / {IDLE}"
    assert after(game, position, "a: g5 > 0:r1", stop="called") == (
        f"middle r:b+g5a / a stock row y5 - hand / {IDLE}"
    )
    assert after(game, position, "a: g5 > 0:r1", "b: dutch", stop="called") == f"frozen: {position}"


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_from_a_row_pile_back_onto_it(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y7 y8 row b9.g8 hand / {IDLE}"
    assert after(game, position, "a: g8 > 0:r1", "b: dutch", advanced=True) == f"frozen: {position}"


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_or_onto_the_stock_when_the_whole_row_pile_has_gone_and_was_filled(game: AnyStackingGame) -> None:
    position = f"middle r:b b:bbbbbbbb / a stock y7 y8 row b9.g8 hand / {IDLE}"
    assert after(game, position, "a: g8 > 0:r1", "a: b9 > 1:b8", "b: dutch", advanced=True) == (
        f"frozen: middle r:b b:bbbbbbbba / a stock y7 g8 row y8 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_the_last_one_goes_first(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y6 y7 y8 row g5 hand g2 g9 | g3 / {IDLE}"
    moves = ("a: g9 > 0:r1", "a: y8 > 0:g9", "a: g2 new", "a: y7 > 1:g2", "b: dutch")
    assert after(game, position, *moves) == f"frozen: {position.replace('r:b', 'r:b ()')}"
    returned = [event.card for event in happened(game, position, *moves) if isinstance(event, Returned)]
    assert [str(card) for card in returned] == ["y7", "g2", "y8", "g9"]


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_a_row_place_emptied_twice_by_mistake(game: AnyStackingGame) -> None:
    """The first card finds its place filled, the second one finds a gap."""
    position = f"middle r:b / a stock y8 row g5 y5 hand / {IDLE}"
    assert after(game, position, "a: g5 > 0:r1", "a: y8 > 0:g5", "b: dutch", stop="called") == (
        f"frozen: middle r:b / a stock g5 row y8 y5 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-25", "LIG-28")
@both
def test_a_pile_started_by_mistake_keeps_its_number(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y7 y8 row g1 hand / {IDLE}"
    assert after(game, position, "a: y8 new", "b: dutch", "house: time", "a: g1 new") == (
        f"middle r:b () g:a / a stock y7 row y8 hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-26", "LIG-28")
@both
def test_a_call_without_a_wrong_card_is_false_and_named_so(game: AnyStackingGame) -> None:
    assert happened(game, TIDY, "b: dutch") == [DutchCalled(seat=1, culprits=[]), Frozen()]
    assert after(game, TIDY, "b: dutch", "house: time") == f"{TIDY} calls 1"


@pytest.mark.rule("BLZ-26", "LIG-28")
@pytest.mark.parametrize(("options", "cost"), [({}, -1), ({"false_call": 0}, 0), ({"false_call": -2}, -2)])
@both
def test_a_false_call_costs_points(game: AnyStackingGame, options: dict[str, int], cost: int) -> None:
    moves = ("b: dutch", "house: time", "b: dutch", "house: vote")
    assert points(game, TIDY, *moves, **options) == [-4, 1 - 2 + 2 * cost]


@pytest.mark.rule("BLZ-26", "LIG-28")
@both
def test_a_right_call_costs_nothing(game: AnyStackingGame) -> None:
    assert points(game, TIDY, "a: y8 > 0:r1", "b: dutch", "house: vote") == [-4, 1 - 2]


@pytest.mark.rule("BLZ-26", "LIG-28")
@both
def test_after_three_false_calls_a_player_has_no_more(game: AnyStackingGame) -> None:
    thrice = ("b: dutch", "house: time") * 3
    assert refused(game, TIDY, *thrice, "b: dutch")[0] == "BLZ-26"
    assert refused(game, TIDY, *thrice, "a: y8 > 0:r1", "b: dutch")[0] == "BLZ-26"
    assert after(game, TIDY, *thrice, "a: y8 > 0:r1", "a: dutch") == f"frozen: {TIDY} calls 3"
    assert "dutch" not in legal(game, f"{TIDY} calls 3", "b")


@pytest.mark.rule("BLZ-26", "LIG-28")
@both
def test_the_price_of_a_false_call_needs_calls(game: AnyStackingGame) -> None:
    with pytest.raises(BadOptions, match="needs mistakes=called"):
        chosen(game, false_call=-2).check(2)
    chosen(game, false_call=-2, mistakes="called").check(2)


WRONG_STOP = f"middle r:b / a stock y8 row g5 hand y6 / {IDLE}"


@pytest.mark.rule("BLZ-27", "LIG-28")
@both
def test_an_automatic_stop_by_a_wrong_card_is_denied(game: AnyStackingGame) -> None:
    assert after(game, WRONG_STOP, "a: y8 > 0:r1") == f"frozen: {WRONG_STOP}"
    assert happened(game, WRONG_STOP, "a: y8 > 0:r1")[1:] == [
        Returned(seat=0, card=parse_card("y8"), pile=0, to="stock"),
        StopDenied(seat=0),
        Frozen(),
    ]
    assert after(game, WRONG_STOP, "a: y8 > 0:r1", "house: time") == WRONG_STOP


@pytest.mark.rule("BLZ-27", "LIG-19", "LIG-28")
@both
def test_so_is_one_by_a_wrong_card_of_the_row(game: AnyStackingGame) -> None:
    assert after(game, WRONG_STOP, "a: g5 > 0:r1") == (
        f"frozen: middle r:b / a stock g5 row y8 hand y6 / {IDLE}"
    )


@pytest.mark.rule("BLZ-27", "LIG-18", "LIG-28")
@both
def test_a_called_stop_is_checked_when_it_is_called(game: AnyStackingGame) -> None:
    assert after(game, WRONG_STOP, "a: y8 > 0:r1", stop="called") == (
        f"middle r:b+y8a / a stock row g5 hand y6 / {IDLE}"
    )
    assert after(game, WRONG_STOP, "a: y8 > 0:r1", "a: stop", stop="called") == f"frozen: {WRONG_STOP}"
    assert StopDenied(0) in happened(game, WRONG_STOP, "a: y8 > 0:r1", "a: stop", stop="called")


@pytest.mark.rule("BLZ-27", "LIG-28")
@both
def test_all_wrong_cards_go_back_before_a_stop_counts(game: AnyStackingGame) -> None:
    position = "middle r:b / a stock r2 row g5 hand y6 | / b stock y8 y9 row y1 hand"
    moves = ("b: y9 new", "a: y6 > 1:y9", "a: r2 > 0:r1")
    stopped = "stopped: middle r:ba () ended stop a / a stock row g5 hand y6 | / b stock y8 y9 row y1 hand"
    assert after(game, position, *moves) == stopped
    assert after(game, position, *moves, "a: stop", stop="called") == stopped
    assert happened(game, position, *moves)[-1] == RaceStopped(Ending.STOP, by=0)


@pytest.mark.rule("BLZ-27", "LIG-28")
@both
def test_a_right_last_card_does_not_help_when_an_earlier_one_comes_back(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock r2 y8 row g5 hand y6 / {IDLE}"
    assert after(game, position, "a: y8 new", "a: r2 > 0:r1") == (
        f"frozen: middle r:ba () / a stock y8 row g5 hand y6 / {IDLE}"
    )


@pytest.mark.rule("BLZ-27", "LIG-16", "LIG-28")
@both
def test_a_pile_refilled_this_way_fills_no_gaps(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y8 row g5 r2 hand / {IDLE}"
    denied = ("a: y8 new", "a: r2 > 0:r1", "a: stop")
    assert after(game, position, *denied, stop="called") == (
        f"frozen: middle r:ba () / a stock y8 row g5 - hand / {IDLE}"
    )
    assert after(game, position, *denied, "house: time", "a: g5 new", stop="called") == (
        f"middle r:ba () +g5a / a stock row y8 - hand / {IDLE}"
    )


@pytest.mark.rule("BLZ-28", "LIG-20", "LIG-28")
@both
def test_a_wrong_card_that_covers_what_is_needed_does_not_block_the_round(game: AnyStackingGame) -> None:
    position = "middle r:aa / a stock y7 y6 row g5 hand / b stock y9 row r3 hand"
    assert after(game, position, "a: g5 > 0:r2") == (
        "middle r:aa+g5a / a stock y7 row y6 hand / b stock y9 row r3 hand"
    )


@pytest.mark.rule("BLZ-28", "LIG-20", "LIG-28")
@both
def test_a_card_that_only_follows_a_wrong_one_does_not_keep_the_round_alive(game: AnyStackingGame) -> None:
    position = "middle r:a / a stock y8 y7 y6 row r2 g5 hand / b stock y9 row g6 hand"
    assert after(game, position, "a: g5 new", "a: r2 > 0:r1", blocked="end") == (
        "stopped: middle r:aa () ended blocked / a stock y8 g5 row y7 y6 hand / b stock y9 row g6 hand"
    )


@pytest.mark.rule("BLZ-28", "LIG-20", "LIG-28")
@both
def test_a_wrong_card_that_would_fit_elsewhere_when_it_is_back_keeps_the_round_alive(
    game: AnyStackingGame,
) -> None:
    position = "middle r:a g:b / a stock y8 y7 row r2 hand / b stock y9 row y8 hand"
    assert after(game, position, "a: r2 > 1:g1") == (
        "middle r:a g:b+r2a / a stock y8 row y7 hand / b stock y9 row y8 hand"
    )


@pytest.mark.rule("BLZ-28", "LIG-20", "LIG-28")
@both
def test_where_a_wrong_card_goes_back_to_decides_what_counting_brings_up(game: AnyStackingGame) -> None:
    """Put back before the turn, the green eight makes the red three the third card; after it, no more."""
    position = "middle r:bb / a stock y7 row y6 hand g5 g8 | r3 g7 / b stock y9 row y8 hand"
    assert after(game, position, "a: g8 new", blocked="end") == (
        "middle r:bb +g8a / a stock y7 row y6 hand g5 | r3 g7 / b stock y9 row y8 hand"
    )
    assert after(game, position, "a: g8 new", "a: turn", blocked="end") == (
        "stopped: middle r:bb () ended blocked"
        " / a stock y7 row y6 hand g5 r3 g7 g8 | / b stock y9 row y8 hand"
    )


@pytest.mark.rule("BLZ-28", "BLZ-19", "LIG-28")
@both
def test_wrong_cards_are_back_before_the_hands_rotate(game: AnyStackingGame) -> None:
    position = "middle r:a / a stock y8 y7 row r2 hand g5 | g7 / b stock y9 row y8 hand r3 g8 g9"
    events = happened(game, position, "a: g5 new", "a: r2 > 0:r1", blocked="rotate")
    assert [type(event) for event in events[1:]] == [Returned, Rotated, Frozen]
    assert after(game, position, "a: g5 new", "a: r2 > 0:r1", blocked="rotate") == (
        "frozen: middle r:aa () / a stock y8 row y7 hand g7 g5 / b stock y9 row y8 hand g8 g9 r3"
    )


@pytest.mark.rule("BLZ-28", "ALL-9", "LIG-28")
@both
def test_a_round_that_ends_without_a_stop_is_scored_with_wrong_cards_back(game: AnyStackingGame) -> None:
    assert after(game, TIDY, "a: y8 > 0:r1", "house: vote") == over(TIDY, "vote")
    assert points(game, TIDY, "a: y8 > 0:r1", "house: vote") == [-4, 1 - 2]


@pytest.mark.rule("BLZ-28", "LIG-20", "LIG-28")
def test_a_pile_emptied_by_a_wrong_card_counts_as_not_empty() -> None:
    """Where the stop is called: with the wrong card back, a has a Ligretto, and the red two counts."""
    position = "middle r:b / a stock g9 row r2 hand y8 / b stock y9 row y8 hand y5"
    assert after(LIGRETTO, position, "a: g9 new", stop="called") == (
        "middle r:b +g9a / a stock row r2 hand y8 / b stock y9 row y8 hand y5"
    )
