"""The announcement of a node tells the others where it is reached. Two nodes must not say the same.

Mostly it is the same machine's, started anew: what was there before is gone, and its tables are free at once.
"""

from contextlib import suppress

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout

from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.port import Nodes
from pellmell.web.access.introduction import NODE_HEADER

ASK_SECONDS: Seconds = 2.0

log = structlog.stdlib.get_logger()


async def announce(nodes: Nodes, url: str, health: str) -> None:
    """Raises StoreError where another process is reached there."""
    namesakes = await nodes.announce(url)
    answering = await _who_answers(url + health)
    if answering == nodes.own:
        for namesake in namesakes:
            await nodes.depose(namesake)
    elif answering in namesakes:
        await nodes.announce("")
        raise StoreError(
            f"another process of this house is reached at {url}: give each its own --node-url and --port"
        )
    else:
        log.warning("this node does not reach itself: look whether others do", url=url)


async def _who_answers(url: str) -> int | None:
    async with ClientSession(timeout=ClientTimeout(total=ASK_SECONDS)) as session:
        with suppress(ClientError, TimeoutError, OSError, ValueError):
            async with session.get(url) as answer:
                return int(answer.headers.get(NODE_HEADER, ""))
    return None
