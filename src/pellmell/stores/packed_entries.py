"""The entries of a journal, packed into one text, while a table waits to be woken.

As a list, the entries of hundreds of long rounds are millions of objects: more memory, and every search for
garbage goes through all of them, which stopped everybody for tens of milliseconds.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import overload


class PackedEntries(Sequence[bytes]):
    __slots__ = ("_ends", "_text")

    def __init__(self, entries: Sequence[bytes]) -> None:
        self._text = b"".join(entries)
        self._ends = array("Q", accumulate(map(len, entries), initial=0))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __iter__(self) -> Iterator[bytes]:
        text = self._text
        for begin, end in pairwise(self._ends):
            yield text[begin:end]

    @overload
    def __getitem__(self, index: int) -> bytes: ...

    @overload
    def __getitem__(self, index: slice) -> list[bytes]: ...

    def __getitem__(self, index: int | slice) -> bytes | list[bytes]:
        chosen = range(len(self))[index]
        return [self._entry(each) for each in chosen] if isinstance(chosen, range) else self._entry(chosen)

    def _entry(self, number: int) -> bytes:
        return self._text[self._ends[number] : self._ends[number + 1]]
