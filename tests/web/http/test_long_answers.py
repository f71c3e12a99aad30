"""Journals may be long: they are sent in parts, and who does not read one holds next to nothing of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from pellmell.house.changes import Append, CloseMatch, OpenMatch
from pellmell.kit.time_units import Seconds
from pellmell.play.journal import Header
from pellmell.stores.sqlite.reader import SLICE_ENTRIES
from pellmell.web.connection_limits import PER_SOCKET
from pellmell.web.http import long_answers
from pellmell.web.http.long_answers import OF_ONE_HOUSEHOLD, LongAnswers
from tests.stores.sqlite.stepped_store import a_match
from tests.web.house import Visit, on_loop, opened

HEADER = msgspec.json.encode(Header(journal=1, game="dice", version=1, options={}, players=[])) + b"\n"
LINE = b'{"line":"%s"}\n' % (b"x" * 2_000)
LAST_CHUNK = b"0\r\n\r\n"
SLICES = 150  # more than a kernel keeps for who does not read


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
        async with visit.asking(path):
            while not read:
                await asyncio.sleep(0)
            for _ in range(60):
                assert (await visit.get("/healthz"))[0] == 200
            assert len(read) < SLICES


@on_loop
async def test_who_does_not_read_it_within_a_minute_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And has a connection less: an address has four of them here."""
    monkeypatch.setattr(long_answers, "STREAM_SECONDS", 0.5)
    async with opened(tmp_path, max_connections=1) as visit, AsyncExitStack() as stack:
        path = await keep(visit)
        readers = [await stack.enter_async_context(visit.asking(path)) for _ in range(PER_SOCKET)]
        for reader in readers:
            await reader.readuntil(b"\r\n\r\n")
        while not await visit.is_answered():
            pass
        got = b""
        with suppress(ConnectionError):
            got = await readers[0].read()
        assert not got.endswith(LAST_CHUNK)


@on_loop
async def test_so_many_are_sent_to_one_address_at_once_and_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, AsyncExitStack() as stack:
        path = await keep(visit)
        for _ in range(OF_ONE_HOUSEHOLD):
            reader = await stack.enter_async_context(visit.asking(path))
            await reader.readuntil(b"\r\n\r\n")
        status, refused = await visit.get(path)
        assert (status, refused["error"]) == (429, "too_fast")
        assert "4 long answers are on their way to your address already" in refused["reason"]
        await stack.aclose()
        while (await visit.get(path))[0] == 429:
            pass


@on_loop
async def test_of_all_that_are_sent_one_part_is_made_in_a_turn_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as visit:
        path = await keep(visit)
        read, in_a_turn = counted_slices(visit, monkeypatch), list[int]()
        asked = asyncio.gather(*(visit.get(path) for _ in range(OF_ONE_HOUSEHOLD)))
        while not asked.done():
            before = len(read)
            await asyncio.sleep(0)
            in_a_turn.append(len(read) - before)
        assert [status for status, _ in await asked] == [200] * OF_ONE_HOUSEHOLD
        assert max(in_a_turn) == 1


@on_loop
async def test_while_they_are_made_three_quarters_of_the_time_are_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, rests = 0.0, list[float]()

    def perf_counter() -> float:
        return now

    async def sleep(seconds: Seconds) -> None:
        rests.append(seconds)

    async def parts() -> AsyncIterator[bytes]:
        nonlocal now
        for _ in range(100):
            now += 0.0002
            yield b"part"

    monkeypatch.setattr(long_answers, "perf_counter", perf_counter)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    answers, made = LongAnswers(), parts()
    while await answers.next_part(made):
        pass
    assert now == pytest.approx(0.02)
    assert sum(rests) == pytest.approx(0.06)


@on_loop
async def test_the_head_of_one_is_no_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as visit:
        path = await keep(visit)
        read = counted_slices(visit, monkeypatch)
        async with visit.session.head(path) as answer:
            assert (answer.status, answer.content_type) == (200, "application/x-ndjson")
        assert len(read) == 1
        assert (await visit.get("/healthz"))[0] == 200
