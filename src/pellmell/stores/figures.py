"""The own figures of rounds that a store keeps beside the index of seats, as every store has them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from pellmell.house.records import AGAIN
from pellmell.kit.time_units import Seconds
from pellmell.review.own_figures import OwnFigures

COUNTS = f"id NOT LIKE '{AGAIN}%'"  # of a match: its deal was new to all who played it
SLICE = 20  # films that are handed out at once


class OwnFilm(Struct, frozen=True):
    """The film of a round that somebody has played themselves. By the `names` that they had in it, it is
    known on which seat."""

    id: str  # of the match
    round: int
    points: list[int]
    names: list[str]
    film: bytes


class FiguresFound(Struct, frozen=True):
    """Of a round, for one person. `par` is what adult bots make of the same deal, if somebody wanted to
    know."""

    id: str
    round: int
    points: int
    figures: OwnFigures
    par: float | None = None


class KeptFigures(Struct, frozen=True):
    """As in the table of figures; `reactions` as they are kept."""

    id: str
    round: int
    made: Seconds
    points: int
    reactions: Raw
    taken: int
    chances: int
    won: int
    lost: int
    par: float | None


def own_film(row: Sequence[Any], person: str) -> OwnFilm:
    id, round, points, names, film = row
    own = [name for name, who in msgspec.json.decode(names, type=list[tuple[str, str]]) if who == person]
    return OwnFilm(id, round, msgspec.json.decode(points), own, film)


def kept_figures(row: Sequence[Any]) -> KeptFigures:
    id, round, made, points, reactions, *rest = row
    return KeptFigures(id, round, made, points, Raw(reactions.encode()), *rest)
