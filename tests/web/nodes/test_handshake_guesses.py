"""Whether a table is awake at another node is learnt by nobody who guesses codes, with or without a hello."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pellmell.web.access.memory_tokens import KNOWN
from pellmell.web.http import screen_handlers
from pellmell.web.nodes import node_router
from pellmell.web.nodes.handshake_guesses import HandshakeGuesses
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.two_nodes import two_nodes

GUESSES = 3


async def shake_hands(visit: Visit, code: str) -> int:
    """And go without a word; whether that led to another node."""
    async with visit.connected(f"/ws/{code}"):
        spliced = len(visit.server.context.splices)
    while visit.server.context.lines or visit.server.context.splices:
        await asyncio.sleep(0)
    return spliced


async def guess(visit: Visit) -> None:
    for number in range(GUESSES):
        assert await shake_hands(visit, f"WRNG{number}X") == 0


@on_loop
async def test_who_only_shakes_hands_has_guessed_and_is_handed_on_no_more(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database, wrong_codes_per_minute=GUESSES) as nodes:
        code = await nodes.table_at_one()
        assert await shake_hands(nodes.other, code) == 1
        await guess(nodes.other)
        assert await shake_hands(nodes.other, code) == 0
        async with nodes.other.connected(f"/ws/{code}") as guest:
            await guest.raw(b'{"frame":"hello","protocol":2}')
            assert (await guest.goodbye()).why == "too_fast"


@on_loop
async def test_who_has_a_seat_gets_to_it_whoever_guesses_codes_at_the_same_address(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database, wrong_codes_per_minute=GUESSES) as nodes:
        code = await nodes.table_at_one()
        async with nodes.one.guest(code) as ann:
            seated = await ann.sit_down("Ann")
        await guess(nodes.other)
        async with nodes.other.connected(f"/ws/{code}") as early:
            await early.raw(b'{"frame":"hello","protocol":2,"token":"%s"}' % seated.token.encode())
            assert await early.next() is None
        async with nodes.other.connected(f"/ws/{code}") as again:
            assert (await again.hello(token=seated.token)).seat == 0
            assert len(nodes.other.server.context.splices) == 1


@on_loop
async def test_who_guesses_codes_learns_nothing_by_televisions(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_nodes(tmp_path, database, wrong_codes_per_minute=GUESSES) as nodes:
        code = await nodes.table_at_one()
        await guess(nodes.other)
        handed_on: list[str] = []

        async def forward(where: Any, *_: object) -> None:
            handed_on.append(where.url)

        monkeypatch.setattr(node_router, "forward_request", forward)
        body = {"table": code, "screen": "BCDFGH", "token": "x" * 32}
        status, answer = await nodes.other.post("/api/screens/show", body)
        assert (status, answer["error"], handed_on) == (429, "too_fast", [])
        assert screen_handlers.NO_SCREEN not in answer["reason"]


@on_loop
async def test_only_so_many_are_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        context = visit.server.context
        async with visit.connected("/ws/lobby"):
            (who,) = context.lines.values()
        guesses = HandshakeGuesses(context)
        for number in range(KNOWN + 10):
            guesses.comes_again("".join("ACDEFGHJKM"[int(digit)] for digit in str(number)), who)
        assert len(guesses) == KNOWN
