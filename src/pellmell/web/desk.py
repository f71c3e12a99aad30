"""What everybody at the door needs: the house, its store, its settings and its limits."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

import structlog
from aiohttp.web import Request

from pellmell.house.house import House, UnknownTable
from pellmell.house.reception import Reception
from pellmell.stores.sqlite import SqliteStore
from pellmell.web.clock import LoopTime
from pellmell.web.limits import Limits, TooFast
from pellmell.web.line import SocketLine
from pellmell.web.settings import Settings
from pellmell.web.visitors import ForeignOrigin, Visitor, check_origin, visitor

log = structlog.stdlib.get_logger()


@dataclass(frozen=True)
class Desk:
    settings: Settings
    house: House
    store: SqliteStore
    time: LoopTime
    limits: Limits
    lines: dict[SocketLine, Visitor] = field(default_factory=dict[SocketLine, Visitor])

    def admit(self, request: Request) -> Visitor:
        """Raises Banned or ForeignOrigin."""
        who = self.visitor(request)
        self.limits.check_ban(who.address)
        if request.method != "GET" or "Upgrade" in request.headers:
            self._check_origin(request)
        return who

    def _check_origin(self, request: Request) -> None:
        try:
            check_origin(request, self.settings.origins)
        except ForeignOrigin:
            log.warning("origin refused", origin=request.headers["Origin"][:100])
            raise

    def visitor(self, request: Request) -> Visitor:
        return visitor(request, self.settings.trusted_proxies)

    def find(self, code: str, who: Visitor) -> Reception:
        """Whoever guesses codes is soon too fast."""
        with self.counting_wrong_codes(who):
            return self.house.find(code)

    @contextmanager
    def counting_wrong_codes(self, who: Visitor) -> Generator[None]:
        self.limits.wrong_codes.check(who.household)
        try:
            yield
        except UnknownTable:
            with logging_limits(who):
                self.limits.wrong_codes.take(who.household)
            raise


@contextmanager
def logging_limits(who: Visitor) -> Generator[None]:
    """The one place where an address is worth a line."""
    try:
        yield
    except TooFast as error:
        log.warning("too fast", address=str(who.address), reason=str(error))
        raise
