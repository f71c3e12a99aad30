"""The splice watch ends splices to a node that does not answer any more, so that their clients come again.

A proxy does the same for the lines that it has itself, but it does not know of those between nodes; and a
process that is frozen, or a machine that is gone, closes nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import NoReturn

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout

from pellmell.kit.time_units import Seconds
from pellmell.web.context import HEALTH, Closable

LOOK_SECONDS: Seconds = 1.0
ANSWER_SECONDS: Seconds = 1.0
FALL = 2  # so many looks at which there was no answer

log = structlog.stdlib.get_logger()


class SpliceWatch:
    """`doubt` hears that somebody was silent."""

    def __init__(
        self, splices: set[Closable], doubt: Callable[[], None], answer_seconds: Seconds = ANSWER_SECONDS
    ) -> None:
        self._splices = splices
        self._doubt = doubt
        self._timeout = ClientTimeout(total=answer_seconds)
        self._silent: Counter[str] = Counter()

    async def run(self) -> NoReturn:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        urls = sorted({splice.url for splice in self._splices})
        if urls:
            async with ClientSession(timeout=self._timeout) as session:
                answers = await asyncio.gather(*(_answers(session, url) for url in urls))
            there = {url for url, answered in zip(urls, answers, strict=True) if answered}
            self._silent = Counter({url: self._silent[url] + 1 for url in urls if url not in there})
            if self._silent:
                self._doubt()
            for url, looks in self._silent.items():
                if looks >= FALL:
                    self._close(url)

    def _close(self, url: str) -> None:
        closed = [splice for splice in self._splices if splice.url == url]
        log.warning("node does not answer", url=url, splices=len(closed))
        for splice in closed:
            splice.close()


async def _answers(session: ClientSession, url: str) -> bool:
    """Whatever it says: it is there."""
    try:
        async with session.get(url + HEALTH):
            return True
    except (ClientError, TimeoutError, OSError):
        return False
