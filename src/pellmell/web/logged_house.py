"""The logged house writes to the log what happens to its tables."""

from collections.abc import Mapping

import structlog

from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.table_waking import Waking
from pellmell.play.given_deal import GivenDeal
from pellmell.wire.requests import TableSettings

log = structlog.stdlib.get_logger()


class LoggedHouse(House):
    async def make_table(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        settings: TableSettings | None = None,
        given: GivenDeal | None = None,
    ) -> LiveTable:
        live = await super().make_table(game, options, settings, given)
        log.info("table made", code=live.code, game=game)
        return live

    def _woke(self, waking: Waking) -> None:
        super()._woke(waking)
        log.info("table woken", code=waking.code)

    def _sleep(self, live: LiveTable) -> None:
        super()._sleep(live)
        if live.code not in self.tables:
            log.info("table slept", code=live.code)

    def was_lost(self, live: LiveTable, reason: str) -> None:
        log.error("table lost", code=live.code, reason=reason)
        super().was_lost(live, reason)
