"""The watch over the other nodes: one that sees the database, but does not reach the others or is not reached
by them, stands back.

It would keep tables to which nobody is handed on, or could hand on nobody. So proxies are told to bring
nobody here, and its tables go to the others. Who can't be reached does not notice: the others tell it, by the
database. Where all are cut off from each other, one stays.
"""

import asyncio
from collections.abc import Sequence
from typing import NoReturn

import structlog

from pellmell.house.house import House
from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes, Peer
from pellmell.web.nodes.peer_silence import PeerSilence
from pellmell.web.nodes.reach import why_out_of_reach

LOOK_SECONDS: Seconds = 1.0
CUT_OFF = "this one does not reach the others that are part of this house: look at the network between them"
UNREACHED = (
    "others that are part of this house do not reach this one: "
    "look at the network between them, and at --node-url"
)

log = structlog.stdlib.get_logger()


class PeerWatch:
    """`trouble` is why nobody should be brought here, if so."""

    def __init__(self, nodes: Nodes | None, house: House, health: str) -> None:
        self.trouble: str | None = None
        self._nodes = nodes
        self._house = house
        self._silence = PeerSilence(health)
        self._has_told = False  # what the others see of this one may have to be taken back

    @property
    def stands_back(self) -> bool:
        return self.trouble in (CUT_OFF, UNREACHED)

    def doubt(self) -> None:
        self._silence.doubt()

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
        is_news, self.trouble = trouble != self.trouble, trouble
        if is_news:
            self._tell()
        if is_news or self.stands_back:  # somebody may have come before proxies knew
            self._hand_over()

    async def _cut_off(self, nodes: Nodes, others: Sequence[Peer]) -> str | None:
        answers = await self._silence.look(nodes.own, others)
        if not (answers.silent or self._has_told or any(other.misses_us for other in others)):
            return None
        self._has_told = True
        stands_back = await nodes.tell_silent(answers.silent, answers.given)
        self._has_told = stands_back or bool(answers.silent)
        if not stands_back:
            return None
        return CUT_OFF if answers.silent else UNREACHED

    def _tell(self) -> None:
        if self.trouble is None:
            log.warning("the others answer again, or are gone")
        else:
            log.error("stands back", reason=self.trouble, tables=len(self._house.tables))

    def _hand_over(self) -> None:
        if self.trouble is not None:
            for live in list(self._house.tables.values()):
                self._house.hand_over(live)
