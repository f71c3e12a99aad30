"""Draining: a node that is to stop hands its tables over, each when nobody races there.

It takes no more tables, and proxies send nobody new. Who is told `stopping` comes back within moments, and is
spliced to another node, which wakes the table. Rounds under way are played to their end, if there is time.
"""

import asyncio

import structlog

from pellmell.kit.time_units import Seconds
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes
from pellmell.web.context import ServerContext

LOOK_SECONDS: Seconds = 0.1

log = structlog.stdlib.get_logger()


async def drain(context: ServerContext, seconds: Seconds) -> None:
    """Until no table is left here, or the time is up; or until no other node could take them, as where all
    have been told to stop."""
    nodes, house = context.store.nodes, context.house
    if nodes is None or not await _begin(nodes):
        return
    log.info("draining", tables=len(house.tables), seconds=seconds)
    house.drain()
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while house.tables and loop.time() < end and await _is_succeeded(nodes):
        await asyncio.sleep(LOOK_SECONDS)
    log.info("drained", left=len(house.tables))


async def _begin(nodes: Nodes) -> bool:
    """Whether there is anybody to take over."""
    try:
        await nodes.drain()
    except StoreError as error:
        log.error("cannot drain", reason=str(error))
        return False
    return await _is_succeeded(nodes)


async def _is_succeeded(nodes: Nodes) -> bool:
    try:
        return bool(await nodes.welcoming())
    except StoreError:  # nobody knows, and nobody can take over now
        return False
