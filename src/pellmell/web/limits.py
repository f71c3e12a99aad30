"""How much is too much of one address, and who is not let in at all."""

from collections import Counter
from time import monotonic

from pellmell.web.addresses import Address
from pellmell.web.guess_limits import GuessLimits
from pellmell.web.rate_limits import MINUTE, Clock, RateLimit, TooFast
from pellmell.web.settings import Network, Settings


class Banned(Exception):
    pass


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
    def __init__(self, settings: Settings, clock: Clock = monotonic) -> None:
        def per_minute(most: int, what: str) -> RateLimit:
            return RateLimit(most, MINUTE, f"too many {what} from your address", clock)

        self.connections = Connections(settings.max_connections)
        self.connects = per_minute(settings.connects_per_minute, "new connections")
        self.new_tables = per_minute(settings.new_tables_per_minute, "new tables")
        self.play_now = per_minute(settings.play_now_per_minute, "new games")
        self.wrong_codes = GuessLimits(settings.wrong_codes_per_minute, clock)
        self.banned: list[Network] = []

    def is_banned(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.banned)

    def check_ban(self, address: Address | None) -> None:
        if self.is_banned(address):
            raise Banned("this house does not let your address in: ask whoever runs it")
