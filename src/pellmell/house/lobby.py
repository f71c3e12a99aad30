"""The lobby lists the public tables for everybody who looks, and keeps the list up to date."""

from collections.abc import Callable

import msgspec

from pellmell.house.ports import Alarm, Line, Pack, Time
from pellmell.wire.frames import Lobby, TableCard

OFTEN_MS = 500


class LobbyList:
    def __init__(self, time: Time, pack: Pack, cards: Callable[[], list[TableCard]]) -> None:
        self._time = time
        self._pack = pack
        self._cards = cards
        self._lines: set[Line] = set()
        self._alarm: Alarm | None = None

    def enter(self, line: Line) -> None:
        self._lines.add(line)
        line.write(self._pack([self._frame()]))

    def leave(self, line: Line) -> None:
        self._lines.discard(line)

    def lines(self) -> list[Line]:
        return list(self._lines)

    def changed(self) -> None:
        """Soon, and once for many changes."""
        if self._lines and self._alarm is None:
            self._alarm = self._time.at(self._time.now() + OFTEN_MS, self._tell)

    def _tell(self) -> None:
        self._alarm = None
        packed = self._pack([self._frame()])
        for line in self._lines:
            line.write(packed)

    def _frame(self) -> bytes:
        return msgspec.json.encode(Lobby(self._cards()))
