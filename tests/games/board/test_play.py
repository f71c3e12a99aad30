"""The rulebook on laying cards, and on jokers."""

import pytest

from pellmell.games.board import GAME
from pellmell.games.board.material import Card
from pellmell.games.board.messages import Laid, Lay, Pay, TurnedUp
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Gesture
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from tests.games.board.table import (
    ALL,
    OPEN,
    Refused,
    after,
    at,
    dealt,
    legal,
    perform,
    racing,
    refusal,
    refused,
    shown,
)

ROW = "board roygbv tokens 1@a1"
IDLE = f"/ b hand {ALL}"  # a second seat that can always lay something


@pytest.mark.rule("BRD-6", "ALL-2")
def test_at_the_signal_everybody_turns_up_the_top_card() -> None:
    position = dealt(3)
    assert [hand.card for hand in position.view().hands] == [None, None, None]
    perform(position, "house start")
    assert position.phase is Phase.RACING
    assert [hand.card for hand in position.view().hands] == [hand.cards[0] for hand in position.hands]


@pytest.mark.rule("BRD-6")
@pytest.mark.parametrize("move", ["a turn", "a 1@a1 oy b1 c1"])
def test_nothing_before_the_signal(move: str) -> None:
    assert refused(f"countdown: {ROW} / a hand oy {IDLE}", move) == Refused("ALL-2")


@pytest.mark.rule("BRD-6")
def test_a_card_that_fits_is_laid_and_the_next_is_turned_up() -> None:
    assert (
        after(f"{ROW} / a hand oy gb rv {IDLE}", "a 1@a1 oy b1 c1")
        == f"board roygbv tokens 1@c1 laid a:oy@b1-c1 / a hand gb rv {IDLE}"
    )


@pytest.mark.rule("BRD-6")
def test_only_the_card_in_hand() -> None:
    assert refused(f"{ROW} / a hand rv oy {IDLE}", "a 1@a1 oy b1 c1") == Refused("BRD-6")


@pytest.mark.rule("BRD-6")
@pytest.mark.parametrize("card", ["rv", "oy"])
def test_a_card_may_be_discarded_whether_it_fits_or_not(card: str) -> None:
    assert (
        after(f"{ROW} / a hand {card} gb rg {IDLE}", "a turn")
        == f"{ROW} / a hand {card} | gb rg passed 1 {IDLE}"
    )


@pytest.mark.rule("BRD-6")
def test_everybody_sees_the_card_in_hand_the_top_of_the_pile_and_how_many_there_are() -> None:
    view = at(f"{ROW} / a hand ro rb | gb rg bv {IDLE}").view().hands[0]
    assert (str(view.card), str(view.top), view.discarded, view.count) == ("gb", "rb", 2, 5)


@pytest.mark.rule("BRD-7", "ALL-7")
def test_the_discard_pile_is_turned_over_in_the_same_order() -> None:
    text = f"{ROW} / a hand rv rg | gb {IDLE}"
    assert after(text, "a turn") == f"{ROW} / a hand rv rg gb passed 1 {IDLE}"
    assert after(text, "a turn", "a turn") == f"{ROW} / a hand rv | rg gb passed 2 {IDLE}"


@pytest.mark.rule("BRD-7")
def test_laying_the_last_card_of_the_stack_turns_the_pile_over() -> None:
    assert (
        after(f"{ROW} / a hand rv rg | oy {IDLE}", "a 1@a1 oy b1 c1")
        == f"board roygbv tokens 1@c1 laid a:oy@b1-c1 / a hand rv rg {IDLE}"
    )


@pytest.mark.rule("BRD-7")
def test_an_only_card_comes_up_again() -> None:
    assert after(f"{ROW} / a hand rv {IDLE}", "a turn") == f"{ROW} / a hand rv passed 1 {IDLE}"


@pytest.mark.rule("BRD-8")
@pytest.mark.parametrize("seat", ["a", "b"])
@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_every_player_may_lay_at_any_token(seat: str, token: int) -> None:
    position = at(f"board {OPEN} tokens 1@a1 2@e1 3@a5 4@e5 / a hand {ALL} jokers 0 / b hand {ALL} jokers 0")
    found: set[str] = set()
    for _ in range(15):
        found.update(move[0] for move in legal(position, seat))
        perform(position, f"{seat} turn")
    assert str(token) in found


@pytest.mark.rule("BRD-9")
@pytest.mark.parametrize("move", ["1@a1 oy b1 c1", "2@d1 yo c1 b1"])
def test_a_card_fits_on_its_two_colours_and_can_be_turned_round(move: str) -> None:
    position = at(f"board roygbv tokens 1@a1 2@d1 / a hand oy gb {IDLE}")
    assert move in legal(position, "a")


@pytest.mark.rule("BRD-9")
@pytest.mark.parametrize("card", ["og", "ry", "rv"])
def test_a_card_of_other_colours_does_not_fit(card: str) -> None:
    assert refused(f"{ROW} / a hand {card} {IDLE}", f"a 1@a1 {card} b1 c1") == Refused("BRD-9")


@pytest.mark.rule("BRD-9", "BRD-24")
def test_a_card_does_not_fit_the_wrong_way_round() -> None:
    assert refused(f"{ROW} / a hand oy {IDLE}", "a 1@a1 yo b1 c1") == Refused("BRD-24")


@pytest.mark.rule("BRD-10")
def test_in_the_open_there_are_nine_places_next_to_a_token() -> None:
    """Where colours are not looked at, all places are legal, each with a card either way round."""
    text = f"board {OPEN} tokens 1@c3 laid b:yr@c4-c3 / a hand ro rv jokers 0 {IDLE}"
    moves = [move.split() for move in legal(at(text, mistakes="called"), "a") if move != "turn"]
    places = {(near, far) for _, _, near, far in moves}
    assert len(moves) == 18
    assert places == {
        *[("c2", "c1"), ("c2", "b2"), ("c2", "d2")],
        *[("b3", "a3"), ("b3", "b2"), ("b3", "b4")],
        *[("d3", "e3"), ("d3", "d2"), ("d3", "d4")],
    }


@pytest.mark.rule("BRD-10")
@pytest.mark.parametrize(("card", "move"), [("bv", "vb d2 c2"), ("gv", "vg d2 d1"), ("ob", "ob b4 b5")])
def test_touching_the_token_with_a_corner_is_not_enough(card: str, move: str) -> None:
    text = f"board {OPEN} tokens 1@c3 laid b:yr@c4-c3 / a hand {card} {IDLE}"
    assert refused(text, f"a 1@c3 {move}") == Refused("BRD-10")


@pytest.mark.rule("BRD-10")
def test_it_is_the_square_of_the_token_that_counts_not_its_card() -> None:
    """c4 is part of the token's card, and the card would touch that only."""
    text = f"board {OPEN} tokens 1@c3 laid b:yr@c4-c3 / a hand gb {IDLE}"
    assert refused(text, "a 1@c3 gb d4 e4") == Refused("BRD-10")


@pytest.mark.rule("BRD-11")
def test_a_card_does_not_cover_a_card_or_a_joker() -> None:
    text = f"board {OPEN} tokens 1@c3 laid a:bv@c2-d2 a:*@b3 / a hand"
    assert refused(f"{text} yb {IDLE}", "a 1@c3 by c2 c1") == Refused("BRD-11")
    assert refused(f"{text} bv {IDLE}", "a 1@c3 vb b3 a3") == Refused("BRD-11")
    assert refused(f"{text} yb {IDLE}", "a 1@c3 yb c2 c1", mistakes="called") == Refused("BRD-11")


@pytest.mark.rule("BRD-11")
def test_a_card_does_not_cover_a_square_with_a_token() -> None:
    text = f"board {OPEN} tokens 1@c3 2@c1 / a hand yb {IDLE}"
    assert refused(text, "a 1@c3 by c2 c1") == Refused("BRD-11")


@pytest.mark.rule("BRD-11")
@pytest.mark.parametrize("move", ["a 1@f1 rb f2 f3", "a 1@f1 rb g1 h1", "a 1@f1 rb e1 e0"])
def test_a_card_lies_on_the_board_with_both_squares(move: str) -> None:
    assert refused(f"board roygbv tokens 1@f1 / a hand rb {IDLE}", move) == Refused("BRD-11")


@pytest.mark.rule("BRD-12")
@pytest.mark.parametrize(("move", "square"), [("1@c3 bv c2 d2", "d2"), ("1@c3 by c2 c1", "c1")])
def test_the_token_moves_to_the_far_square(move: str, square: str) -> None:
    card = {"bv": "bv", "by": "yb"}[move.split()[1]]
    position = at(f"board {OPEN} tokens 1@c3 2@a5 / a hand {card} ro {IDLE}")
    perform(position, f"a {move}")
    assert position.field.tokens == {1: square, 2: "a5"}


@pytest.mark.rule("BRD-12")
def test_a_bare_square_is_free_again_when_its_token_has_left() -> None:
    position = at(f"board {OPEN} tokens 1@c3 / a hand bv ro {IDLE}")
    assert "c3" not in position.field.free
    perform(position, "a 1@c3 bv c2 d2")
    assert "c3" in position.field.free
    assert "d2" not in position.field.free


@pytest.mark.rule("BRD-13", "ALL-3")
def test_the_card_that_lies_first_stays() -> None:
    text = f"board {OPEN} tokens 1@c3 2@a1 / a hand bv ro / b hand yb bv og / c hand {ALL}"
    assert refused(text, "a 1@c3 bv c2 d2", "b 1@c3 by c2 c1") == Refused("ALL-3", by="a")


@pytest.mark.rule("BRD-13", "ALL-3")
def test_too_late_for_squares_that_somebody_has_covered_from_another_token() -> None:
    text = f"board {OPEN} tokens 1@c3 2@d1 / a hand bv ro / b hand gv og / c hand {ALL}"
    assert refused(text, "a 1@c3 bv c2 d2", "b 2@d1 vr d2 e2") == Refused("BRD-6")
    text = text.replace("b hand gv og", "b hand rv og")
    assert refused(text, "a 1@c3 bv c2 d2", "b 2@d1 vr d2 e2") == Refused("ALL-3", by="a")


@pytest.mark.rule("ALL-3")
def test_what_one_has_moved_oneself_is_no_race() -> None:
    text = f"board {OPEN} tokens 1@c3 / a hand bv yb ro {IDLE}"
    assert refused(text, "a 1@c3 bv c2 d2", "a 1@c3 by c2 c1") == Refused("BRD-10")


@pytest.mark.rule("BRD-11")
@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("tokens 1@a1 laid a:gb@b1-c1", "b1 is covered already"),
        ("tokens 1@a1 laid a:*@b1", "b1 is covered already"),
        ("tokens 1@a1 2@b1", "b1 has a token on it"),
        ("tokens 1@a1 2@c1", "c1 has a token on it"),
    ],
)
def test_what_is_in_the_way_is_said(board: str, reason: str) -> None:
    position = at(f"board roygbv/roygbv {board} / a hand oy rv {IDLE}")
    with pytest.raises(Refusal, match=reason):
        perform(position, "a 1@a1 oy b1 c1")


@pytest.mark.rule("BRD-32")
def test_there_is_no_command_that_announces_a_card() -> None:
    """A card is laid, or nothing has happened: the house never hears of one that is only dragged."""
    kinds = {kind.__name__ for kind in GAME.commands}
    assert kinds == {"PlaceToken", "Lay", "Pay", "TurnUp", "Judge", "Choose"}


@pytest.mark.rule("BRD-32", "ALL-1", "ALL-3")
def test_a_card_in_hand_reserves_no_squares() -> None:
    """Both hold a card for the same squares, and a held it first: b may lay there all the same."""
    text = f"board {OPEN} tokens 1@c3 / a hand ro bv / b hand bv og / c hand {ALL}"
    position = at(text)
    before = legal(position, "b")
    perform(position, "a turn")
    assert legal(position, "b") == before
    perform(position, "b 1@c3 bv c2 d2")
    assert shown(position).startswith(f"board {OPEN} tokens 1@d2 laid b:bv@c2-d2 / ")
    assert refusal(position, "a 1@c3 bv c2 d2") == Refused("ALL-3", by="b")


@pytest.mark.rule("BRD-32", "BRD-6")
@pytest.mark.parametrize("moves", [(), ("a turn",), ("a turn", "c turn", "a turn")], ids=len)
def test_nothing_that_lies_open_is_hidden_from_anybody(moves: tuple[str, ...]) -> None:
    """One view serves all seats: the board, the tokens, and the card that each seat holds up."""
    position = racing(4)
    perform(position, *moves)
    seen = position.view().snapshot()
    assert [hand.card for hand in seen.hands] == [hand.cards[hand.discarded] for hand in position.hands]
    assert (seen.board, seen.tokens) == (position.field.board.text, position.field.tokens)


@pytest.mark.rule("BRD-17")
def test_a_joker_bridges_one_square_of_any_colour() -> None:
    assert (
        after(f"{ROW} / a hand yg rv {IDLE}", "a 1@a1 *b1 yg c1 d1")
        == f"board roygbv tokens 1@d1 laid a:yg@c1-d1 a:*@b1 / a hand rv jokers 1 {IDLE}"
    )


@pytest.mark.rule("BRD-17")
def test_a_joker_lies_next_to_the_token() -> None:
    assert refused(f"{ROW} / a hand gb {IDLE}", "a 1@a1 *c1 gb d1 e1") == Refused("BRD-17")


@pytest.mark.rule("BRD-17")
def test_a_joker_covers_no_card() -> None:
    text = f"board {OPEN} tokens 1@c3 laid a:bv@c2-d2 b:ro@a4-b4 / a hand rg {IDLE}"
    assert refused(text, "a 1@c3 *c2 yg c1 b1", mistakes="called") == Refused("BRD-6")
    assert refused(text, "a 1@c3 *c2 rg c1 b1", mistakes="called") == Refused("BRD-11")


@pytest.mark.rule("BRD-17")
def test_nobody_has_more_than_their_jokers() -> None:
    assert refused(f"{ROW} / a hand yg jokers 0 {IDLE}", "a 1@a1 *b1 yg c1 d1") == Refused("BRD-17")


@pytest.mark.rule("BRD-18")
def test_joker_and_card_are_one_action() -> None:
    events = perform(at(f"{ROW} / a hand yg rv {IDLE}"), "a 1@a1 *b1 yg c1 d1")
    assert [type(event) for event in events] == [Laid]


@pytest.mark.rule("BRD-18")
@pytest.mark.parametrize("move", ["a 1@a1 *b1 rv c1 d1", "a 1@a1 *b1 rv d1 e1"])
def test_a_joker_without_a_card_that_fits_after_it_is_refused(move: str) -> None:
    assert refused(f"{ROW} / a hand rv {IDLE}", move).rule in ("BRD-9", "BRD-10")


@pytest.mark.rule("BRD-19")
def test_both_jokers_one_next_to_the_other() -> None:
    assert (
        after(f"board roygbvro tokens 1@a1 / a hand gb rv {IDLE}", "a 1@a1 *b1 *c1 gb d1 e1")
        == f"board roygbvro tokens 1@e1 laid a:gb@d1-e1 a:*@b1 a:*@c1 / a hand rv jokers 0 {IDLE}"
    )


@pytest.mark.rule("BRD-19")
def test_the_second_joker_touches_the_first() -> None:
    text = f"board {OPEN} tokens 1@c3 / a hand rb {IDLE}"
    assert refused(text, "a 1@c3 *c2 *b3 br a3 a4") == Refused("BRD-17")


@pytest.mark.rule("BRD-17")
def test_the_bare_square_that_a_token_leaves_over_a_joker_is_free_for_the_card() -> None:
    assert "1@a1 *b1 rb a1 a2" in legal(at(f"board ro/bv tokens 1@a1 / a hand rb {IDLE}"), "a")
    covered = f"board ro/bv tokens 1@a1 laid b:ro@a1-b2 / a hand rb {IDLE}"
    assert "1@a1 *b1 rb a1 a2" not in legal(at(covered), "a")


@pytest.mark.parametrize(
    "move",
    [
        pytest.param("a 7@a1 oy b1 c1", id="no such token"),
        pytest.param("a 1@a1 oy b1 b1", id="one square"),
        pytest.param("a 1@a1 oy b1 d1", id="two squares apart"),
        pytest.param("a 1@a1 *b1 oy b1 c1", id="on its own joker"),
    ],
)
def test_what_makes_no_sense_in_any_position_is_a_broken_client(move: str) -> None:
    with pytest.raises(Malformed):
        perform(at(f"{ROW} / a hand oy {IDLE}"), move)


def test_a_card_of_one_colour_is_a_broken_client() -> None:
    with pytest.raises(Malformed):
        at(f"{ROW} / a hand oy {IDLE}").perform(0, Lay(1, "a1", "b1", "c1", Card(Colour.RED, Colour.RED)))


def test_a_hand_takes_its_time() -> None:
    assert Lay.gesture is Pay.gesture is Gesture.PLACE


def test_turning_up_tells_the_card() -> None:
    position = at(f"{ROW} / a hand ro gb {IDLE}")
    assert perform(position, "a turn") == [TurnedUp(0, position.hands[0].cards[1])]
    assert shown(position).startswith(f"{ROW} / a hand ro | gb passed 1")


@pytest.mark.rule("BRD-17", "BRD-18")
def test_with_two_jokers_the_card_may_end_where_the_token_began() -> None:
    """Once round a block of four squares."""
    position = at("board ro/yg tokens 1@a1 / a hand ry gb / b hand gb")
    assert "1@a1 *b1 *b2 yr a2 a1" in legal(position, "a")
    perform(position, "a 1@a1 *b1 *b2 yr a2 a1")
    assert position.field.tokens == {1: "a1"}
