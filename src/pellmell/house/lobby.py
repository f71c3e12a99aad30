"""The lobby lists the public tables for everybody who looks, and keeps the list up to date.

To make the list is work, the more the more tables there are: so it is made when somebody asks and something
has changed, twice a second at most, and whoever asks between is given the same bytes.
"""

from collections.abc import Callable, Sequence

import msgspec

from pellmell.house.ports import Alarm, Line, Pack, TimeSource
from pellmell.kit.time_units import Milliseconds
from pellmell.wire.frames import Lobby, TableCard
from pellmell.wire.rest import Tables

OFTEN_MS: Milliseconds = 500

encode = msgspec.json.Encoder().encode


class LobbyList:
    def __init__(self, time: TimeSource, pack: Pack, cards: Callable[[], list[TableCard]]) -> None:
        self._time = time
        self._pack = pack
        self._look_here = cards
        self._is_old = True  # something has changed here since somebody looked
        self._look_at: Milliseconds = 0  # not before
        self._here: list[TableCard] = []
        self._elsewhere: list[TableCard] = []  # at other processes of the house
        self._here_as_json = self._as_json = self._packed = b""  # as long as nobody needs them
        self._lines: set[Line] = set()
        self._alarm: Alarm | None = None

    @property
    def is_watched(self) -> bool:
        return bool(self._lines)

    def enter(self, line: Line) -> None:
        self._lines.add(line)
        self._look()
        line.write(self._frames())
        if self._is_old:
            self._tell_soon()

    def leave(self, line: Line) -> None:
        self._lines.discard(line)

    def lines(self) -> list[Line]:
        return list(self._lines)

    def tables(self) -> bytes:
        """All of them, as of half a second ago at most: `Tables` as JSON."""
        self._look()
        self._as_json = self._as_json or encode(Tables(self._cards()))
        return self._as_json

    def tables_here(self) -> bytes:
        """The same of this process alone: the cards as JSON."""
        self._look()
        self._here_as_json = self._here_as_json or encode(self._here)
        return self._here_as_json

    def changed(self) -> None:
        """Told soon, and once for many changes."""
        self._is_old = True
        if self._lines:
            self._tell_soon()

    def see_elsewhere(self, cards: Sequence[TableCard]) -> None:
        """What is public there: told at once, as it is looked up seldom."""
        if self._elsewhere != list(cards):
            self._elsewhere = list(cards)
            self._as_json = self._packed = b""
            if self._lines:
                self._tell()

    def _look(self) -> None:
        if self._is_old and self._time.now() >= self._look_at:
            self._look_again()

    def _look_again(self) -> None:
        self._is_old = False
        self._look_at = self._time.now() + OFTEN_MS
        self._here = self._look_here()
        self._here_as_json = self._as_json = self._packed = b""

    def _tell_soon(self) -> None:
        if self._alarm is None:
            self._alarm = self._time.at(self._time.now() + OFTEN_MS, self._tell)

    def _tell(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._is_old:
            self._look_again()
        frames = self._frames()
        for line in self._lines:
            line.write(frames)

    def _frames(self) -> bytes:
        self._packed = self._packed or self._pack([encode(Lobby(self._cards()))])
        return self._packed

    def _cards(self) -> list[TableCard]:
        """A table that has just come here is not shown twice."""
        codes = {card.code for card in self._here}
        return [*self._here, *(card for card in self._elsewhere if card.code not in codes)]
