"""The lobby lists the public tables for everybody who looks, and keeps the list up to date."""

from collections.abc import Callable, Sequence

import msgspec

from pellmell.house.ports import Alarm, Line, Pack, Time
from pellmell.wire.frames import Lobby, TableCard

OFTEN_MS = 500


class LobbyList:
    def __init__(self, time: Time, pack: Pack, cards: Callable[[], list[TableCard]]) -> None:
        self.changes = 0  # of the tables here
        self._time = time
        self._pack = pack
        self._own_cards = cards
        self._elsewhere: list[TableCard] = []  # at other processes of the house
        self._lines: set[Line] = set()
        self._alarm: Alarm | None = None

    @property
    def is_watched(self) -> bool:
        return bool(self._lines)

    def enter(self, line: Line) -> None:
        self._lines.add(line)
        line.write(self._pack([self._frame()]))

    def leave(self, line: Line) -> None:
        self._lines.discard(line)

    def lines(self) -> list[Line]:
        return list(self._lines)

    def cards(self) -> list[TableCard]:
        """A table that has just come here is not shown twice."""
        own = self._own_cards()
        codes = {card.code for card in own}
        return [*own, *(card for card in self._elsewhere if card.code not in codes)]

    def changed(self) -> None:
        """Soon, and once for many changes."""
        self.changes += 1
        if self._lines and self._alarm is None:
            self._alarm = self._time.at(self._time.now() + OFTEN_MS, self._tell)

    def see_elsewhere(self, cards: Sequence[TableCard]) -> None:
        """What is public there: told at once, as it is looked up seldom."""
        if self._elsewhere != list(cards):
            self._elsewhere = list(cards)
            if self._lines:
                self._tell()

    def _tell(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        packed = self._pack([self._frame()])
        for line in self._lines:
            line.write(packed)

    def _frame(self) -> bytes:
        return msgspec.json.encode(Lobby(self.cards()))
