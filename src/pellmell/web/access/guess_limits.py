"""Guess limits: how many wrong codes of tables an address, its network and everybody together may try.

A home is limited whatever else happens: an IPv4 address, an IPv6 /64, and the /48 that it is in, which is the
most that a provider gives to one customer. What many homes share, an IPv4 /24, an IPv6 /32 and the house,
slows only homes that have guessed: that were wrong `GUESSED` times within a day, or lie in a /24 or /32 that
was wrong `SWARMED` times, of which each home counts for `GUESSED` at most. So who has a right code and has
not guessed gets in, however often others guess, unless hundreds of homes of the same network do.
"""

from asyncio import Lock
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address
from weakref import WeakValueDictionary

from pellmell.stores.shared_state import Fault, Token, Tokens
from pellmell.web.access.addresses import Address
from pellmell.web.access.rate_limits import MINUTE, Price, Spending

HOUR = 60 * MINUTE
GUESSED = 10  # wrong codes of a home within a day: more than its people mistype
SWARMED = 3_000  # of a /24 or /32, so that 300 of its homes have guessed: more than do by chance
IN_AN_HOUR = 4  # times what may be wrong in a minute: nobody mistypes for an hour
HOME, NETWORK, HOUSE = 2, 4, 5  # times what one address may
EVERYBODY = "the house"
ADDRESS = {"ipv4": 32, "ipv6": 64}
CUSTOMER = {"ipv4": 32, "ipv6": 48}
NEIGHBOURS = {"ipv4": 24, "ipv6": 32}


class Scope:
    """Who is limited together: so many in a minute, and four times as many in an hour."""

    def __init__(self, kind: str, most: int, whose: str) -> None:
        self._minute = f"wrong codes in a minute: {kind}", float(most), MINUTE
        self._hour = f"wrong codes in an hour: {kind}", float(IN_AN_HOUR * most), HOUR
        self._reason = f"too many codes that are wrong {whose}"

    def prices(self, who: str, needed: bool = True) -> Iterator[Price]:
        for kind, most, seconds in (self._minute, self._hour):
            yield Price(Token(kind, who, most, seconds, needed), self._reason)


class GuessLimits:
    """Each code that is tried takes its tokens before it is looked up, and gets them back if it is right: so
    however many are tried at once, and at however many processes, no more can be wrong.

    Those of one address are looked up one after the other, or the right codes of many who come at once would
    use up what the address has.
    """

    def __init__(self, per_minute: int, tokens: Tokens) -> None:
        self._tokens = tokens
        self._spending = Spending(tokens)
        self._turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        self._address = Scope("address", per_minute, "from your address")
        self._home = Scope("home", HOME * per_minute, "from your network")
        self._network = Scope("network", NETWORK * per_minute, "from networks like yours")
        self._house = Scope("house", HOUSE * per_minute, "in this house, some of them from your address")

    @asynccontextmanager
    async def trying(self, address: Address | None, *wrong: type[Exception]) -> AsyncGenerator[None]:
        """A code, which is looked up meanwhile: whatever else goes wrong, it was not a guess. Raises TooFast
        before, and StoreError where nobody can be asked."""
        own = _within(address, **ADDRESS)
        home = Fault("wrong codes of a home", _within(address, **CUSTOMER))
        network = Fault("wrong codes of a network", _within(address, **NEIGHBOURS))
        async with self._turns.setdefault(own, Lock()):
            by_home, by_network = await self._tokens.noted([home, network])
            has_guessed = by_home >= GUESSED or by_network >= SWARMED
            taken = await self._spending.spend(self._prices(own, home.who, network.who, has_guessed))
            try:
                yield
            except wrong:
                self._tokens.note([home, network] if by_home < GUESSED else [home])
                raise
            except BaseException:
                self._tokens.give_back(taken)
                raise
            self._tokens.give_back(taken)

    def _prices(self, own: str, home: str, network: str, has_guessed: bool) -> list[Price]:
        """What many homes share has to have a token only for homes that have guessed."""
        return [
            *self._address.prices(own),
            *self._home.prices(home),
            *self._network.prices(network, has_guessed),
            *self._house.prices(EVERYBODY, has_guessed),
        ]


def _within(address: Address | None, ipv4: int, ipv6: int) -> str:
    """The network of that length that it is in, as a word."""
    if address is None:
        return ""
    length = ipv6 if isinstance(address, IPv6Address) else ipv4
    return f"{int(address) >> (address.max_prefixlen - length):x}/{length}"
