"""A history is all that went over a guest's lines to a table, in its order: what the guest said and was told.

Each guest has a file of JSON lines, so that whatever was found can be looked at later.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from pellmell.kit.time_units import Seconds
from pellmell.wire.frames import NO_ROUND, HouseFrame, Send

ENDING = ".jsonl"


class Seen(Struct, frozen=True, omit_defaults=True):
    """The view of a client that has folded all frames up to this one."""

    epoch: int
    number: int
    round: Raw = NO_ROUND


class Note(Struct, frozen=True, omit_defaults=True):
    """One thing, at a moment of the clock that all processes of this machine share, in seconds."""

    at: Seconds
    said: Send | None = None
    told: HouseFrame | None = None
    seen: Seen | None = None
    came: bool = False  # on a new line, which knows nobody yet


class History(NamedTuple):
    code: str
    guest: str
    notes: list[Note]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Note).decode


class HistoryFile:
    """Each note is in the file at once, as far as this process goes: what is killed loses none."""

    def __init__(self, folder: Path, code: str, guest: str) -> None:
        self._file = (folder / f"{code}.{guest}{ENDING}").open("ab", buffering=0)

    def write(self, note: Note) -> None:
        self._file.write(_encode(note) + b"\n")

    def close(self) -> None:
        self._file.close()


def read_histories(folder: Path) -> Iterator[History]:
    """By table."""
    for path in sorted(folder.glob(f"*{ENDING}")):
        code, guest = path.name.removesuffix(ENDING).split(".", 1)
        with path.open("rb") as file:
            yield History(code, guest, [_decode(line) for line in file])
