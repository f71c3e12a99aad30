"""Presence is who is at a table: told to all, a few times a second at most, and who watches to the host."""

import msgspec

from pellmell.house.delivery.audience import Audience, Member
from pellmell.house.delivery.screen_prompts import ScreenPrompts
from pellmell.house.delivery.update_throttle import UpdateThrottle
from pellmell.house.ports import TimeSource
from pellmell.house.state_machine.machine import TableMachine
from pellmell.wire.frames import Presence, Watcher, Watchers

PER_SECOND = 4
LISTED = 40  # watchers whom the host is told of: those who came last

encode = msgspec.json.Encoder().encode


class PresenceTeller:
    def __init__(self, time: TimeSource, machine: TableMachine, audience: Audience) -> None:
        self._machine = machine
        self._audience = audience
        self._throttle = UpdateThrottle(time, PER_SECOND, self._tell)
        self._prompts = ScreenPrompts(audience, time, self._throttle.changed)
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
        self._host = None

    def _frame(self) -> bytes:
        seats, audience = self._machine.seats, self._audience
        delays = [state.holder.line.delay if state.holder is not None else None for state in seats]
        silent = [
            seat for seat, state in enumerate(seats) if state.holder is not None and state.holder.line.silent
        ]
        return encode(Presence(seats.online, delays, audience.watchers, audience.screens, silent))

    def _tell(self) -> None:
        frame = self._frame()
        if frame != self._told:
            self._told = frame
            self._audience.broadcast([frame])
        self._tell_host(self._host_member())

    def _host_member(self) -> Member | None:
        seats = self._machine.seats
        host: Member | None = seats[self._machine.table.current_host].holder if seats else None
        return host

    def _tell_host(self, host: Member | None) -> None:
        if host is not self._host:
            self._host, self._host_told = host, _NOBODY
        if host is None:
            return
        frame = encode(Watchers(self._listed()))
        if frame != self._host_told:
            self._host_told = frame
            self._audience.send_to(host, [frame])
        self._prompts.look(host)

    def _listed(self) -> list[Watcher]:
        here = [member for member in self._audience.members if member.seat is None]
        latest = sorted(here, key=lambda member: member.number)[-LISTED:]
        return [Watcher(member.number, member.since, member.screen) for member in latest]


_NOBODY = encode(Watchers([]))
