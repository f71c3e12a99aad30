"""The audience of a table: all who have a line to it, players, screens and watchers. It writes bytes to them.

What they are told is decided elsewhere: what happens at the table in the state machine, who is here in
`presence.py`, both as frames of `pellmell.wire.frames`. Watchers are told the same as players, `later`; what
is for some of them alone goes out by `send_to`, as the news for the host in `presence.py` and
`screen_prompts.py`.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pellmell.house.ports import Alarm, Line, Pack, TimeSource
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.kit.timed_stages import stage


@dataclass(eq=False, slots=True)
class Member:
    """One line to the table. A screen is let in by the host; until then it watches like others."""

    line: Line
    seat: Seat | None = None
    screen: bool = False
    asks: int | None = None  # a screen that asks to be let in, by its number
    number: int = 0  # by which the host knows who watches
    since: int = 0  # when it came, in the table's time
    person: str = ""  # if the line has said so
    token_hash: str = ""  # of a screen that was let in
    waits: int | None = None  # for a seat, by this number
    knows: int = 0  # for a watcher: of what was put off, it is told from this number on

    @property
    def watches(self) -> bool:
        return self.seat is None and not self.screen


class PutOff(NamedTuple):
    """What watchers are told later; with `to`, only one of them."""

    due: Milliseconds
    number: int
    packed: bytes
    to: Member | None = None


@dataclass(slots=True)
class Audience:
    """Players and screens are told at once; watchers `later`, so that no player gains by watching."""

    time: TimeSource
    pack: Pack
    later: Milliseconds = 0
    members: set[Member] = field(default_factory=set[Member])
    coming: set[Member] = field(default_factory=set[Member])  # they are told from the next frame on
    _put_off: deque[PutOff] = field(default_factory=deque[PutOff])
    _number: int = 0
    _alarm: Alarm | None = None

    @property
    def watchers(self) -> int:
        return sum(member.watches for member in self.members)

    def persons_watching(self) -> list[str]:
        """Of those who watch and have said who they are, the first who came first."""
        watching = [member for member in self.members if member.watches and member.person]
        return [member.person for member in sorted(watching, key=lambda member: member.since)]

    @property
    def screens(self) -> int:
        return sum(member.screen for member in self.members)

    def has_room_for_screen(self, most: int) -> bool:
        """Besides those that were let in, or are coming."""
        return sum(member.screen and member.seat is None for member in self.everybody()) < most

    def arrive(self, member: Member) -> None:
        """From here on it counts as one of us."""
        self.coming.discard(member)
        self.members.add(member)

    def greet(self, member: Member, frames: Sequence[bytes]) -> None:
        """These are the first frames that the member is told."""
        member.knows = self._number
        if self._puts_off and member.watches:
            self._tell_later(self.pack(frames), member)
        else:
            member.line.write(self.pack(frames))

    @stage("sockets out")
    def broadcast(self, public: Sequence[bytes], private: Sequence[tuple[Member, bytes]] = ()) -> None:
        """Everybody, in the same bytes; and some of them something more."""
        watchers, put_off = False, self._puts_off
        packed = self.pack(public) if public else b""
        more: dict[Member, bytes] = {}
        for member, frame in private:
            more[member] = more.get(member, b"") + self.pack((frame,))
        for member in self.members:
            now = packed
            if member.seat is None and put_off and member.watches:
                watchers, now = True, b""
            if member in more:
                now += more[member]
            if now:
                member.line.write(now)
        if watchers and packed:
            self._tell_later(packed)

    @stage("sockets out")
    def send_to(self, member: Member, frames: Sequence[bytes]) -> None:
        if member in self.members:
            member.line.write(self.pack(frames))

    def watches_no_more(self, member: Member) -> None:
        """From now on it is told at once, so first of all what it is behind with."""
        for news in self._put_off:
            if news.number >= member.knows and news.to in (None, member):
                member.line.write(news.packed)
        member.knows = self._number

    def leave(self, member: Member) -> None:
        self.coming.discard(member)
        self.members.discard(member)

    def everybody(self) -> set[Member]:
        return self.members | self.coming

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    @property
    def _puts_off(self) -> bool:
        """Whether watchers are told later than the others."""
        return self.later > 0 or len(self._put_off) > 0

    def _tell_later(self, packed: bytes, to: Member | None = None) -> None:
        due = self.time.now() + self.later
        if self._put_off:
            due = max(due, self._put_off[-1].due)
        self._put_off.append(PutOff(due, self._number, packed, to))
        self._number += 1
        self._wake_up()

    def _wake_up(self) -> None:
        if self._alarm is None and self._put_off:
            self._alarm = self.time.at(self._put_off[0].due, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._alarm = None
        now = self.time.now()
        while self._put_off and self._put_off[0].due <= now:
            news = self._put_off.popleft()
            for member in self.members if news.to is None else self.members & {news.to}:
                if member.watches and news.number >= member.knows:
                    member.line.write(news.packed)
        self._wake_up()
