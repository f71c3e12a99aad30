"""Delivery sends a table's letters to its audience: in their order, and once they are written."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from pellmell.house.counts import Counts
from pellmell.house.delivery.audience import Audience, Member
from pellmell.house.delivery.outbox import Outbox, Parcel
from pellmell.house.delivery.resend_buffer import ResendBuffer
from pellmell.house.ports import Pack, Time
from pellmell.house.state_machine.effects import Answer, HangUp, Letter, Tell
from pellmell.house.state_machine.inputs import Origin
from pellmell.house.state_machine.seats import Seats
from pellmell.wire.frames import Frame, Why

encode = msgspec.json.Encoder().encode


class Delivery:
    """`seats` say on which line each of them is played."""

    def __init__(self, time: Time, counts: Counts, pack: Pack, epoch: int, seats: Seats) -> None:
        self.audience = Audience(time, pack)
        self.resend = ResendBuffer(epoch)
        self._outbox = Outbox(time, counts, self.audience, self.resend)
        self._seats = seats

    @property
    def busy(self) -> bool:
        """Something that was decided is not told yet."""
        return len(self._outbox) > 0

    def deliver(self, letters: Sequence[Letter], waits: bool) -> None:
        """All of one step; if it `waits`, when it is written. What has its place among them ends a parcel."""
        public: list[bytes] = []
        private: list[tuple[Member, bytes]] = []
        arrived: list[float] = []
        for letter in letters:
            if type(letter) is Tell:
                public.append(letter.frame)
                if letter.arrived:
                    arrived.append(letter.arrived)
            elif type(letter) is Answer and not letter.in_order:
                if (member := self._recipient(letter.to)) is not None:
                    private.append((member, letter.frame))
            else:
                self._outbox.post(Parcel(waits, public, private, arrived, self._action(letter)))
                waits, public, private, arrived = False, [], [], []
        if waits or public or private:
            self._outbox.post(Parcel(waits, public, private, arrived))

    def written(self, count: int) -> int:
        """So many more steps are safe on the disk: up to which number frames are told now."""
        self._outbox.written(count)
        return self.resend.told

    def answer(self, member: Member, frame: Frame) -> None:
        """After all that was decided before it."""
        self._outbox.post(Parcel(private=[(member, encode(frame))]))

    def in_turn(self, action: Callable[[], None]) -> None:
        """Do something once all that was decided before it has been told."""
        self._outbox.post(Parcel(action=action))

    def hang_up(self, why: Why, reason: str) -> None:
        """On everybody, at once."""
        for member in self.audience.everybody():
            member.line.hang_up(why, reason)

    def _recipient(self, to: Origin) -> Member | None:
        """The line that it came on, even if the seat is given up; or the seat's newest one."""
        holder: Member | None = to.holder
        if holder not in self.audience.members and to.seat is not None and to.seat < len(self._seats):
            holder = self._seats[to.seat].holder
        return holder

    def _action(self, letter: Letter) -> Callable[[], None]:
        if isinstance(letter, Answer):
            return partial(self.audience.tell_one, letter.to.holder, [letter.frame])
        assert isinstance(letter, HangUp)
        if letter.holder is None:
            watchers = [member for member in self.audience.everybody() if member.watches]
            return partial(_hang_up_on_watchers, watchers, letter)
        return partial(letter.holder.line.hang_up, letter.why, letter.reason)


def _hang_up_on_watchers(watchers: Sequence[Member], letter: HangUp) -> None:
    """Whoever has sat down meanwhile stays."""
    for member in watchers:
        if member.watches:
            member.line.hang_up(letter.why, letter.reason)
