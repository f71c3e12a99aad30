"""Seats are numbered from 0; in texts they are letters. The house, too, gives commands."""

from typing import TypeAlias

Seat: TypeAlias = int

HOUSE: Seat = -1
LETTERS = "abcdefghijkl"


def letter(seat: Seat) -> str:
    return "house" if seat == HOUSE else LETTERS[seat]


def parse_seat(text: str) -> Seat:
    if text == "house":
        return HOUSE
    if len(text) != 1 or text not in LETTERS:
        raise ValueError(f"{text!r} is no seat: seats are the letters a to {LETTERS[-1]}")
    return LETTERS.index(text)
