"""The bare server is the baseline of `bench load`: an aiohttp server that sends every message to the four
at its table, and does nothing else."""

import asyncio
from collections import defaultdict

import uvloop
from aiohttp.web import Application, AppRunner, Request, TCPSite, WebSocketResponse

Socket = WebSocketResponse[bool]


class Echo:
    def __init__(self) -> None:
        self._tables: defaultdict[str, set[Socket]] = defaultdict(set)

    async def table(self, request: Request) -> Socket:
        socket: Socket = WebSocketResponse()
        await socket.prepare(request)
        members = self._tables[request.match_info["code"]]
        members.add(socket)
        try:
            async for message in socket:
                for member in list(members):
                    await member.send_str(message.data)
        finally:
            members.discard(socket)
        return socket


async def serve() -> None:
    app = Application()
    app.router.add_get("/ws/{code}", Echo().table)
    runner = AppRunner(app, access_log=None, handle_signals=True, shutdown_timeout=1.0)
    await runner.setup()
    site = TCPSite(runner, "127.0.0.1", 0, backlog=512)
    await site.start()
    print(f"http://127.0.0.1:{site.port}", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(serve())
