"""Colours, cards and seats."""

import msgspec
import pytest

from pellmell.kit.cards import ALL_CARDS, FOLLOWER, Card, deck, parse_card
from pellmell.kit.colours import BY_LETTER, Colour
from pellmell.kit.seats import HOUSE, letter, parse_seat


def test_a_colour_has_a_letter_of_its_own() -> None:
    assert BY_LETTER == {
        "r": Colour.RED,
        "o": Colour.ORANGE,
        "y": Colour.YELLOW,
        "g": Colour.GREEN,
        "b": Colour.BLUE,
        "v": Colour.VIOLET,
    }


def test_a_deck_has_each_card_once() -> None:
    assert len(deck()) == len(set(deck())) == 40
    assert sorted(ALL_CARDS.values()) == sorted(deck())


def test_a_card_reads_as_it_is_written() -> None:
    assert all(parse_card(str(card)) == card for card in deck())
    assert parse_card("y10") == Card(Colour.YELLOW, 10)


@pytest.mark.parametrize("text", ["", "r", "r0", "r11", "o3", "x3", "7", "R7", "r7 ", "r07"])
def test_texts_that_are_no_card(text: str) -> None:
    with pytest.raises(
        ValueError, match=r"is no card.*a colour \(r, g, b, y\) and a value from 1 to 10, as in r7"
    ):
        parse_card(text)


@pytest.mark.parametrize(
    ("text", "unknown"), [("r11", False), ("r", False), ("x3", True), ("7", True), ("", True)]
)
def test_who_mistypes_a_colour_is_told_so(text: str, unknown: bool) -> None:
    with pytest.raises(ValueError, match="is no card") as error:
        parse_card(text)
    assert ("(unknown colour)" in str(error.value)) is unknown


def test_the_next_card_of_the_same_colour_follows() -> None:
    assert FOLLOWER[parse_card("b9")] == parse_card("b10")
    assert parse_card("b10") not in FOLLOWER


def test_a_card_is_short_on_the_wire() -> None:
    assert msgspec.json.encode(parse_card("g4")) == b'["green",4]'
    assert msgspec.json.decode(b'["green",4]', type=Card) == parse_card("g4")


def test_a_seat_reads_as_it_is_written() -> None:
    assert [parse_seat(letter(seat)) for seat in range(12)] == list(range(12))
    assert (letter(HOUSE), parse_seat("house")) == ("house", -1)  # as journals have it


@pytest.mark.parametrize("text", ["", "m", "ab", "A", "1", "House"])
def test_texts_that_are_no_seat(text: str) -> None:
    with pytest.raises(ValueError, match="is no seat: seats are the letters a to l"):
        parse_seat(text)
