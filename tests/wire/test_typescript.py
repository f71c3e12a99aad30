"""TypeScript, as the frames are encoded."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import pytest
from msgspec.inspect import type_info

from pellmell.kit.cards import Card, parse_card
from pellmell.kit.colours import Colour
from pellmell.wire.frames import Refused, Welcome
from pellmell.wire.typescript import wire_types, written

TYPES: Mapping[Any, str] = {
    int: "number",
    float: "number",
    Card: "Card",
    list[Card]: "Card[]",
    list[int | None]: "(number | null)[]",
    tuple[str, ...]: "string[]",
    dict[int, str]: "Record<number, string>",
    dict[Colour, bool]: "Partial<Record<Colour, boolean>>",
    Literal["stock", "turned"] | int: '"stock" | "turned" | number',
}


@pytest.mark.parametrize(("kind", "text"), TYPES.items(), ids=TYPES.values())
def test_a_type_is_written_as(kind: Any, text: str) -> None:
    assert sorted(written(type_info(kind)).split(" | ")) == sorted(text.split(" | "))


def test_what_may_be_anything_has_to_be_explained() -> None:
    with pytest.raises(TypeError, match="say in wire/vocabulary"):
        written(type_info(list[Any]))


def test_a_card_is_a_pair() -> None:
    assert msgspec.json.encode(parse_card("r7")) == b'["red",7]'
    assert "export type Card = [colour: Colour, value: number];" in wire_types()


def test_what_the_house_leaves_out_is_optional() -> None:
    assert msgspec.json.encode(Welcome(1, "PEACHY", 1)).count(b"seat") == 0
    assert msgspec.json.encode(Refused(1, "ALL-3", "too late")).count(b"null") == 0
    assert "\n  seat?: number;\n" in wire_types()


def test_what_is_always_there_is_not() -> None:
    assert "\n  stock_top: Card | null;\n" in wire_types()
    assert "\n  pace: " in wire_types()


def test_games_that_use_the_same_word_are_told_apart() -> None:
    text = wire_types()
    assert text.count('  event: "placed";') == 2
    assert "export interface StackingPlaced {" in text
    assert "export interface DicePlaced {" in text
