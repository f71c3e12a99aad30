"""Who a command came from, to answer it."""

from typing import NamedTuple

from pellmell.house.crowd import Member
from pellmell.kit.seats import Seat


class Author(NamedTuple):
    """Whose command it is, by which number, when it came and on which line. The house numbers nothing."""

    seat: Seat | None = None
    n: int = 0
    arrived: float = 0.0
    member: Member | None = None


BY_ITSELF = Author()
