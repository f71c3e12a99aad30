"""TypeScript, as the frames are encoded."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import pytest
from msgspec.inspect import type_info

from pellmell.catalogue import all_games
from pellmell.kit.cards import Card, parse_card
from pellmell.kit.colours import Colour
from pellmell.wire.frames import Refused, Welcome
from pellmell.wire.typescript import folder_types, wire_types, written

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
    assert "\n  stock_top: Card | null;\n" in folder_types()["mechanics/stacking"]
    assert "\n  pace: " in folder_types()["games/dice"]


def test_games_that_use_the_same_word_are_told_apart() -> None:
    assert "export interface StackingPlaced {" in folder_types()["mechanics/stacking"]
    assert "export interface DicePlaced {" in folder_types()["games/dice"]


def test_what_a_game_says_is_in_its_own_folder() -> None:
    assert {f"games/{game}" for game in all_games()} < set(folder_types())
    assert [name for name in all_games() if f"{name}: {{" in wire_types()] == []
    assert "  interface Games {\n    dice: {\n" in folder_types()["games/dice"]
