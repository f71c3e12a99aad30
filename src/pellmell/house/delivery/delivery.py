"""Delivery sends what a table has decided to its audience: in order, and not before it is written."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import Struct

from pellmell.house.counts import Counts
from pellmell.house.delivery.audience import Audience, Member
from pellmell.house.ports import Pack, TimeSource
from pellmell.house.state_machine.effects import Answer, HangUp, Letter, Tell
from pellmell.house.state_machine.inputs import Origin
from pellmell.house.state_machine.seats import Seats
from pellmell.kit.time_units import FineMilliseconds
from pellmell.wire.frames import Frame, Why

KEPT = 32  # numbered frames, to be sent again: about as many bytes as a snapshot

encode = msgspec.json.Encoder().encode


class Parcel(Struct, frozen=True):
    """Frames of one step for everybody, for some after that, and something to do then. One that `waits` is
    for the disk. `arrived`: when the commands came that it tells of."""

    waits: bool = False
    public: Sequence[bytes] = ()
    private: Sequence[tuple[Member, bytes]] = ()
    arrived: Sequence[FineMilliseconds] = ()
    action: Callable[[], None] | None = None


class Delivery:
    """An outbox: parcels go out in their order, and one that need not be written waits for those before it.
    What goes out together goes over each line at once, to everybody first and to one after that.

    `seats` say on which line each of them is played. Numbered frames are kept for a while, so that who missed
    some can be told again: `told` is the number of the last one.
    """

    def __init__(self, time: TimeSource, counts: Counts, pack: Pack, epoch: int, seats: Seats) -> None:
        self.audience = Audience(time, pack)
        self.epoch = epoch
        self.told = 0
        self._time = time
        self._counts = counts
        self._seats = seats
        self._outbox: deque[Parcel] = deque()
        self._kept: deque[bytes] = deque(maxlen=KEPT)

    @property
    def busy(self) -> bool:
        """Something that was decided is not told yet."""
        return len(self._outbox) > 0

    # What is sent

    def deliver(self, letters: Sequence[Letter], waits: bool) -> None:
        """All of one step; if it `waits`, when it is written. An answer that has to come in order, and
        a goodbye, are sent before the letters behind them: they end a parcel."""
        public: list[bytes] = []
        private: list[tuple[Member, bytes]] = []
        arrived: list[FineMilliseconds] = []
        for letter in letters:
            if type(letter) is Tell:
                if private and not public:  # answered before anything happened: that need not wait
                    self._post(Parcel(private=private))
                    private = []
                public.append(letter.frame)
                if letter.arrived:
                    arrived.append(letter.arrived)
            elif type(letter) is Answer and not letter.in_order:
                if (member := self._recipient(letter.to)) is not None:
                    private.append((member, letter.frame))
            else:
                self._post(Parcel(waits, public, private, arrived, self._action(letter)))
                waits, public, private, arrived = False, [], [], []
        if waits or public or private:
            self._post(Parcel(waits, public, private, arrived))

    def answer(self, member: Member, frame: Frame) -> None:
        """After all that was decided before it."""
        self._post(Parcel(private=[(member, encode(frame))]))

    def in_turn(self, action: Callable[[], None]) -> None:
        """Do something once all that was decided before it has been told."""
        self._post(Parcel(action=action))

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
            return partial(self.audience.send_to, letter.to.holder, [letter.frame])
        assert isinstance(letter, HangUp)
        if letter.holder is None:
            watchers = [member for member in self.audience.everybody() if member.watches]
            return partial(_hang_up_on_watchers, watchers, letter)
        return partial(letter.holder.line.hang_up, letter.why, letter.reason)

    # When it is sent

    def _post(self, parcel: Parcel) -> None:
        self._outbox.append(parcel)
        if len(self._outbox) == 1 and not parcel.waits:
            self.release()

    def release(self, written: int = 0) -> None:
        """What need not wait any longer is sent: so many more steps are `written`, and safe on the disk."""
        outbox = self._outbox
        public: list[bytes] = []
        private: list[tuple[Member, bytes]] = []
        arrived: list[FineMilliseconds] = []
        while outbox and (written or not outbox[0].waits):
            parcel = outbox.popleft()
            written -= parcel.waits
            public += parcel.public
            arrived += parcel.arrived
            private += parcel.private
            if parcel.action is not None:
                self._send(public, private, arrived)
                public, private, arrived = [], [], []
                parcel.action()
        if public or private:
            self._send(public, private, arrived)

    def _send(
        self, public: list[bytes], private: list[tuple[Member, bytes]], arrived: Sequence[FineMilliseconds]
    ) -> None:
        self.told += len(public)
        self._kept.extend(public)
        self._counts.frames += len(public)
        self.audience.broadcast(public, private)
        if arrived:
            now = self._time.exactly()
            for moment in arrived:
                self._counts.latency.observe(now - moment)

    def since(self, epoch: int, seen: int) -> list[bytes] | None:
        """What was told after `seen`; None if that is too long ago, or was never so."""
        missed = self.told - seen
        if epoch != self.epoch or not 0 <= missed <= len(self._kept):
            return None
        return [self._kept[index] for index in range(len(self._kept) - missed, len(self._kept))]

    def can_resume(self, epoch: int, seen: int, decided: int) -> bool:
        """Whether all that is missed will still be kept when everything that is decided has been told."""
        return self.since(epoch, seen) is not None and decided - seen <= KEPT


def _hang_up_on_watchers(watchers: Sequence[Member], letter: HangUp) -> None:
    """Whoever has sat down meanwhile stays, or waits for a seat."""
    for member in watchers:
        if member.watches and member.waits is None:
            member.line.hang_up(letter.why, letter.reason)
