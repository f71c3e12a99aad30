"""Journals may be long: they are sent in parts, and who does not read one holds next to nothing of it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from pellmell.house.changes import Append, CloseMatch, OpenMatch
from pellmell.play.journal import Header
from pellmell.stores.sqlite.reader import SLICE_ENTRIES
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import Visit, on_loop, opened

HEADER = msgspec.json.encode(Header(journal=1, game="dice", version=1, options={}, players=[])) + b"\n"
LINE = b'{"line":"%s"}\n' % (b"x" * 2_000)
SLICES = 30  # more than a kernel keeps for who does not read


async def keep(visit: Visit) -> str:
    """A long match, and where its journal is."""
    store = visit.server.context.store
    lines = [HEADER, *[LINE] * (SLICES * SLICE_ENTRIES)]
    store.write(Mock(), [OpenMatch(a_match(1)), Append(1, 1, lines), CloseMatch(1, 700.0, [1, 2], [1])])
    await store.flush()
    return "/api/matches/match-1/journal"


def counted_slices(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each slice has that was read so far."""
    store, read = visit.server.context.store, list[int]()
    slices = store.journal_slices

    async def counted(number: int) -> AsyncIterator[list[bytes]]:
        async for entries in slices(number):
            read.append(len(entries))
            yield entries

    monkeypatch.setattr(store, "journal_slices", counted)
    return read


@on_loop
async def test_a_long_journal_comes_whole_and_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as visit:
        path = await keep(visit)
        read = counted_slices(visit, monkeypatch)
        status, journal = await visit.get(path)
        assert (status, journal.encode()) == (200, HEADER + LINE * (SLICES * SLICE_ENTRIES))
        assert len(read) > SLICES


@on_loop
async def test_for_who_does_not_read_it_it_is_not_read_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as visit:
        path = await keep(visit)
        read = counted_slices(visit, monkeypatch)
        _, writer = await asyncio.open_connection("127.0.0.1", visit.server.port, limit=1_000)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        while not read:
            await asyncio.sleep(0)
        for _ in range(2 * SLICES):
            assert (await visit.get("/healthz"))[0] == 200
        assert len(read) < SLICES
        writer.transport.abort()
