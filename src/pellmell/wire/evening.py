"""The evening at a table: who waits for a seat, who has to sit out, and who has won how often."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat

InFrom: TypeAlias = Literal["round", "match"]


class Waiter(Struct, frozen=True):
    """Somebody who waits for a seat. `number` is theirs as long as they do, `in_from` the next round or the
    next match, as things stand."""

    number: int
    name: str
    in_from: InFrom


class Tally(Struct, frozen=True, omit_defaults=True):
    """What somebody has played and won at this table this evening, by game."""

    name: str
    played: Annotated[dict[str, int], Meta(description="matches, by game")] = {}
    won: dict[str, int] = {}


class WaitingSet(Event, frozen=True):
    """Who waits for a seat, in their order; and, where a game has too few seats, who would sit out if a match
    began now."""

    waiting: list[Waiter]
    surplus: tuple[Seat, ...] = ()


class EveningSet(Event, frozen=True):
    """What everybody has won this evening, all of it anew."""

    evening: list[Tally]
