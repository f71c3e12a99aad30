"""How much is too much: of one connection, and of one address."""

from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import TypeAlias

from pellmell.web.settings import Network, Settings

Address: TypeAlias = IPv4Address | IPv6Address

MINUTE = 60.0
KNOWN_ADDRESSES = 10_000


class TooFast(Exception):
    def __init__(self, reason: str, seconds: int) -> None:
        super().__init__(reason)
        self.seconds = seconds


class Banned(Exception):
    pass


@dataclass(slots=True)
class Bucket:
    """Fills up by `rate` a second to `most`; each time, a token is taken out of it."""

    rate: float
    most: float
    tokens: float
    last: float

    @classmethod
    def full(cls, rate: float, most: float, now: float) -> "Bucket":
        return cls(rate, most, most, now)

    def take(self, now: float) -> bool:
        self.refill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def refill(self, now: float) -> None:
        self.tokens = min(self.most, self.tokens + (now - self.last) * self.rate)
        self.last = now

    @property
    def seconds_left(self) -> int:
        """Until there is a token again."""
        return max(1, ceil((1 - self.tokens) / self.rate))


class PerMinute:
    """So many a minute from one address, which may come all at once."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Raises TooFast; takes nothing."""
        bucket = self._bucket(who)
        bucket.refill(monotonic())
        if bucket.tokens < 1:
            seconds = bucket.seconds_left
            raise TooFast(f"too many {self._what} from your address: wait {seconds} seconds", seconds)

    def take(self, who: str) -> None:
        self.check(who)
        self._bucket(who).tokens -= 1

    def _bucket(self, who: str) -> Bucket:
        if who not in self._buckets:
            self._forget_idle()
            self._buckets[who] = Bucket.full(self._most / MINUTE, self._most, monotonic())
        return self._buckets[who]

    def _forget_idle(self) -> None:
        if len(self._buckets) >= KNOWN_ADDRESSES:
            now = monotonic()
            for bucket in self._buckets.values():
                bucket.refill(now)
            self._buckets = {
                who: bucket for who, bucket in self._buckets.items() if bucket.tokens < bucket.most
            }


class Connections:
    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        if self._open[who] >= self._most:
            raise TooFast(f"{self._most} connections from your address already: close one first", 10)
        self._open[who] += 1

    def leave(self, who: str) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.connections = Connections(settings.max_connections)
        self.new_tables = PerMinute(settings.new_tables_per_minute, "new tables")
        self.play_now = PerMinute(settings.play_now_per_minute, "new games")
        self.wrong_codes = PerMinute(settings.wrong_codes_per_minute, "codes that are wrong")
        self.banned: list[Network] = []

    def is_banned(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.banned)

    def check_ban(self, address: Address | None) -> None:
        if self.is_banned(address):
            raise Banned("this house does not let your address in: ask whoever runs it")


def household(address: Address | None) -> str:
    """Who counts as one: an IPv4 address, or the network that a provider gives to one customer."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


def read_address(text: str | None) -> Address | None:
    try:
        address = ip_address((text or "").strip())
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))  # without the name of an interface
    return address
