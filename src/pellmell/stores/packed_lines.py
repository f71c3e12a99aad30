"""The lines of a journal packed into one text, while a table waits to be woken.

As a list, the lines of hundreds of long rounds are millions of objects: more memory, and every search for
garbage goes through all of them, which stopped everybody for tens of milliseconds.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import overload


class PackedLines(Sequence[bytes]):
    __slots__ = ("_ends", "_text")

    def __init__(self, lines: Sequence[bytes]) -> None:
        self._text = b"".join(lines)
        self._ends = array("Q", accumulate(map(len, lines), initial=0))

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
        return [self._line(each) for each in chosen] if isinstance(chosen, range) else self._line(chosen)

    def _line(self, number: int) -> bytes:
        return self._text[self._ends[number] : self._ends[number + 1]]
