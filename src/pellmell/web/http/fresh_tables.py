"""Fresh tables, as they are handed out: written, and left to whichever node a proxy sends people to."""

import asyncio

from aiohttp.web import Request

from pellmell.house.errors import HouseCannotWrite
from pellmell.house.live_table import LiveTable
from pellmell.web.context import ServerContext

WRITE_SECONDS = 10.0


async def hand_out(context: ServerContext, request: Request, live: LiveTable) -> str:
    """The link to it, once all that was decided there is safe."""
    await _written(live)
    await _leave_to_who_comes(context, live)
    scheme = "https" if context.identify(request).secure else "http"
    return f"{scheme}://{request.host}/t/{live.code}"


async def _written(live: LiveTable) -> None:
    done = asyncio.Event()
    live.delivery.in_turn(done.set)
    try:
        async with asyncio.timeout(WRITE_SECONDS):
            await done.wait()
    except TimeoutError:
        raise HouseCannotWrite("the table could not be written: try again soon") from None


async def _leave_to_who_comes(context: ServerContext, live: LiveTable) -> None:
    """Of several nodes, the one that a proxy sends people to shall have it, and nobody is here yet."""
    if context.store.nodes is not None and not live.audience.everybody():
        context.house.hand_over(live)
        await context.store.flush()
