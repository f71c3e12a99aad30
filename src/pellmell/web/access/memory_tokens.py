"""Tokens and faults in memory, of a process that asks nobody: every reply is there at once."""

from collections import defaultdict
from collections.abc import Callable, Sequence

from pellmell.house.replies import Reply, known
from pellmell.house.token_bucket import Bucket
from pellmell.kit.time_units import Seconds
from pellmell.stores.shared_state import Fault, Missing, Token

DAY = 86_400.0
KNOWN = 10_000  # of each kind, of whom something is remembered
REMEMBERED = 100_000  # faults
NOTHING: Reply[None] = known(None)

Clock = Callable[[], float]  # seconds that only go forward


class MemoryTokens:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: defaultdict[str, dict[str, Bucket]] = defaultdict(dict)
        self._faults: dict[Fault, tuple[float, int]] = {}

    def __len__(self) -> int:
        """How much is remembered."""
        return sum(map(len, self._buckets.values())) + len(self._faults)

    def take(self, wanted: Sequence[Token]) -> Reply[list[Token] | Missing]:
        now = self._clock()
        buckets = [self._bucket(token, now) for token in wanted]
        for place, bucket in enumerate(buckets):
            if wanted[place].needed and bucket.tokens < 1:
                return known(Missing(place, bucket.seconds_left))
        return known([token for token, bucket in zip(wanted, buckets, strict=True) if bucket.take(now)])

    def give_back(self, taken: Sequence[Token]) -> Reply[None]:
        for kind, who, most, *_ in taken:
            if (bucket := self._buckets[kind].get(who)) is not None:
                bucket.tokens = min(most, bucket.tokens + 1)
        return NOTHING

    def note(self, faults: Sequence[Fault]) -> Reply[None]:
        for fault in faults:
            self._note(fault, self._clock())
        return NOTHING

    def noted(self, faults: Sequence[Fault]) -> Reply[list[int]]:
        now = self._clock()
        found = [self._faults.get(fault, (now, 0)) for fault in faults]
        return known([count if now - since <= DAY else 0 for since, count in found])

    def _note(self, fault: Fault, now: Seconds) -> None:
        """Where there are too many, the oldest are forgotten."""
        since, count = self._faults.pop(fault, (now, 0))
        if now - since > DAY:
            since, count = now, 0
        self._faults[fault] = since, count + 1
        if len(self._faults) > REMEMBERED:
            del self._faults[next(iter(self._faults))]

    def _bucket(self, token: Token, now: Seconds) -> Bucket:
        """As it is now. Who is not remembered has a full one."""
        known_ones = self._buckets[token.kind]
        if (bucket := known_ones.get(token.who)) is None:
            self._make_room(token.kind, now)
            bucket = Bucket.full(token.most / token.seconds, token.most, now)
            self._buckets[token.kind][token.who] = bucket
        bucket.refill(now)
        return bucket

    def _make_room(self, kind: str, now: Seconds) -> None:
        """Who has all of them again is forgotten; if that is nobody, those who came first."""
        buckets = self._buckets[kind]
        if len(buckets) < KNOWN:
            return
        for bucket in buckets.values():
            bucket.refill(now)
        used = [(who, bucket) for who, bucket in buckets.items() if bucket.tokens < bucket.most]
        self._buckets[kind] = dict(used[-KNOWN // 2 :])
