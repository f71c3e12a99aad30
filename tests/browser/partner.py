"""Somebody at the table by the wire: does as they are told, and hears what the page has made happen."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from queue import Queue

from pellmell.client import Client, TableLine
from pellmell.kit.messages import Command, Event
from pellmell.kit.round import Position
from pellmell.play.messages import Open, Ready
from pellmell.wire.frames import Happened
from pellmell.wire.requests import TableSettings
from tests.browser.beside import Deal
from tests.browser.house import Seat
from tests.browser.own_loop import PATIENCE_SECONDS, OwnLoop

NAMES = "Ann", "Ben"


class Partner:
    """Made by `partner_at`."""

    def __init__(self) -> None:
        self._loop = OwnLoop()
        self._line: TableLine | None = None
        self._listening: asyncio.Task[None] | None = None
        self._heard: Queue[Happened] = Queue()
        self.seat = Seat("", "", "")  # for the page to hold

    def do(self, command: Command) -> None:
        assert self._line is not None
        self._loop.do(self._line.do(command))

    def hear(self, position: Position) -> list[Event]:
        """What happened next in the round, not at the table around it; raises Empty if nothing does."""
        while not (events := [event for event in self._next() if position.concerns(event)]):
            pass
        return events

    def totals(self) -> list[int]:
        """By what the house told when it closed the round."""
        assert self._line is not None
        return self._line.totals

    def _next(self) -> list[Event]:
        return self._heard.get(timeout=PATIENCE_SECONDS).events

    # On their own loop

    def open(self, url: str, deal: Deal) -> None:
        self._loop.do(self._sit_down(Client(url), deal))

    def close(self) -> None:
        self._loop.do(self._leave())
        self._loop.close()

    async def _sit_down(self, client: Client, deal: Deal) -> None:
        """Both, so that all is as the deal wants it; then the page may come."""
        settings = TableSettings(away="on")  # nobody else plays for the page before it is there
        code = (await client.make_table(deal.game, deal.options, settings)).code
        ours = [client.join(code, name) for name in NAMES]
        for line in ours:
            await line.__aenter__()
        first, self._line = ours
        self._listening = asyncio.create_task(self._listen(self._line))
        await first.do(Open())
        await self._get_ready(ours, deal.nonces)
        self.seat = Seat(code, first.mirror.token, first.mirror.secret)
        await first.close()

    async def _get_ready(self, lines: list[TableLine], nonces: list[str]) -> None:
        for line, nonce in zip(lines, nonces, strict=True):
            while not line.mirror.may_get_ready:
                await line.change()
            await line.do(Ready(nonce))

    async def _listen(self, line: TableLine) -> None:
        async for frame in line:
            if isinstance(frame, Happened):
                self._heard.put(frame)

    async def _leave(self) -> None:
        if self._line is not None:
            await self._line.close()
        if self._listening is not None:
            await self._listening


@contextmanager
def partner_at(url: str, deal: Deal) -> Generator[Partner]:
    """A table for two, dealt, with a seat for the page."""
    partner = Partner()
    partner.open(url, deal)
    try:
        yield partner
    finally:
        partner.close()
