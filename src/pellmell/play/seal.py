from typing import Any

from msgspec import Struct

from pellmell.kit.messages import RoundResult
from pellmell.kit.seats import Seat


class Seal(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="seal", kw_only=True):
    """A finished round: its result, and all that the next one needs, so that nobody plays it again.

    `moves` counts those of the journal so far, and `events` is a fingerprint of everything that was done
    and that happened since the last seal.
    """

    round: int
    at: int
    result: RoundResult
    totals: list[int]
    winners: list[Seat] = []
    host: Seat = 0
    bots: list[Seat] = []
    away: list[Seat] = []
    gone: list[Seat] = []
    keep: Any = None
    moves: int = 0
    events: str = ""
