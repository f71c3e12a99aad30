"""What goes where: the middle, the row that fills its gaps, the hand turned by three."""

from collections import Counter

import pytest

from pellmell.kit.cards import SUITS, Card, parse_card
from pellmell.kit.refusal import Malformed, TooLate
from pellmell.kit.seats import LETTERS
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.messages import Placed, Turned
from pellmell.play.referee import Referee
from tests.mechanics.stacking.looks import cards_before, cards_placed
from tests.mechanics.stacking.table import (
    IDLE,
    after,
    both,
    happened,
    happens,
    legal,
    played,
    race,
    refused,
    rule_of,
    started,
)

OPEN = f"middle r:b g:b b:b / a stock y7 r2 row g2 y3 hand b3 b2 | b4 / {IDLE}"


@pytest.mark.rule("LIG-8", "BLZ-7")
@both
def test_the_top_of_the_stock_goes_to_the_middle(game: AnyStackingGame) -> None:
    assert after(game, OPEN, "a: r2 > 0:r1") == (
        f"middle r:ba g:b b:b / a stock y7 row g2 y3 hand b3 b2 | b4 / {IDLE}"
    )


@pytest.mark.rule("LIG-8")
@both
def test_a_row_card_goes_to_the_middle(game: AnyStackingGame) -> None:
    assert after(game, OPEN, "a: g2 > 1:g1") == (
        f"middle r:b g:ba b:b / a stock y7 row r2 y3 hand b3 b2 | b4 / {IDLE}"
    )


@pytest.mark.rule("LIG-8", "BLZ-8")
@both
def test_the_visible_card_of_the_hand_goes_to_the_middle(game: AnyStackingGame) -> None:
    assert after(game, OPEN, "a: b2 > 2:b1") == (
        f"middle r:b g:b b:ba / a stock y7 r2 row g2 y3 hand b3 | b4 / {IDLE}"
    )


@pytest.mark.rule("LIG-8", "BLZ-7", "BLZ-9")
@pytest.mark.parametrize("card", ["y7", "b3", "b4", "y1", "r9"])
@both
def test_nothing_else_may_be_played(game: AnyStackingGame, card: str) -> None:
    """Under the stock's top, under the visible card, in the hand, before another seat, in the middle."""
    rule = {"ligretto": "LIG-8", "blitz": "BLZ-9"}[game.name]
    for command in (f"a: {card}", f"a: {card} new", f"a: {card} > 0:r1"):
        assert refused(game, OPEN, command) == (rule, f"{card} does not lie open before you")


@pytest.mark.rule("BLZ-9", "LIG-8")
@pytest.mark.parametrize("card", ["r2", "g2", "b2"])
@both
def test_one_card_at_a_time_from_what_lies_in_front_of_a_player(game: AnyStackingGame, card: str) -> None:
    """From the stock, the row, the hand: one card leaves, and lies in the middle; nobody else's moves."""
    old, new = race(game, OPEN), played(game, OPEN, f"a: {card}")
    moved = [parse_card(card)]
    assert Counter(cards_before(old, 0)) - Counter(cards_before(new, 0)) == Counter(moved)
    assert (cards_placed(old, 0), cards_placed(new, 0)) == ([], moved)
    assert (new.areas[1], cards_placed(new, 1)) == (old.areas[1], cards_placed(old, 1))


@pytest.mark.rule("BLZ-9", "ALL-4")
@both
def test_with_one_hand_the_second_card_waits_for_the_first(game: AnyStackingGame) -> None:
    referee, position = Referee(human_pace=True), race(game, OPEN)
    for command in ("r2 > 0:r1", "g2 > 1:g1"):
        referee.submit(0, game.notation.command(command), arrival=1000)
    for now, placed in ((1000, ["r2"]), (1079, ["r2"]), (1080, ["r2", "g2"])):
        for due in referee.due(now):
            position.perform(due.seat, due.command)
        assert [str(card) for card in cards_placed(position, 0)] == placed


@pytest.mark.rule("BLZ-9")
@pytest.mark.parametrize("pile", [0, 1, 2])
@both
def test_a_card_is_placed_not_thrown_it_lies_where_it_was_aimed_or_stays(
    game: AnyStackingGame, pile: int
) -> None:
    position = f"middle r:b r:b r:b g:b / a stock y7 r2 row g5 hand / {IDLE}"
    piles = ["r:ba" if number == pile else "r:b" for number in range(3)]
    assert after(game, position, f"a: r2 > {pile}:r1").startswith(f"middle {' '.join(piles)} g:b / ")
    assert rule_of(game, position, f"a: r2 > {pile}:g1") == "ALL-3"
    assert rule_of(game, position, "a: r2 > 3:g1") in {"LIG-10", "BLZ-5"}


@pytest.mark.rule("LIG-9", "BLZ-5")
@pytest.mark.parametrize("command", ["r1 new", "r1"])
@both
def test_a_1_starts_a_pile(game: AnyStackingGame, command: str) -> None:
    position = f"middle r:b / a stock y7 y8 row r1 hand / {IDLE}"
    assert after(game, position, f"a: {command}") == f"middle r:b r:a / a stock y7 row y8 hand / {IDLE}"


@pytest.mark.rule("LIG-9", "BLZ-5")
@both
def test_nothing_else_starts_a_pile(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-9", "blitz": "BLZ-5"}[game.name]
    assert refused(game, OPEN, "a: r2 new") == (rule, "only a 1 starts a pile, not r2")


@pytest.mark.rule("LIG-9", "BLZ-5")
@both
def test_a_1_goes_on_no_pile(game: AnyStackingGame) -> None:
    position = f"middle r:b / a stock y7 y8 row r1 hand / {IDLE}"
    assert rule_of(game, position, "a: r1 > 0:r1") in {"LIG-10", "BLZ-5"}


@pytest.mark.rule("LIG-9", "BLZ-5")
@both
def test_there_is_no_limit_to_the_number_of_piles(game: AnyStackingGame) -> None:
    seats = LETTERS[: game.seats[-1]]
    piles = [f"{suit.letter}:{seat}" for seat in seats for suit in SUITS]
    others = " / ".join(f"{seat} stock g9 row r9 hand" for seat in seats[1:])
    before = f"middle {' '.join(piles[1:])} / a stock y7 r1 row y9 hand y2 | / {others}"
    full = f"middle {' '.join([*piles[1:], piles[0]])} / a stock y7 row y9 hand y2 | / {others}"
    assert after(game, before, "a: r1 new") == full


@pytest.mark.rule("LIG-10", "BLZ-5")
@both
def test_the_next_value_of_the_colour_goes_on_a_pile_whoever_started_it(game: AnyStackingGame) -> None:
    position = f"middle r:bab / a stock y7 r4 row r5 hand / {IDLE}"
    assert after(game, position, "a: r4 > 0:r3", "a: r5 > 0:r4") == (
        f"stopped: middle r:babaa ended stop a / a stock row y7 hand / {IDLE}"
    )


@pytest.mark.rule("LIG-10", "BLZ-5")
@pytest.mark.parametrize("card", ["r2", "r5", "g4", "r3", "r1"])
@both
def test_nothing_else_goes_on_a_pile(game: AnyStackingGame, card: str) -> None:
    position = f"middle r:bab / a stock y7 {card} row y8 hand / {IDLE}"
    rule = {"ligretto": "LIG-10", "blitz": "BLZ-5"}[game.name]
    assert refused(game, position, f"a: {card} > 0:r3") == (rule, f"{card} does not follow r3")


@pytest.mark.rule("LIG-10", "BLZ-5")
@both
def test_a_pile_is_complete_at_10(game: AnyStackingGame) -> None:
    nine = f"middle r:babababab / a stock y7 r10 row r9 hand / {IDLE}"
    ten = f"middle r:bababababa / a stock y7 row r9 hand / {IDLE}"
    assert after(game, nine, "a: r10 > 0:r9") == ten
    assert rule_of(game, ten, "a: r9 > 0:r10") in {"LIG-10", "BLZ-5"}
    assert rule_of(game, ten, "a: y7") in {"LIG-10", "BLZ-5"}


@pytest.mark.rule("LIG-10", "BLZ-5")
@both
def test_anywhere_is_the_first_pile_that_takes_the_card(game: AnyStackingGame) -> None:
    position = f"middle g:b r:bb r:bb / a stock y7 r3 row y8 hand / {IDLE}"
    assert after(game, position, "a: r3") == f"middle g:b r:bba r:bb / a stock y7 row y8 hand / {IDLE}"
    nowhere = f"middle g:b r:b / a stock y7 r3 row y8 hand / {IDLE}"
    assert refused(game, nowhere, "a: r3")[1] == "r3 fits on no pile"


@pytest.mark.rule("LIG-11", "BLZ-6")
@both
def test_a_gap_is_filled_by_the_stock_as_part_of_the_same_move(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 y8 row g5 r1 g6 hand / {IDLE}"
    assert after(game, position, "a: r1 new") == f"middle r:a / a stock y7 row g5 y8 g6 hand / {IDLE}"
    (placed,) = happened(game, position, "a: r1 new")
    assert isinstance(placed, Placed)
    assert (str(placed.filled), str(placed.shows), placed.source) == ("y8", "y7", 1)


@pytest.mark.rule("BLZ-7", "LIG-8")
@both
def test_a_card_of_the_stock_is_not_replaced_the_next_is_on_top(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 y8 r1 row g5 hand / {IDLE}"
    assert after(game, position, "a: r1 new") == f"middle r:a / a stock y7 y8 row g5 hand / {IDLE}"
    (placed,) = happened(game, position, "a: r1 new")
    assert isinstance(placed, Placed)
    assert (placed.filled, str(placed.shows)) == (None, "y8")


@pytest.mark.rule("LIG-16", "BLZ-6")
@pytest.mark.parametrize("advanced", [False, True])
@both
def test_a_gap_that_finds_the_stock_empty_stays_open(game: AnyStackingGame, advanced: bool) -> None:
    position = f"middle r:b / a stock row r2 g5 hand / {IDLE}"
    assert after(game, position, "a: r2 > 0:r1", stop="called", advanced=advanced) == (
        f"middle r:ba / a stock row - g5 hand / {IDLE}"
    )


@pytest.mark.rule("LIG-12", "BLZ-8", "BLZ-16")
@both
def test_three_are_turned_as_a_packet_and_the_third_is_visible(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row g5 hand r2 r3 r4 r5 / {IDLE}"
    assert after(game, position, "a: turn") == f"middle / a stock y7 row g5 hand r2 r3 r4 | r5 / {IDLE}"
    (turned,) = happened(game, position, "a: turn")
    assert isinstance(turned, Turned)
    assert (turned.count, str(turned.shows), turned.again) == (3, "r4", False)


@pytest.mark.rule("LIG-12", "BLZ-8")
@both
def test_fewer_than_three_left_are_turned(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row g5 hand r2 r3 r4 | r5 r6 / {IDLE}"
    assert after(game, position, "a: turn") == f"middle / a stock y7 row g5 hand r2 r3 r4 r5 r6 | / {IDLE}"


@pytest.mark.rule("LIG-12", "BLZ-8", "BLZ-16")
@pytest.mark.parametrize(("players", "last"), [(2, 25), (3, 26), (4, 27)])
@both
def test_a_first_pass_shows_every_third_card_and_the_last(
    game: AnyStackingGame, players: int, last: int
) -> None:
    position = started(game, players)
    hand = list(position.areas[0].hand)
    seen: list[Card | None] = []
    for _ in range(9):
        happens(game, position, "a: turn")
        seen.append(position.view().areas[0].visible)
    assert seen == [hand[n - 1] for n in (3, 6, 9, 12, 15, 18, 21, 24, last)]


@pytest.mark.rule("LIG-12", "BLZ-8")
@both
def test_an_empty_hand_cannot_be_turned(game: AnyStackingGame) -> None:
    rule = {"ligretto": "LIG-12", "blitz": "BLZ-8"}[game.name]
    position = f"middle / a stock y7 row g5 hand / {IDLE}"
    assert refused(game, position, "a: turn") == (rule, "there is no card left to turn")


@pytest.mark.rule("LIG-13", "BLZ-8")
@both
def test_the_card_under_the_visible_one_comes_next_down_to_the_bottom(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row g5 hand r3 r2 r1 | y8 / {IDLE}"
    assert after(game, position, "a: r1 new", "a: r2", "a: r3") == (
        f"middle r:aaa / a stock y7 row g5 hand y8 / {IDLE}"
    )
    (placed,) = happened(game, position, "a: r1 new")
    assert isinstance(placed, Placed)
    assert str(placed.shows) == "r2"


@pytest.mark.rule("LIG-13", "LIG-12")
@both
def test_who_has_played_all_that_was_turned_turns_the_next_three(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row g5 hand r1 | y2 y3 y4 y5 / {IDLE}"
    assert after(game, position, "a: r1 new", "a: turn") == (
        f"middle r:a / a stock y7 row g5 hand y2 y3 y4 | y5 / {IDLE}"
    )


@pytest.mark.rule("LIG-14", "BLZ-8", "BLZ-17", "ALL-7")
@both
def test_the_pile_is_taken_up_unshuffled_as_part_of_the_next_turn(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row g5 hand r2 r3 r4 r5 | / {IDLE}"
    assert after(game, position, "a: turn") == f"middle / a stock y7 row g5 hand r2 r3 r4 | r5 / {IDLE}"
    (turned,) = happened(game, position, "a: turn")
    assert isinstance(turned, Turned)
    assert turned.again


@pytest.mark.rule("LIG-14", "BLZ-17", "ALL-7")
@both
def test_after_a_card_was_played_another_third_one_comes_up(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row g5 hand r2 r3 r1 | r5 r6 r7 / {IDLE}"
    assert after(game, position, "a: r1 new", "a: turn", "a: turn") == (
        f"middle r:a / a stock y7 row g5 hand r2 r3 r5 | r6 r7 / {IDLE}"
    )


@pytest.mark.rule("ALL-7", "BLZ-17", "LIG-14")
@pytest.mark.parametrize("players", [2, 3, 4])
@both
def test_passes_keep_the_order_of_the_hand(game: AnyStackingGame, players: int) -> None:
    position = started(game, players)
    hand = list(position.areas[0].hand)
    for _ in range(3 * 9):
        happens(game, position, "a: turn")
    assert position.areas[0].hand == hand


@pytest.mark.rule("LIG-15", "BLZ-8")
@both
def test_turning_is_allowed_when_something_else_could_be_played(game: AnyStackingGame) -> None:
    position = f"middle / a stock y7 row r1 hand g1 | r2 / {IDLE}"
    assert legal(game, position, "a") == ["r1 new", "g1 new", "turn"]
    assert after(game, position, "a: turn") == f"middle / a stock y7 row r1 hand g1 r2 | / {IDLE}"


@pytest.mark.rule("ALL-1")
@both
def test_nobody_waits_for_a_turn(game: AnyStackingGame) -> None:
    position = (
        "middle / a stock y7 y8 row r1 hand g1 g2 / b stock g9 row r2 hand r3 r4 / c stock g5 row g6 hand g7"
    )
    assert after(game, position, "b: turn", "b: turn", "c: turn", "a: r1 new", "a: turn") == (
        "middle r:a / a stock y7 row y8 hand g1 g2 | / b stock g9 row r2 hand r3 r4 |"
        " / c stock g5 row g6 hand g7 |"
    )


@pytest.mark.rule("ALL-3")
@both
def test_of_two_who_want_a_place_the_first_keeps_it_and_the_other_keeps_the_card(
    game: AnyStackingGame,
) -> None:
    position = "middle r:a / a stock y7 r2 row g5 hand / b stock y8 r2 row y1 hand"
    assert after(game, position, "b: r2 > 0:r1") == (
        "middle r:ab / a stock y7 r2 row g5 hand / b stock y8 row y1 hand"
    )
    assert refused(game, position, "b: r2 > 0:r1", "a: r2 > 0:r1") == ("ALL-3", "too late: b was quicker")


@pytest.mark.rule("ALL-3")
@both
def test_too_late_names_who_was_quicker(game: AnyStackingGame) -> None:
    position = played(
        game, "middle r:a / a stock y7 r2 row g5 hand / b stock y8 r2 row y1 hand", "b: r2 > 0:r1"
    )
    with pytest.raises(TooLate) as late:
        happens(game, position, "a: r2 > 0:r1")
    assert late.value.by == 1


@pytest.mark.rule("ALL-3")
@both
def test_a_command_that_says_anywhere_finds_another_place(game: AnyStackingGame) -> None:
    position = "middle r:a r:b / a stock y7 r2 row g5 hand / b stock y8 r2 row y1 hand"
    assert after(game, position, "b: r2 > 0:r1", "a: r2") == (
        "middle r:ab r:ba / a stock y7 row g5 hand / b stock y8 row y1 hand"
    )


@pytest.mark.rule("ALL-3", "LIG-9", "BLZ-5")
@both
def test_a_1_is_never_too_late(game: AnyStackingGame) -> None:
    position = "middle / a stock y7 r1 row g5 hand / b stock y8 r1 row y1 hand"
    assert after(game, position, "b: r1 new", "a: r1 new") == (
        "middle r:b r:a / a stock y7 row g5 hand / b stock y8 row y1 hand"
    )


@both
def test_a_pile_that_never_was_is_a_broken_client(game: AnyStackingGame) -> None:
    position = race(game, OPEN)
    for command in ("a: r2 > 3:r1", "a: r2 > 99:r1"):
        with pytest.raises(Malformed, match="there is no pile"):
            happens(game, position, command)
