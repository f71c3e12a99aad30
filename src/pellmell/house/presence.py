"""Presence is who is at a table: told to all, a few times a second at most, and who watches to the host."""

from typing import TYPE_CHECKING

import msgspec

from pellmell.house.crowd import Member
from pellmell.house.screen_prompts import ScreenPrompts
from pellmell.house.throttle import Throttle
from pellmell.wire.frames import Presence, Watcher, Watchers

if TYPE_CHECKING:
    from pellmell.house.live import LiveTable

PER_SECOND = 4
LISTED = 40  # watchers whom the host is told of: those who came last

encode = msgspec.json.Encoder().encode


class PresenceTeller:
    def __init__(self, live: "LiveTable") -> None:
        self._live: LiveTable | None = live
        self._throttle = Throttle(live.world.time, PER_SECOND, self._tell)
        self._prompts = ScreenPrompts(live.crowd, live.world.time, self._throttle.changed)
        self._told = b""
        self._host: Member | None = None
        self._host_told = b""

    def changed(self) -> None:
        """Somebody has come or gone, a line got longer, or there is another host."""
        self._throttle.changed()

    def greet(self, member: Member) -> bytes:
        """As it is now, for somebody who has just come; the others are told in their turn."""
        frame = self._frame()
        if frame != self._told:
            self._told = b""
        if member is self._host:
            self._host = None
        return frame

    def close(self) -> None:
        self._throttle.close()
        self._prompts.close()
        self._live = self._host = None

    def _frame(self) -> bytes:
        live = self._live
        if live is None:
            return b""
        delays = [place.member.line.delay if place.member else None for place in live.places]
        return encode(Presence(live.places.online, delays, live.crowd.watchers, live.crowd.screens))

    def _tell(self) -> None:
        live = self._live
        if live is None:
            return
        frame = self._frame()
        if frame != self._told:
            self._told = frame
            live.tell_all(frame)
        self._tell_host(live, live.host_member())

    def _tell_host(self, live: "LiveTable", host: Member | None) -> None:
        if host is not self._host:
            self._host, self._host_told = host, _NOBODY
        if host is None:
            return
        frame = encode(Watchers(_listed(live)))
        if frame != self._host_told:
            self._host_told = frame
            live.crowd.tell_one(host, [frame])
        self._prompts.look(host)


_NOBODY = encode(Watchers([]))


def _listed(live: "LiveTable") -> list[Watcher]:
    here = [member for member in live.crowd.members if member.seat is None]
    latest = sorted(here, key=lambda member: member.number)[-LISTED:]
    return [Watcher(member.number, member.since, member.screen) for member in latest]
