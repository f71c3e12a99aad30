"""The outbox of a table: what was decided, and may be told once it is written. Decide ahead, tell after."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pellmell.house.counts import Counts
from pellmell.house.delivery.audience import Audience, Member
from pellmell.house.delivery.resend_buffer import ResendBuffer
from pellmell.house.ports import Time


class Parcel(NamedTuple):
    """Frames of one step for everybody, for some after that, and something to do then. One that `waits` is
    for the disk. `arrived`: when the commands came that it tells of."""

    waits: bool = False
    public: Sequence[bytes] = ()
    private: Sequence[tuple[Member, bytes]] = ()
    arrived: Sequence[float] = ()
    action: Callable[[], None] | None = None


class Outbox:
    """Parcels go out in their order; one that need not be written waits for those before it.

    What goes out together goes over each line at once, to everybody first and to one after that.
    """

    def __init__(self, time: Time, counts: Counts, audience: Audience, resend: ResendBuffer) -> None:
        self._time = time
        self._counts = counts
        self._audience = audience
        self._resend = resend
        self._parcels: deque[Parcel] = deque()

    def __len__(self) -> int:
        return len(self._parcels)

    def post(self, parcel: Parcel) -> None:
        self._parcels.append(parcel)
        if len(self._parcels) == 1 and not parcel.waits:
            self.written(0)

    def written(self, count: int) -> None:
        """So many more parcels are safe on the disk."""
        parcels = self._parcels
        public: list[bytes] = []
        private: dict[Member, list[bytes]] = {}
        arrived: list[float] = []
        while parcels and (count or not parcels[0].waits):
            parcel = parcels.popleft()
            count -= parcel.waits
            public += parcel.public
            arrived += parcel.arrived
            for member, frame in parcel.private:
                private.setdefault(member, []).append(frame)
            if parcel.action is not None:
                self._tell(public, private, arrived)
                public, private, arrived = [], {}, []
                parcel.action()
        if public or private:
            self._tell(public, private, arrived)

    def _tell(
        self, public: list[bytes], private: dict[Member, list[bytes]], arrived: Sequence[float]
    ) -> None:
        self._resend.keep(public)
        self._counts.frames += len(public)
        self._audience.tell(public, private)
        if arrived:
            now = self._time.exactly()
            for moment in arrived:
                self._counts.latency.observe(now - moment)
