"""All that lies in the database in the end: journals, and who wrote which entry, when, and by what right."""

from typing import NamedTuple

from msgspec import Struct

from pellmell.kit.time_units import Seconds


class WrittenEntry(NamedTuple):
    """An entry of a journal. `at` is the database's clock, in seconds; without a node, no fence was asked."""

    n: int
    text: bytes
    at: Seconds
    node: int | None
    fence: int | None


class Claim(NamedTuple):
    """From then on a table was this node's, in this epoch. Without an owner it was released. `needs`: the
    lowest release that might wake it, until then."""

    code: str
    epoch: int
    owner: int | None
    at: Seconds
    needs: int = 0


class Fencing(NamedTuple):
    """From then on a node had this fence: whoever has an older one was deposed, or has come back since. Once
    it has `gone`, it was deposed for good, or has left."""

    node: int
    fence: int
    at: Seconds
    gone: bool = False
    release: int = 1


class WrittenFilm(NamedTuple):
    round: int
    film: bytes | None


class WrittenMatch(Struct, frozen=True):
    """Without films where nobody looked, as an older release makes none. `listed` for so many people, who may
    look at it again."""

    number: int
    code: str
    entries: list[WrittenEntry]
    films: list[WrittenFilm] | None = None
    listed: int = 0


class Written(Struct, frozen=True):
    """Matches are in the order in which they were opened, all else in that of its time. `ahead`: so much
    later it is by the database's clock than by that of histories."""

    matches: list[WrittenMatch] = []
    claims: list[Claim] = []
    fencings: list[Fencing] = []
    ahead: Seconds = 0.0
