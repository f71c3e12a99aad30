"""The house, with a line in the log for what happens to its tables."""

from collections.abc import Mapping

import structlog

from pellmell.house.house import House
from pellmell.house.live import LiveTable
from pellmell.house.reception import Reception
from pellmell.wire.requests import TableSettings

log = structlog.stdlib.get_logger()


class LoggedHouse(House):
    def make_table(
        self, game: str, options: Mapping[str, object] | None = None, settings: TableSettings | None = None
    ) -> LiveTable:
        live = super().make_table(game, options, settings)
        log.info("table made", code=live.code, game=game)
        return live

    def find(self, code: str) -> Reception:
        woken = self.world.counts.woken
        reception = super().find(code)
        if self.world.counts.woken > woken:
            log.info("table woken", code=reception.live.code)
        return reception

    def _sleep(self, live: LiveTable) -> None:
        super()._sleep(live)
        if live.code not in self.tables:
            log.info("table slept", code=live.code)

    def was_lost(self, live: LiveTable, reason: str) -> None:
        log.error("table lost", code=live.code, reason=reason)
        super().was_lost(live, reason)
