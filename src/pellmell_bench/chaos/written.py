"""All that lies in the database in the end: journals, and who wrote which line, when, and by what right."""

from typing import NamedTuple

from msgspec import Struct

from pellmell.kit.time_units import Seconds


class Line(NamedTuple):
    """An entry of a journal. `at` is the database's clock, in seconds; without a node, no fence was asked."""

    n: int
    text: bytes
    at: Seconds
    node: int | None
    fence: int | None


class Claim(NamedTuple):
    """From then on a table was this node's, in this epoch. Without an owner it was released."""

    code: str
    epoch: int
    owner: int | None
    at: Seconds


class Fencing(NamedTuple):
    """From then on a node had this fence: whoever has an older one was deposed, or has come back since."""

    node: int
    fence: int
    at: Seconds


class WrittenMatch(Struct, frozen=True):
    number: int
    code: str
    lines: list[Line]


class Written(Struct, frozen=True):
    """Matches are in the order in which they were opened, all else in that of its time."""

    matches: list[WrittenMatch] = []
    claims: list[Claim] = []
    fencings: list[Fencing] = []
