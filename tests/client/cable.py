"""A cable between a client and a house that can be cut, and mended."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Cable:
    def __init__(self, port: int) -> None:
        self.url = ""
        self.port = port  # of the house
        self.whole = True
        self._writers: set[asyncio.StreamWriter] = set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self._writers |= {writer, back}
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
        writer.close()
        self._writers.discard(writer)

    def cut(self) -> None:
        """In the middle of whatever is said."""
        self.whole = False
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self.whole = True


@asynccontextmanager
async def cable_to(port: int) -> AsyncIterator[Cable]:
    cable = Cable(port)
    server = await asyncio.start_server(cable.connect, "127.0.0.1", 0)
    cable.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield cable
    finally:
        cable.cut()
        server.close()
        await server.wait_closed()
