"""Screen prompts ask the host to let screens in: a few at once, then one now and then; gone with the screen.

A screen that has to wait for its turn asks all the same: nothing is refused, and who goes again is not shown.
"""

from collections.abc import Callable

import msgspec

from pellmell.house.delivery.audience import Audience, Member
from pellmell.house.ports import Alarm, TimeSource
from pellmell.house.token_bucket import Bucket
from pellmell.kit.time_units import to_milliseconds, to_seconds
from pellmell.wire.frames import ScreenAsks, ScreenLeft

AT_ONCE, PER_SECOND = 4, 1 / 15

encode = msgspec.json.Encoder().encode


class ScreenPrompts:
    def __init__(self, audience: Audience, time: TimeSource, look_again: Callable[[], None]) -> None:
        self._audience = audience
        self._time = time
        self._look_again: Callable[[], None] | None = look_again
        self._bucket = Bucket.full(PER_SECOND, AT_ONCE, to_seconds(time.now()))
        self._host: Member | None = None
        self._shown: set[int] = set()  # to this host, on this line
        self._granted: set[int] = set()  # their turn has come
        self._alarm: Alarm | None = None

    def look(self, host: Member) -> None:
        """Whenever a screen has come or gone, or there is another host."""
        if host is not self._host:
            self._host, self._shown = host, set()
        asking = {member.asks for member in self._audience.members if member.asks is not None}
        self._granted &= asking
        for screen in sorted(self._shown - asking):
            self._audience.send_to(host, [encode(ScreenLeft(screen))])
        self._shown &= asking
        for screen in sorted(asking - self._shown):
            if self._may_show(screen):
                self._shown.add(screen)
                self._audience.send_to(host, [encode(ScreenAsks(screen))])

    def _may_show(self, screen: int) -> bool:
        if screen not in self._granted:
            if not self._bucket.take(to_seconds(self._time.now())):
                self._wait()
                return False
            self._granted.add(screen)
        return True

    def _wait(self) -> None:
        if self._alarm is None:
            due = self._time.now() + round(to_milliseconds(self._bucket.seconds_left))
            self._alarm = self._time.at(due, self._wake_up)

    def _wake_up(self) -> None:
        self._alarm = None
        if self._look_again is not None:
            self._look_again()

    def close(self) -> None:
        self._look_again = self._host = None
        if self._alarm is not None:
            self._alarm.cancel()
