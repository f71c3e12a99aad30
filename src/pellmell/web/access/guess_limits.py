"""Guess limits: how many wrong codes of tables an address, its network and everybody together may try.

A home is limited whatever else happens: an IPv4 address, an IPv6 /64, and the /48 that it is in, which is the
most that a provider gives to one customer. What many homes share, an IPv4 /24, an IPv6 /32 and the house,
slows only homes that have guessed: that were wrong `GUESSED` times within a day, or lie in a /24 or /32 that
was wrong `SWARMED` times, of which each home counts for `GUESSED` at most. So who has a right code and has
not guessed gets in, however often others guess, unless hundreds of homes of the same network do.
"""

from ipaddress import IPv6Address

from pellmell.web.access.addresses import Address
from pellmell.web.access.rate_limits import MINUTE, Clock, RateLimit

HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE
GUESSED = 10  # wrong codes of a home within a day: more than its people mistype
SWARMED = 3_000  # of a /24 or /32, so that 300 of its homes have guessed: more than do by chance
REMEMBERED = 100_000  # homes and networks
IN_AN_HOUR = 4  # times what may be wrong in a minute: nobody mistypes for an hour
HOME, NETWORK, HOUSE = 2, 4, 5  # times what one address may
EVERYBODY = "the house"
ADDRESS = {"ipv4": 32, "ipv6": 64}
CUSTOMER = {"ipv4": 32, "ipv6": 48}
NEIGHBOURS = {"ipv4": 24, "ipv6": 32}


class Day:
    """Counts what each has done within a day; where there are too many, the oldest are forgotten."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._counts: dict[str, tuple[float, int]] = {}

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._counts)

    def add(self, who: str) -> None:
        since, count = self._counts.pop(who, (self._clock(), 0))
        if self._clock() - since > DAY:
            since, count = self._clock(), 0
        self._counts[who] = (since, count + 1)
        if len(self._counts) > REMEMBERED:
            del self._counts[next(iter(self._counts))]

    def count(self, who: str) -> int:
        since, count = self._counts.get(who, (0.0, 0))
        return count if self._clock() - since <= DAY else 0


class Wrong:
    """So many in a minute, and four times as many in an hour."""

    def __init__(self, per_minute: int, whose: str, clock: Clock) -> None:
        reason = f"too many codes that are wrong {whose}"
        self._limits = (
            RateLimit(per_minute, MINUTE, reason, clock),
            RateLimit(IN_AN_HOUR * per_minute, HOUR, reason, clock),
        )

    def check(self, who: str) -> None:
        for limit in self._limits:
            limit.check(who)

    def count(self, who: str) -> None:
        for limit in self._limits:
            limit.count(who)


class GuessLimits:
    def __init__(self, per_minute: int, clock: Clock) -> None:
        self._address = Wrong(per_minute, "from your address", clock)
        self._home = Wrong(HOME * per_minute, "from your network", clock)
        self._network = Wrong(NETWORK * per_minute, "from networks like yours", clock)
        self._house = Wrong(HOUSE * per_minute, "in this house, some of them from your address", clock)
        self._day = Day(clock)

    def check(self, address: Address | None) -> None:
        """Before a code is looked up; raises TooFast."""
        home, network = _within(address, **CUSTOMER), _within(address, **NEIGHBOURS)
        self._address.check(_within(address, **ADDRESS))
        self._home.check(home)
        if self._day.count(home) >= GUESSED or self._day.count(network) >= SWARMED:
            self._network.check(network)
            self._house.check(EVERYBODY)

    def wrong(self, address: Address | None) -> None:
        home, network = _within(address, **CUSTOMER), _within(address, **NEIGHBOURS)
        self._address.count(_within(address, **ADDRESS))
        self._home.count(home)
        self._network.count(network)
        self._house.count(EVERYBODY)
        if self._day.count(home) < GUESSED:
            self._day.add(network)
        self._day.add(home)


def _within(address: Address | None, ipv4: int, ipv6: int) -> str:
    """The network of that length that it is in, as a word."""
    if address is None:
        return ""
    length = ipv6 if isinstance(address, IPv6Address) else ipv4
    return f"{int(address) >> (address.max_prefixlen - length):x}/{length}"
