"""Tables that are put aside are not woken for a moment: one that is closed, and all that know somebody who
wants to be forgotten."""

from collections.abc import Collection, Generator
from contextlib import contextmanager

import msgspec

from pellmell.house.records import TableRecord


class Aside:
    def __init__(self) -> None:
        self._codes: set[str] = set()
        self._person = ""

    def has(self, code: str) -> bool:
        return code in self._codes

    def concerns(self, record: TableRecord) -> bool:
        """Whether it knows somebody who is being forgotten."""
        return bool(self._person) and knows(record, self._person)

    @contextmanager
    def tables(self, codes: Collection[str]) -> Generator[None]:
        added = set(codes) - self._codes
        self._codes |= added
        try:
            yield
        finally:
            self._codes -= added

    @contextmanager
    def person(self, person: str) -> Generator[None]:
        """One at a time."""
        self._person = person
        try:
            yield
        finally:
            self._person = ""


def knows(record: TableRecord, person: str) -> bool:
    return person.encode() in msgspec.json.encode(record)
