"""A television that looks at one node, a host who answers at another, and a table at either of them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pellmell.web.access.introduction import HEADER
from pellmell.web.nodes import node_router
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop
from tests.web.nodes.two_nodes import TwoNodes, frozen, nodes_of, two_nodes


async def television(visit: Visit) -> tuple[str, str]:
    """Its code and its token."""
    status, made = await visit.post("/api/screens", {})
    assert status == 201
    return made["code"], made["token"]


async def host_at_one(nodes: TwoNodes) -> dict[str, Any]:
    """Whose table is awake there: its code, and the token of the seat."""
    _, seat = await nodes.one.post("/api/play", {"game": "dice", "name": "Ann"})
    async with nodes.one.connected(f"/ws/{seat['code']}") as ann:
        await ann.hello(token=seat["token"])
    assert nodes.awake_at(seat["code"]) == [nodes.one]
    return {"table": seat["code"], "token": seat["token"]}


@pytest.mark.parametrize("asked_node", [0, 1])
@on_loop
async def test_a_television_comes_to_a_table_whichever_nodes_are_asked(
    database: str, tmp_path: Path, asked_node: int
) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        host = await host_at_one(nodes)
        code, token = await television(nodes.other)
        shown = await nodes[asked_node].post("/api/screens/show", {"screen": code.lower(), **host})
        assert shown == (200, {"table": host["table"]})
        _, answer = await nodes[1 - asked_node].post("/api/screens/look", {"token": token})
        assert answer["table"] == host["table"]
        async with nodes.other.connected(f"/ws/{host['table']}") as screen:
            welcome = await screen.hello(screen=True, token=answer["token"])
            assert (welcome.screen, welcome.seat) == (True, None)


@on_loop
async def test_the_node_that_has_the_table_says_who_its_host_is(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        host = await host_at_one(nodes)
        code, token = await television(nodes.one)
        stranger = {**host, "screen": code, "token": "x" * 32}
        status, answer = await nodes.other.post("/api/screens/show", stranger)
        assert (status, answer["error"]) == (422, "refused")
        assert (await nodes.one.post("/api/screens/look", {"token": token}))[1] == {}


@on_loop
async def test_who_guesses_codes_is_stopped_at_all_nodes(database: str, tmp_path: Path) -> None:
    """By the own address, whatever is said of it."""
    async with two_nodes(tmp_path, database, wrong_codes_per_minute=2) as nodes:
        host = await host_at_one(nodes)
        guess, lie = {"screen": "XYXYXY", **host}, {"X-Forwarded-For": "192.0.2.7"}
        tried = [await visit.post("/api/screens/show", guess, headers=lie) for visit in [*nodes, *nodes]]
        assert [status for status, _ in tried] == [404, 404, 429, 429]
        async with nodes.other.session.post("/api/screens/show", json=guess) as answer:
            assert int(answer.headers["Retry-After"]) >= 1


@on_loop
async def test_new_codes_are_those_of_all_nodes(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database, new_tables_per_minute=2) as nodes:
        assert [(await visit.post("/api/screens", {}))[0] for visit in [*nodes, *nodes]] == [
            201,
            201,
            429,
            429,
        ]


@on_loop
async def test_pages_of_other_sites_and_forged_introductions_are_not_handed_on(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        asked = {"screen": "XYXYXY", **await host_at_one(nodes)}
        for headers, expected in (
            ({"Origin": "https://evil.example"}, (403, "foreign_origin")),
            ({HEADER: f"{nodes_of(nodes.other).own} 192.0.2.7 https 00"}, (400, "bad_forwarding")),
        ):
            status, answer = await nodes.other.post("/api/screens/show", asked, headers=headers)
            assert (status, answer["error"]) == expected


@on_loop
async def test_a_table_of_a_node_that_is_gone_is_woken_where_its_host_asks(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        host = await host_at_one(nodes)
        code, _ = await television(nodes.other)
        async with connected(database) as looking:
            gone = "UPDATE nodes SET url = 'http://127.0.0.1:1' WHERE id = $1"
            await looking.execute(gone, nodes_of(nodes.one).own)
        assert (await nodes.other.post("/api/screens/show", {"screen": code, **host}))[0] == 200
        assert nodes.other in nodes.awake_at(host["table"])


@on_loop
async def test_who_asks_while_a_node_is_frozen_is_told_in_the_end(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_router, "HOLD_SECONDS", 0.0)
    monkeypatch.setattr("pellmell.web.nodes.forwarded_request.ANSWER_SECONDS", 0.05)
    async with two_nodes(tmp_path, database) as nodes, frozen() as (url, asked):
        host = await host_at_one(nodes)
        code, _ = await television(nodes.other)
        async with connected(database) as looking:
            await looking.execute("UPDATE nodes SET url = $1 WHERE id = $2", url, nodes_of(nodes.one).own)
        asking = asyncio.create_task(nodes.other.post("/api/screens/show", {"screen": code, **host}))
        await asked.wait()
        status, answer = await asking
        assert (status, answer["error"]) == (503, "elsewhere")
