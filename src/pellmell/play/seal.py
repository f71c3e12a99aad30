"""A seal is the checkpoint of a match in its journal: replay can start after it."""

from typing import Any, cast

from msgspec import Struct

from pellmell.kit.refusal import Malformed
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Player
from pellmell.play.stints import Stint


class Seal(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="seal", kw_only=True):
    """A finished round: its result, and all that the next one needs, so that nobody plays it again.

    `moves` counts those of the journal so far, and `events` is a fingerprint of everything that was done
    and that happened since the last seal. `players` are those of now, if somebody else sits there than when
    the match began, or under another name, and `stints` are who played which rounds then.
    """

    round: int
    at: Milliseconds
    result: RoundResult
    totals: list[int]
    winners: list[Seat] = []
    host: Seat = 0
    bots: list[Seat] = []
    away: list[Seat] = []
    gone: list[Seat] = []
    out: list[Seat] = []
    players: list[Player] = []
    stints: list[Stint] = []
    keep: Any = None
    moves: int = 0
    events: str = ""


def check_result(result: RoundResult, seats: int) -> None:
    """Whatever is a list has one entry for each seat, as points, parts and places have."""
    values: list[object] = [getattr(result, field) for field in result.__struct_fields__]
    for entries in (cast("list[object]", value) for value in values if isinstance(value, list)):
        if len(entries) != seats:
            raise Malformed(f"a result of {seats} seats does not have {len(entries)} entries")
    if result.by is not None and not 0 <= result.by < seats:
        raise Malformed(f"there is no seat {result.by}")


def totals_before(seal: Seal) -> list[int]:
    """Of the rounds before the one that is sealed."""
    if seal.round < 1:
        raise Malformed(f"there is no round {seal.round}")
    if len(seal.totals) != len(seal.result.points):
        raise Malformed(f"totals {seal.totals} are not those of {len(seal.result.points)} seats")
    return [total - points for total, points in zip(seal.totals, seal.result.points, strict=True)]


def check_follows(seal: Seal, expected: Seal) -> None:
    """Whether a seal says what follows from its result and from itself."""
    for field in ("winners", "bots", "away", "gone", "out", "players"):
        written, follows = getattr(seal, field), getattr(expected, field)
        if written != follows:
            raise Malformed(f"{field} {written} does not follow from the rest: it is {follows}")
