"""The rulebook on the player boards."""

from math import comb

import msgspec
import pytest

from pellmell.games.board import GAME
from pellmell.games.board.choosing import Duty, after, duties, random_choice
from pellmell.games.board.material import CARDS, Card, parse_card
from pellmell.games.board.messages import Choose, Keep
from pellmell.games.board.position import BoardPosition
from pellmell.kit.colours import Colour
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed
from tests.games.board.table import Refused, at, dealt, legal, perform, phase_of, refusal

# a stops; b and c come second and third
STOPPING = "board roygbv tokens 1@a1 / a hand oy{a} / b hand ro ry{b} / c hand ro ry rg{c}"


def scored(a: str = "", b: str = "", c: str = "") -> BoardPosition:
    """The round is scored, with these cards on the player boards."""
    asides = {seat: f" aside {cards}" if cards else "" for seat, cards in {"a": a, "b": b, "c": c}.items()}
    position = at(STOPPING.format(**asides))
    perform(position, "a 1@a1 oy b1 c1", "house score")
    return position


def aside(position: BoardPosition) -> list[str]:
    return [" ".join(map(str, cards)) for cards in position.aside]


def numbers(asides: list[int], gained: list[int]) -> list[Duty]:
    return duties([CARDS[:count] for count in asides], gained)


@pytest.mark.rule("BRD-26")
def test_the_players_choose_which_cards_go_onto_the_player_board() -> None:
    position = scored()
    assert phase_of(position) is Phase.CHOOSING
    assert position.timers() == {"choose again": 20_000}
    perform(position, "c choose on bv rg", "b choose on oy")
    assert aside(position) == ["", "oy", "rg bv"]
    assert phase_of(position) is Phase.SCORED


@pytest.mark.rule("BRD-26")
def test_every_choice_is_legal_and_no_other() -> None:
    position = scored(b="ro")
    assert len(legal(position, "b")) == 14
    assert len(legal(position, "c")) == comb(15, 2)
    assert legal(position, "a") == []


@pytest.mark.rule("BRD-26")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("b choose", "BRD-26"),  # not optional: the sum is always 2
        ("b choose on oy og", "BRD-26"),
        ("b choose on ro", "BRD-26"),  # there already
        ("b choose on oy off ro", "BRD-28"),
        ("a choose on oy", "BRD-26"),
    ],
)
def test_as_many_cards_as_the_place_says(move: str, rule: str) -> None:
    assert refusal(scored(b="ro"), move) == Refused(rule)


@pytest.mark.rule("BRD-26")
def test_after_twenty_seconds_chance_chooses() -> None:
    position = scored()
    perform(position, "b choose on oy", "house choose again")
    assert phase_of(position) is Phase.SCORED
    assert [len(cards) for cards in position.aside] == [0, 1, 2]
    assert position.aside[1] == [parse_card("oy")]


@pytest.mark.rule("BRD-26", "BRD-30")
@pytest.mark.parametrize(("timer", "when"), [("choose", "before"), ("choose again", "after")])
def test_whoever_knows_the_seed_can_check_what_chance_chooses(timer: str, when: str) -> None:
    position = dealt(3, keep=Keep(taken_along=[0, 2, 1])) if timer == "choose" else scored()
    expected = {
        seat: after(random_choice(seat, duty, [], position.chance.stream("choose", seat, when)), [])
        for seat, duty in position.duties.items()
    }
    perform(position, f"house {timer}")
    assert {seat: position.aside[seat] for seat in expected} == expected
    assert any(expected.values())


@pytest.mark.rule("BRD-26")
def test_nobody_waits_for_who_has_left() -> None:
    position = scored()
    perform(position, "b choose on oy", "c leaves")
    assert phase_of(position) is Phase.SCORED
    assert len(position.aside[2]) == 2


def test_a_card_that_is_named_twice_is_a_broken_client() -> None:
    with pytest.raises(Malformed):
        perform(scored(), "c choose on oy yo")


def test_so_is_one_that_is_no_card() -> None:
    with pytest.raises(Malformed, match="two different colours"):
        scored().perform(1, Choose((Card(Colour.RED, Colour.RED),)))


@pytest.mark.rule("BRD-27")
def test_fourteen_at_the_most_one_card_is_always_played() -> None:
    assert numbers([0, 13, 14], [0, 1, 2]) == [Duty(0, 0), Duty(1, 0), Duty(0, 0)]
    assert numbers([0, 5, 13], [0, 1, 2])[2] == Duty(1, 0)


@pytest.mark.rule("BRD-26", "BRD-28")
def test_nobody_puts_more_cards_aside_than_there_are() -> None:
    """The third has one card left to put aside; two come off everybody's board."""
    assert numbers([2, 5, 14], [0, 1, 2]) == [Duty(0, 2), Duty(1, 2), Duty(1, 2)]


@pytest.mark.rule("BRD-27")
def test_who_has_fourteen_keeps_them_and_is_not_asked() -> None:
    """The second gets a card more, but plays with only one."""
    full = [str(card) for card in CARDS if str(card) != "ro"]
    position = at(f"board roygbv tokens 1@a1 / a hand oy / b hand ro ry / c hand ro aside {' '.join(full)}")
    perform(position, "a 1@a1 oy b1 c1", "house score")
    assert legal(position, "c") == []
    perform(position, legal_choice(position, "b"))
    assert phase_of(position) is Phase.SCORED
    assert len(position.aside[2]) == 14


def legal_choice(position: BoardPosition, seat: str) -> str:
    return f"{seat} {legal(position, seat)[0]}"


@pytest.mark.rule("BRD-28")
def test_when_everybody_has_cards_aside_the_smallest_number_comes_off_everybodys() -> None:
    assert numbers([3, 0, 1], [0, 1, 2]) == [Duty(0, 1), Duty(1, 1), Duty(2, 1)]
    assert numbers([0, 4], [0, 2]) == [Duty(0, 0), Duty(2, 0)]


@pytest.mark.rule("BRD-26", "BRD-28")
def test_the_players_choose_which_cards_come_off() -> None:
    position = scored(a="ro ry rg", c="bv")
    assert legal(position, "a") == ["choose off ro", "choose off ry", "choose off rg"]
    assert legal(position, "b") == []  # all of it comes off again: there is nothing to choose
    perform(position, "a choose off ry", "c choose on ob ov off bv")
    assert aside(position) == ["ro rg", "", "ob ov"]


@pytest.mark.rule("BRD-28")
def test_a_card_that_was_just_put_on_may_come_off() -> None:
    position = scored(a="ro ry rg", c="bv")
    perform(position, "c choose on ob ov off ob")
    assert aside(position)[2] == "ov bv"


@pytest.mark.rule("BRD-28")
@pytest.mark.parametrize("move", ["a choose off bv", "a choose", "a choose off ro ry"])
def test_only_what_lies_there_comes_off(move: str) -> None:
    assert refusal(scored(a="ro ry rg", c="bv"), move).rule in ("BRD-26", "BRD-28")


@pytest.mark.rule("BRD-25", "BRD-28")
def test_one_player_always_plays_with_all_cards() -> None:
    position = scored(a="ro ry rg", c="bv")
    perform(position, "house choose again")
    assert min(len(cards) for cards in position.aside) == 0
    assert [len(cards) for cards in position.aside] == [2, 0, 2]


@pytest.mark.rule("BRD-30")
def test_how_many_cards_are_aside_is_taken_along() -> None:
    position = scored(a="ro ry rg", c="bv")
    perform(position, "house choose again")
    assert GAME.carries(position.keep(), 3) == [2, 0, 2]
    assert GAME.start([2, 0, 2]).taken_along == [2, 0, 2]


@pytest.mark.rule("BRD-30")
def test_a_match_without_a_round_takes_along_what_it_began_with() -> None:
    assert GAME.carries(GAME.start([2, 0, 1]), 3) == [2, 0, 1]
    assert GAME.carries(Keep(), 3) == [0, 0, 0]


def test_what_is_kept_can_be_written_into_a_journal() -> None:
    position = scored(a="ro", c="bv")
    perform(position, "house choose again")
    keep = position.keep()
    assert msgspec.json.decode(msgspec.json.encode(keep), type=GAME.keep_type) == keep
    assert all(isinstance(card, Card) for cards in keep.aside for card in cards)


@pytest.mark.rule("BRD-26", "BRD-27")
def test_fourteen_at_the_most_when_all_have_taken_off_theirs() -> None:
    """13 and 2 are 15, and 1 comes off: nothing is lost. Without it only one of the two goes on."""
    assert duties([CARDS[:13], CARDS[:1]], [2, 0]) == [Duty(2, 1), Duty(0, 1)]
    assert duties([CARDS[:13], []], [2, 0]) == [Duty(1, 0), Duty(0, 0)]


@pytest.mark.rule("BRD-28")
def test_what_came_off_is_shuffled_back_in() -> None:
    position = scored(a="ro ry rg", c="bv")
    off = position.duties[0].off
    assert off
    move = next(move for move in legal(position, "a") if "off" in move)
    perform(position, f"a {move}")
    back = [parse_card(word) for word in move.partition(" off ")[2].split()]
    keep = msgspec.structs.replace(position.keep(), board="")
    assert set(back) <= set(dealt(3, keep=keep).hands[0].cards)
