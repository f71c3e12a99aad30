"""Address limits: how much an address and its network may ask for in a minute, and which are banned."""

from collections import Counter
from time import monotonic

from pellmell.stores.shared_state import Token, Tokens
from pellmell.web.access.addresses import WIDER, Address, customer, household
from pellmell.web.access.frame_budgets import FrameBudgets
from pellmell.web.access.guess_limits import GuessLimits
from pellmell.web.access.memory_tokens import Clock, MemoryTokens
from pellmell.web.access.rate_limits import MINUTE, KnownRefusals, Price, Spending, TooFast
from pellmell.web.settings import Network, Settings

SOON = 10  # seconds, until it is worth another try


class Banned(Exception):
    pass


class Simultaneous:
    """So many at the same time of one household, and more of all that one customer may have."""

    def __init__(self, most: int, reason: str) -> None:
        self._most = most
        self._reason = reason
        self._open: Counter[str] = Counter()
        self._refused = KnownRefusals()

    def enter(self, address: Address | None) -> None:
        """Raises TooFast."""
        home, network = household(address), customer(address)
        if self._open[home] >= self._most or self._open[network] >= WIDER * self._most:
            raise TooFast(self._reason, SOON, self._refused.is_first(home))
        self._refused.allowed(home)
        self._open.update({home, network})

    def leave(self, address: Address | None) -> None:
        for who in {household(address), customer(address)}:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Connections(Simultaneous):
    def __init__(self, most: int) -> None:
        super().__init__(most, f"{most} connections from your address already: close one first")


class PerMinute:
    """So many in a minute, which may come all at once."""

    def __init__(self, most: int, what: str, tokens: Tokens) -> None:
        self._most = most
        self._what = what
        self._spending = Spending(tokens)

    async def take(self, address: Address | None) -> None:
        """Raises TooFast, and StoreError where nobody can be asked."""
        network, home = customer(address), household(address)
        await self._spending.spend(
            [
                self._price("network", network, WIDER * self._most),
                self._price("address", home, self._most),
            ]
        )

    def _price(self, whose: str, who: str, most: int) -> Price:
        token = Token(f"{self._what} of a {whose}", who, most, MINUTE)
        return Price(token, f"too many {self._what} from your {whose}")


class AddressLimits:
    """Connections and the like are counted by each process of a house, the rest by all of them together."""

    def __init__(self, settings: Settings, clock: Clock = monotonic, shared: Tokens | None = None) -> None:
        own = MemoryTokens(clock)
        of_all = shared or own
        self.connections = Connections(settings.max_connections)
        self.frames = FrameBudgets(settings.max_connections, settings.lenience)
        self.connects = PerMinute(settings.connects_per_minute, "new connections", own)
        self.new_tables = PerMinute(settings.new_tables_per_minute, "new tables", of_all)
        self.play_now = PerMinute(settings.play_now_per_minute, "new games", of_all)
        self.screens = PerMinute(settings.new_tables_per_minute, "televisions", of_all)
        self.shares = PerMinute(settings.new_tables_per_minute, "new links", of_all)
        self.wrong_codes = GuessLimits(settings.wrong_codes_per_minute, of_all)
        self.banned: list[Network] = []

    def is_banned(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.banned)

    def check_ban(self, address: Address | None) -> None:
        if self.is_banned(address):
            raise Banned("this house does not let your address in: ask whoever runs it")
