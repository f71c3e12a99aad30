"""The format of a film is what everybody was told of one round, with exact times and the whole deal.

A journal can be played by the rules alone that wrote it. A film has events, not commands: whoever can fold
them can show it, whatever the rules have become. Its moments are ms since the deal.
"""

import gzip
import zlib
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from pellmell.kit.game import Carried
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Player
from pellmell.play.stints import Stint

VERSION = 1
LEVEL = 6  # of gzip: 8 would save 4 %, and take five times as long for many rolls of dice
GZIP = 16 + zlib.MAX_WBITS
MOST_BYTES = 4_000_000  # of a film, unpacked: a round may have 30,000 moves
NOTHING = Raw(b"null")

Packed: TypeAlias = bytes  # as it is kept and sent: JSON, compressed by gzip


class FilmError(Exception):
    """This is no film, or one that can't be shown by this version; the message says which."""


class Shot(Struct, frozen=True, array_like=True):
    """Something happened, so many ms `after` the shot before, because of a seat or the house. A command had
    waited for rivals for so long, `held`, since it came, and had been made so much earlier, its `credit`."""

    after: Milliseconds
    seat: Seat
    events: Raw  # a list of them
    held: Milliseconds = 0
    credit: Milliseconds = 0


class LostRace(Struct, frozen=True, array_like=True):
    """A command that came too late: the seat `by` was quicker."""

    at: Milliseconds
    seat: Seat
    command: Raw
    arrived: Milliseconds
    made: Milliseconds
    by: Seat


class Film(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`view` is the round as it was dealt, as everybody saw it, and `face_down` what nobody saw of it. The
    players, host and totals are those of that moment, too; `signal` is when the race began, if it did. By
    seed, nonces and `keep`, of the round before, rules of this version deal it again."""

    film: int  # the version of this format
    game: str
    rules: int
    options: dict[str, Any]
    round: int
    players: list[Player]
    totals: list[int]
    carried: list[Carried]
    host: Seat = 0
    away: list[Seat] = []
    gone: list[Seat] = []
    out: list[Seat] = []
    stints: list[Stint] = []
    signal: Milliseconds | None = None
    view: Raw = NOTHING
    face_down: Raw = NOTHING
    keep: Raw = NOTHING
    seed: str = ""
    nonces: list[str] = []
    dealt_again: bool = False  # an earlier deal of this round could not be read any more
    shots: list[Shot] = []
    lost: list[LostRace] = []


class _Version(Struct):
    film: int


_decode = msgspec.json.Decoder(Film).decode


def pack(film: Film) -> Packed:
    """The same bytes for the same film."""
    return gzip.compress(msgspec.json.encode(film), LEVEL, mtime=0)


def unpack(packed: Packed) -> Film:
    """Raises FilmError."""
    text = _unzipped(packed)
    try:
        version = msgspec.json.decode(text, type=_Version).film
        if version > VERSION:
            raise FilmError(f"made by a newer pellmell (film {version}; this one shows up to {VERSION})")
        return _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FilmError(f"this is no film: {error}") from None


def _unzipped(packed: Packed) -> bytes:
    """No more of it than a film can have, whatever the bytes would unpack to."""
    zipped = zlib.decompressobj(GZIP)
    try:
        text = zipped.decompress(packed, MOST_BYTES + 1)
    except zlib.error as error:
        raise FilmError(f"this is no film: {error}") from None
    if len(text) > MOST_BYTES:
        raise FilmError("this is no film: it is too long")
    if not zipped.eof:
        raise FilmError("this is no film: it was cut off")
    return text
