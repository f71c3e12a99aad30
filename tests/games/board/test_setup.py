"""The rulebook on material, set-up and the tokens' first places."""

import pickle
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from itertools import combinations

import pytest
from rich.text import Text

from pellmell.games.board import GAME
from pellmell.games.board.board import square_name
from pellmell.games.board.layouts import NAMED, recommended_spots
from pellmell.games.board.material import CARDS, UPRIGHT, Card
from pellmell.games.board.messages import Keep
from pellmell.games.board.sections import SECTIONS
from pellmell.kit.chance import Chance
from pellmell.kit.colours import Colour
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from tests.games.board.table import (
    OPEN,
    at,
    dealt,
    legal,
    perform,
    phase_of,
    play_out,
    racing,
    refusal,
    shown,
)


@pytest.mark.rule("BRD-1")
def test_the_box() -> None:
    assert len(SECTIONS) == 9
    assert list(GAME.seats) == [2, 3, 4]
    for players in GAME.seats:
        position = dealt(players)
        assert [(hand.count, hand.jokers) for hand in position.hands] == [(15, 2)] * players
        assert list(position.field.tokens) == [1, 2, 3, 4]
        assert position.aside == [[]] * players


@pytest.mark.rule("BRD-1")
@pytest.mark.parametrize(
    ("seat", "edge", "name"), [("a", "│", "Ash"), ("b", "║", "Birch"), ("c", "╎", "Cedar"), ("d", "┊", "Elm")]
)
def test_the_pieces_of_a_player_are_known_by_their_frame(seat: str, edge: str, name: str) -> None:
    hands = " / ".join(f"{other} hand ro" for other in "abcd")
    position = at(f"board {OPEN} tokens 1@c3 laid {seat}:yr@c4-c3 {seat}:*@e5 / {hands}")
    drawn = Text.from_markup(GAME.sketch(position.view(), ["Ash", "Birch", "Cedar", "Elm"])).plain
    assert f" 4  r o{edge}{seat} g b\n 5  g b v r{edge}*\n" in drawn
    assert f"\n{edge}{seat} {name} " in drawn


@pytest.mark.rule("BRD-1", "BRD-4")
def test_a_card_is_two_different_colours_and_each_pair_is_there_once() -> None:
    assert {frozenset((card.near, card.far)) for card in CARDS} == {
        frozenset((one, other)) for one in Colour for other in Colour if one != other
    }


@pytest.mark.rule("BRD-2")
@pytest.mark.parametrize(("players", "sections"), [(2, 6), (3, 9), (4, 9)])
def test_sections_for_the_number_of_players(players: int, sections: int) -> None:
    assert len(dealt(players).field.board.colours) == 25 * sections


@pytest.mark.rule("BRD-3")
def test_everybody_holds_all_cards_shuffled_and_two_jokers() -> None:
    position = dealt(4)
    assert all(Counter(hand.cards) == Counter(CARDS) for hand in position.hands)
    assert len({tuple(hand.cards) for hand in position.hands}) == 4
    assert [hand.jokers for hand in position.hands] == [2, 2, 2, 2]
    assert [hand.passed for hand in position.view().hands] == [0, 0, 0, 0]


@pytest.mark.rule("BRD-3")
def test_cards_lie_face_down_before_the_signal() -> None:
    one, other = dealt(3, seed=1), dealt(3, seed=2, keep=dealt(3, seed=1).keep())
    assert [hand.cards for hand in one.hands] != [hand.cards for hand in other.hands]
    assert one.view().snapshot() == other.view().snapshot()


@pytest.mark.rule("BRD-3")
def test_the_next_round_has_the_same_board_new_stacks_and_all_jokers() -> None:
    first = racing(3)
    card = first.hands[0].card
    lay = next(move for move in legal(first, "a") if "*" in move)
    perform(first, f"a {lay}", "house ends")
    play_out(first)
    second = dealt(3, seed="next", keep=first.keep())
    assert (card, first.hands[0].jokers < 2) == (UPRIGHT[first.field.cards[0].card], True)
    assert second.field.board is first.field.board
    assert second.field.free == set(second.field.board.colours) - set(second.field.tokens.values())
    assert [hand.jokers for hand in second.hands] == [2, 2, 2]
    assert [hand.cards for hand in second.hands] != [hand.cards for hand in dealt(3).hands]


@pytest.mark.rule("BRD-4")
def test_a_match_draws_order_and_rotation_of_the_sections_from_its_seed() -> None:
    boards = {dealt(3, seed).field.board.text for seed in range(10)}
    assert len(boards) == 10
    upright = {"/".join(rows) for rows in SECTIONS}
    corners = {"/".join(row[:5] for row in board.split("/")[:5]) for board in boards}
    assert corners - upright
    assert dealt(3, seed=1).field.board.text == dealt(3, seed=1).field.board.text


@pytest.mark.rule("BRD-4", "BRD-5")
@pytest.mark.parametrize(("players", "spots"), [(2, "c3 m3 c8 m8"), (3, "c3 m3 c13 m13")])
def test_recommended_spots_are_the_middles_of_the_corner_sections(players: int, spots: str) -> None:
    assert list(dealt(players).field.tokens.values()) == spots.split()


@pytest.mark.rule("BRD-5")
@pytest.mark.parametrize(
    ("layout", "spots"),
    [("line", "c3 m3 ag3 aq3"), ("cross", "m3 c13 w13 m23"), ("U", "c3 w3 c13 w13")],
)
def test_in_other_layouts_tokens_stand_on_the_sections_furthest_apart(layout: str, spots: str) -> None:
    assert recommended_spots(NAMED[layout][9]) == tuple(spots.split())


@pytest.mark.rule("BRD-5")
@pytest.mark.parametrize("drawn", [drawn for sizes in NAMED.values() for drawn in sizes.values()])
def test_no_four_sections_lie_further_apart(drawn: str) -> None:
    rows = [[(x, y) for x, mark in enumerate(row) if mark == "#"] for y, row in enumerate(drawn.split("/"))]
    middles = {square_name(5 * x + 2, 5 * y + 2): (x, y) for row in rows for x, y in row}
    chosen_four = apart([middles[square] for square in recommended_spots(drawn)])
    assert chosen_four == max(apart(four) for four in combinations(middles.values(), 4))


def apart(sections: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The smallest distance of two of them, in steps from section to section; then all together."""
    distances = [abs(a - c) + abs(b - d) for (a, b), (c, d) in combinations(sections, 2)]
    return min(distances), sum(distances)


@pytest.mark.parametrize(("board", "why"), [("rox/oyg", "such as 'x'"), ("roy/oy", "equally long")])
def test_a_board_that_was_damaged_is_none(board: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Keep(board)


@pytest.mark.rule("BRD-5")
def test_the_seats_place_a_token_each_in_turn_until_four_stand() -> None:
    position = dealt(3, tokens="players")
    assert phase_of(position) is Phase.PREPARING
    for seat, square in zip("abca", ("a1", "b1", "c7", "h15"), strict=True):
        assert f"token {square}" in legal(position, seat)
        perform(position, f"{seat} token {square}")
    assert position.field.tokens == {1: "a1", 2: "b1", 3: "c7", 4: "h15"}
    assert phase_of(position) is Phase.COUNTDOWN
    assert position.view().next_placer == 0


@pytest.mark.rule("BRD-5", "ALL-9")
def test_whose_turn_it_was_to_place_a_token_is_forgotten_when_all_want_to_end() -> None:
    position = dealt(3, tokens="players")
    perform(position, "a token a1")
    assert position.view().next_placer == 1
    perform(position, "house ends")
    assert position.view().next_placer == 0


@pytest.mark.rule("BRD-5")
@pytest.mark.parametrize("move", ["b token c3", "a token e5", "a token z9"])
def test_only_in_turn_and_only_on_free_squares(move: str) -> None:
    position = at(f"preparing: board {OPEN} tokens 1@e5 2@d4 / a hand ro / b hand ro")
    assert refusal(position, move).rule == "BRD-5"


@pytest.mark.rule("BRD-5")
@pytest.mark.parametrize(
    ("square", "why"),
    [
        ("z9", "z9 is not on the board"),
        ("a1", "a token stands on a1"),
        ("b1", "would leave one of the tokens"),
    ],
)
def test_who_may_not_place_a_token_there_is_told_why(square: str, why: str) -> None:
    position = at("preparing: board roy.g tokens 1@a1 / a hand ro / b hand ro places")
    with pytest.raises(Refusal, match=why):
        perform(position, f"b token {square}")


@pytest.mark.rule("BRD-5")
@pytest.mark.parametrize("square", ["e1", "b1"])
def test_no_token_is_placed_where_one_is_blocked(square: str) -> None:
    """On e1 it would be blocked itself, on b1 it would block the first one."""
    position = at("preparing: board roy.g tokens 1@a1 / a hand ro / b hand ro places")
    assert refusal(position, f"b token {square}").rule == "BRD-5"
    assert f"token {square}" not in legal(position, "b")


@pytest.mark.rule("BRD-5")
def test_after_ten_seconds_a_token_is_placed_at_random() -> None:
    position = dealt(2, tokens="players")
    assert position.timers() == {"token 1 of 0": 10_000}
    perform(position, "house token 1 of 0")
    assert position.timers() == {"token 2 of 1": 10_000}
    assert list(position.field.tokens) == [1]
    perform(position, "b token h8" if position.field.tokens[1] != "h8" else "b token h9")
    assert list(position.field.tokens) == [1, 2]


@pytest.mark.rule("BRD-5")
def test_who_has_left_is_passed_over() -> None:
    position = dealt(3, tokens="players")
    perform(position, "a leaves", "b token a1", "c token b2", "b token c3", "c token d4")
    assert phase_of(position) is Phase.COUNTDOWN


@pytest.mark.rule("BRD-5")
def test_who_leaves_in_between_takes_nobodys_turn_and_nobodys_time() -> None:
    position = dealt(3, tokens="players")
    perform(position, "a token a1", "a leaves")
    assert position.placer == 1
    assert position.timers() == {"token 2 of 1": 10_000}
    perform(position, "b leaves")
    assert position.timers() == {"token 2 of 2": 10_000}


@pytest.mark.rule("BRD-5")
def test_no_token_is_placed_at_random_where_one_is_blocked() -> None:
    for seed in range(20):
        position = at("preparing: board royg.b tokens 1@a1 / a hand ro / b hand ro places")
        position.chance = Chance(bytes([seed]))
        perform(position, "house token 2 of 1")
        assert position.field.tokens[2] == "d1"


@pytest.mark.rule("BRD-5")
def test_tokens_at_random_differ_from_seed_to_seed() -> None:
    tokens = [tuple(dealt(4, seed, tokens="random").field.tokens.values()) for seed in range(20)]
    assert len(set(tokens)) == 20
    assert all(len(set(squares)) == 4 for squares in tokens)


@pytest.mark.rule("BRD-27")
def test_cards_on_the_player_board_are_out_of_play() -> None:
    aside = [[], [CARDS[0], CARDS[7]]]
    position = dealt(2, keep=Keep(dealt(2).field.board.text, aside))
    assert [hand.count for hand in position.hands] == [15, 13]
    assert not set(aside[1]) & set(position.hands[1].cards)


@pytest.mark.rule("BRD-26", "BRD-30")
def test_the_numbers_of_the_last_match_become_cards_of_the_players_choice() -> None:
    position = dealt(3, keep=GAME.start([2, 0, 1]), tokens="players")
    assert phase_of(position) is Phase.CHOOSING
    assert position.timers() == {"choose": 20_000}
    perform(position, "a choose on ro bv", "c choose on yg")
    assert [hand.count for hand in position.hands] == [13, 15, 14]
    assert Card(Colour.RED, Colour.ORANGE) not in position.hands[0].cards
    assert phase_of(position) is Phase.PREPARING
    assert GAME.carries(position.keep(), 3) == [2, 0, 1]


@pytest.mark.rule("BRD-26", "BRD-30")
def test_who_does_not_choose_in_time_has_it_done_by_chance() -> None:
    position = dealt(2, keep=GAME.start([0, 3]))
    perform(position, "house choose")
    assert [len(cards) for cards in position.aside] == [0, 3]
    assert phase_of(position) is Phase.COUNTDOWN


@pytest.mark.rule("BRD-28", "BRD-30")
def test_one_player_starts_a_match_with_all_cards_whatever_was_taken_along() -> None:
    assert GAME.start([3, 1, 2]).taken_along == [2, 0, 1]
    assert GAME.start([20, 0]).taken_along == [14, 0]


@pytest.mark.rule("BRD-30")
def test_without_anything_taken_along_a_match_begins_at_once() -> None:
    assert dealt(2, keep=GAME.start([0, 0])).phase is Phase.COUNTDOWN
    assert GAME.carries(GAME.start([0, 4]), 2) == [0, 4]


def test_a_position_before_the_race_as_text() -> None:
    text = f"preparing: board {OPEN} tokens 1@a1 / a hand ro ry places / b hand ro gone"
    assert shown(at(text)) == text


def test_rounds_on_the_same_board_share_it() -> None:
    position = dealt(3)
    assert deepcopy(position).field == position.field
    assert pickle.loads(pickle.dumps(position)).field.board is position.field.board
