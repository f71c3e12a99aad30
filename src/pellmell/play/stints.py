"""Stints: who played which rounds on a seat that has changed hands, for the score sheet (ALL-12)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from pellmell.kit.seats import Seat


class Stint(Struct, frozen=True):
    """From this round on the seat was played by somebody of this name."""

    seat: Seat
    since: int
    name: str


def handed_over(stints: Sequence[Stint], seat: Seat, before: str, after: str, round: int) -> list[Stint]:
    """With the next round on, `after` plays. Who was to play it, and never did, is not listed."""
    known = list(stints)
    if not any(stint.seat == seat for stint in known):
        known.append(Stint(seat, 1, before))
    kept = [stint for stint in known if not (stint.seat == seat and stint.since == round)]
    return [*kept, Stint(seat, round, after)]


def renamed(stints: Sequence[Stint], seat: Seat, name: str) -> list[Stint]:
    """Who plays it now is known by another name."""
    last = max((stint.since for stint in stints if stint.seat == seat), default=0)
    return [
        replace(stint, name=name) if (stint.seat, stint.since) == (seat, last) else stint for stint in stints
    ]
