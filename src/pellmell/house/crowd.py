"""Everybody who has a line to a table: players, screens, watchers; and how they are told."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pellmell.house.ports import Alarm, Line, Pack, Time
from pellmell.kit.seats import Seat


@dataclass(eq=False, slots=True)
class Member:
    """One line to the table. A screen is let in by the host; until then it watches like others."""

    line: Line
    seat: Seat | None = None
    screen: bool = False
    asks: int | None = None  # a screen that asks to be let in, by its number

    @property
    def watches(self) -> bool:
        return self.seat is None and not self.screen


NOTHING: Mapping[Member, Sequence[bytes]] = {}


@dataclass(slots=True)
class Crowd:
    """Players and screens are told at once; watchers later, so that no player gains by watching."""

    time: Time
    pack: Pack
    members: set[Member] = field(default_factory=set[Member])
    later: int = 0
    _delayed: deque[tuple[int, bytes]] = field(default_factory=deque[tuple[int, bytes]])
    _alarm: Alarm | None = None

    @property
    def watchers(self) -> int:
        return sum(member.watches for member in self.members)

    @property
    def screens(self) -> int:
        return sum(member.screen for member in self.members)

    def players(self) -> Iterator[Member]:
        return (member for member in self.members if member.seat is not None)

    def tell(self, public: Sequence[bytes], private: Mapping[Member, Sequence[bytes]] = NOTHING) -> None:
        """Everybody, in the same bytes; and some of them something more."""
        packed = self.pack(public) if public else b""
        watchers = False
        for member in self.members:
            now = packed
            if self.later and member.watches:
                watchers, now = True, b""
            if private and member in private:
                now += self.pack(private[member])
            if now:
                member.line.write(now)
        if watchers and packed:
            self._delayed.append((self.time.now() + self.later, packed))
            self._wake_up()

    def tell_one(self, member: Member, frames: Sequence[bytes]) -> None:
        if member in self.members:
            member.line.write(self.pack(frames))

    def _wake_up(self) -> None:
        if self._alarm is None and self._delayed:
            self._alarm = self.time.at(self._delayed[0][0], self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._alarm = None
        now = self.time.now()
        while self._delayed and self._delayed[0][0] <= now:
            packed = self._delayed.popleft()[1]
            for member in self.members:
                if member.watches:
                    member.line.write(packed)
        self._wake_up()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
