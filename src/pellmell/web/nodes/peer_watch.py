"""The watch over the other nodes: one that sees the database, but none of the others, stands back.

It would keep tables to which nobody is handed on, and could hand on nobody. So proxies are told to bring
nobody here, and its tables go to the others. Where all are cut off from each other, one stays.
"""

import asyncio
from collections.abc import Sequence
from typing import NoReturn

import structlog

from pellmell.house.house import House
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes, Peer
from pellmell.web.nodes.reach import who_answers, why_out_of_reach

LOOK_SECONDS: Seconds = 2.0
ANSWER_SECONDS: Seconds = 1.0
FALL = 3  # so many looks at which nobody answered: who lives has renewed its lease meanwhile
CUT_OFF = "none of the others that are part of this house answers this one: look at the network between them"

log = structlog.stdlib.get_logger()


class PeerWatch:
    """`trouble` is why nobody should be brought here, if so."""

    def __init__(self, nodes: Nodes | None, house: House, health: str) -> None:
        self.trouble: str | None = None
        self._nodes = nodes
        self._house = house
        self._health = health
        self._silent = 0  # looks in a row

    async def run(self) -> NoReturn:
        loop = asyncio.get_running_loop()
        next_look = loop.time()
        while True:
            next_look = max(next_look + LOOK_SECONDS, loop.time())
            await asyncio.sleep(next_look - loop.time())
            try:
                await self.look()
            except StoreError:  # the database does not answer: others tell of that
                continue
            except Exception:
                log.exception("the other nodes could not be looked after")

    async def look(self) -> None:
        """Raises StoreError."""
        if (nodes := self._nodes) is None:
            return
        others = await nodes.others()
        earlier = [other for other in others if other.node < nodes.own]
        trouble = why_out_of_reach(nodes.url, earlier) or await self._cut_off(nodes, others)
        if trouble != self.trouble:
            self.trouble = trouble
            self._tell()

    async def _cut_off(self, nodes: Nodes, others: Sequence[Peer]) -> str | None:
        if not others or await self._reaches_one(nodes, others):
            if self._silent >= FALL:
                await nodes.stand_by()
            self._silent = 0
            return None
        self._silent += 1
        if self._silent < FALL:
            return None
        return CUT_OFF if await nodes.stand_back() else None

    async def _reaches_one(self, nodes: Nodes, others: Sequence[Peer]) -> bool:
        """The next one mostly answers, and then nobody else is asked. Who was silent may take its time to be
        so again: then all are asked at once."""
        first, *rest = sorted(others, key=lambda each: (each.node < nodes.own, each.node))
        if not self._silent and await self._answers(first):
            return True
        return any(await asyncio.gather(*map(self._answers, others if self._silent else rest)))

    async def _answers(self, other: Peer) -> bool:
        return await who_answers(other.url, self._health, ANSWER_SECONDS) == other.node

    def _tell(self) -> None:
        if self.trouble is None:
            log.warning("the others answer again, or are gone")
            return
        tables = list(self._house.tables.values())
        log.error("stands back", reason=self.trouble, tables=len(tables))
        for live in tables:
            self._house.hand_over(live)
