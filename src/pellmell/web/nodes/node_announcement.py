"""The announcement of a node tells the others where it is reached. Two nodes must not say the same.

Mostly it is the same machine's, started anew: what was there before is gone, and its tables are free at once.
"""

import asyncio

import structlog

from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes
from pellmell.web.nodes.reach import who_answers, why_out_of_reach

WAIT_SECONDS: Seconds = 8.0  # longer than a lease: what is gone has said its address until then
LOOK_SECONDS: Seconds = 0.25

log = structlog.stdlib.get_logger()


async def announce(nodes: Nodes, url: str, health: str) -> None:
    """Raises StoreError where another process is reached there, or nobody would reach this one."""
    namesakes = await nodes.announce(url)
    await _check_reach(nodes, url)
    answering = await who_answers(url, health)
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


async def _check_reach(nodes: Nodes, url: str) -> None:
    """Whoever is in the way may be gone, and its lease not ended yet."""
    loop = asyncio.get_running_loop()
    end = loop.time() + WAIT_SECONDS
    while (reason := why_out_of_reach(url, await nodes.others())) is not None:
        if loop.time() > end:
            await nodes.announce("")
            raise StoreError(reason)
        await asyncio.sleep(LOOK_SECONDS)
