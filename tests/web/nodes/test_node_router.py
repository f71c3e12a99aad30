"""Whoever comes to the wrong node is at the table all the same, and nobody gains by lying about it."""

import asyncio
import math
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from pellmell.house.ports import Elsewhere
from pellmell.house.replies import Reply
from pellmell.stores.postgres.nodes import PostgresNodes
from pellmell.web.access.introduction import HANDSHAKE_KEY, HEADER, NODE_HEADER, Introduction
from pellmell.web.nodes import node_router
from pellmell.web.nodes.peer_watch import CUT_OFF
from pellmell.wire.frames import Happened, Snapshot
from tests.stores.postgres.stores import connected
from tests.web.house import Visit, on_loop, opened
from tests.web.nodes.two_nodes import frozen, nodes_of, two_nodes

AN_ADDRESS = "192.0.2.7"  # for documentation (RFC 5737)


@on_loop
async def test_two_who_come_by_different_nodes_sit_at_one_table(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("ligretto")
        async with nodes.one.guest(code) as ann, nodes.other.guest(code) as bob:
            assert (await ann.sit_down("Ann")).seat == 0
            assert (await bob.sit_down("Bob")).seat == 1
            news = await ann.hear(Happened)
            while news.events[0].get("seat") != 1:
                news = await ann.hear(Happened)
            assert news.events[0]["player"] == {"name": "Bob"}
            assert nodes.awake_at(code) == [nodes.one]
            assert len(nodes.other.server.context.splices) == 1


@on_loop
async def test_who_comes_back_by_another_node_has_the_seat_again(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("ligretto")
        async with nodes.one.guest(code) as ann:
            seated = await ann.sit_down("Ann")
            async with nodes.other.connected(f"/ws/{code}") as again:
                assert (await again.hello(token=seated.token)).seat == 0
                assert (await ann.goodbye()).why == "elsewhere"


@on_loop
async def test_a_fresh_table_is_awake_where_its_first_guest_comes(database: str, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("dice")
        async with nodes.other.guest(code):
            assert nodes.awake_at(code) == [nodes.other]


@on_loop
async def test_a_line_ends_at_both_nodes(database: str, tmp_path: Path) -> None:
    """Whichever end of it is closed."""
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.one.new_table("dice")
        async with nodes.one.guest(code), nodes.other.guest(code) as spliced:
            spliced.transport.abort()
            while nodes.other.server.context.splices or len(nodes.one.server.context.lines) > 1:
                await asyncio.sleep(0)
        async with nodes.one.guest(code), nodes.other.guest(code) as spliced:
            (line,) = [line for line, who in nodes.one.server.context.lines.items() if who.spliced]
            line.cut_off()
            while await spliced.next() is not None:
                pass


@on_loop
async def test_who_is_spliced_is_known_by_the_own_address_whatever_they_say(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.table_at_one()
        lie = {"X-Forwarded-For": AN_ADDRESS, "X-Forwarded-Proto": "https"}
        async with nodes.one.guest(code), nodes.other.connected(f"/ws/{code}", headers=lie) as liar:
            await liar.hello()
            (who,) = [who for who in nodes.one.server.context.lines.values() if who.spliced]
            assert (str(who.address), who.secure, who.proxied) == ("127.0.0.1", False, True)


@pytest.mark.parametrize("forged", ["1 192.0.2.7 https 00", "nonsense", "", "1 192.0.2.7 https"])
@on_loop
async def test_an_introduction_that_no_node_has_signed_is_refused(
    database: str, tmp_path: Path, forged: str
) -> None:
    async with opened(tmp_path, database=database) as visit:
        code = await visit.new_table()
        with pytest.raises(WSServerHandshakeError) as refused:
            async with visit.connected(f"/ws/{code}", headers={HEADER: forged}):
                pass
        assert refused.value.status == 400


@on_loop
async def test_an_introduction_is_of_use_for_one_handshake_alone(database: str, tmp_path: Path) -> None:
    """For nothing else, nor with another key of a handshake, nor for another address."""
    async with opened(tmp_path, database=database) as visit:
        key, own = visit.server.context.store.house_key, nodes_of(visit).own
        said = Introduction(own, None, secure=False).header(key, "/api/games", "handshake")
        for path, handshake, header in (
            ("/api/rules", "handshake", said),
            ("/api/games", "another", said),
            ("/api/games", "handshake", said.replace("unknown", AN_ADDRESS)),
        ):
            status, _ = await visit.get(path, headers={HEADER: header, HANDSHAKE_KEY: handshake})
            assert status == 400
        status, _ = await visit.get("/api/games", headers={HEADER: said, HANDSHAKE_KEY: "handshake"})
        assert status == 200


@on_loop
async def test_who_means_another_node_is_told_which_this_is(database: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=database) as visit:
        own = nodes_of(visit).own
        said = Introduction(own + 1, None, secure=False).header(
            visit.server.context.store.house_key, "/ws/ABCDEF", ""
        )
        async with visit.session.get("/ws/ABCDEF", headers={HEADER: said}) as answer:
            assert (answer.status, answer.headers[NODE_HEADER]) == (421, str(own))


@on_loop
async def test_a_table_of_a_node_that_is_gone_is_taken_over_at_once(database: str, tmp_path: Path) -> None:
    """Its lease runs, but nobody listens there any more."""
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.table_at_one()
        async with connected(database) as looking:
            await looking.execute(
                "UPDATE nodes SET until = clock_timestamp() + interval '1 hour', url = $1", _NOBODY
            )
        async with nodes.other.connected(f"/ws/{code}") as guest:
            assert (await guest.hello()).epoch == 3
            await guest.hear(Snapshot)
        assert nodes.other in nodes.awake_at(code)


_NOBODY = "http://127.0.0.1:1"


@on_loop
async def test_a_table_of_a_process_that_was_started_anew_is_taken_over_at_once(
    database: str, tmp_path: Path
) -> None:
    """Something answers at its address, but it is another node."""
    async with two_nodes(tmp_path, database) as nodes:
        code = await nodes.table_at_one()
        moved = "UPDATE nodes SET url = $1 WHERE id = $2"
        async with connected(database) as looking:
            await looking.execute(moved, nodes.other.server.url, nodes_of(nodes.one).own)
        async with nodes.other.connected(f"/ws/{code}") as guest:
            assert (await guest.hello()).epoch == 3


@on_loop
async def test_who_comes_while_a_node_is_frozen_waits_until_its_lease_has_ended(
    database: str, tmp_path: Path
) -> None:
    async with two_nodes(tmp_path, database) as nodes, frozen() as (url, asked):
        code = await nodes.table_at_one()
        async with connected(database) as looking:
            freeze = """
                UPDATE nodes SET url = $1, until = clock_timestamp() + interval '1 hour', fence = fence + 1
                WHERE id = $2
            """  # it renews nothing any more
            await looking.execute(freeze, url, nodes_of(nodes.one).own)
            coming = asyncio.create_task(_welcomed(nodes.other, code))
            await asked.wait()
            assert not coming.done()
            await looking.execute("UPDATE nodes SET until = clock_timestamp() WHERE url = $1", url)
        assert await coming == 3


@on_loop
async def test_who_has_waited_for_a_frozen_node_in_vain_is_told_so(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease runs on: it sees the database, and somebody has cut the line between the two."""
    monkeypatch.setattr(node_router, "HOLD_SECONDS", 0.0)
    monkeypatch.setattr("pellmell.web.nodes.splice.ANSWER_SECONDS", 0.05)
    async with two_nodes(tmp_path, database) as nodes, frozen() as (url, _):
        code = await nodes.table_at_one()
        async with connected(database) as looking:
            await looking.execute("UPDATE nodes SET url = $1 WHERE id = $2", url, nodes_of(nodes.one).own)
        async with nodes.other.connected(f"/ws/{code}") as guest:
            goodbye = await guest.goodbye()
        assert (goodbye.why, "does not answer: try again" in goodbye.reason) == ("trouble", True)
        assert nodes.awake_at(code) == [nodes.one]


@on_loop
async def test_who_waits_at_a_node_that_stands_back_is_told_so_at_once(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_router, "HOLD_SECONDS", math.inf)
    async with (
        two_nodes(tmp_path, database) as nodes,
        frozen() as (url, asked),
        connected(database) as looking,
    ):
        code = await nodes.table_at_one()
        await looking.execute("UPDATE nodes SET url = $1 WHERE id = $2", url, nodes_of(nodes.one).own)
        monkeypatch.setattr(nodes.other.server.context.reach, "trouble", CUT_OFF)
        async with nodes.other.connected(f"/ws/{code}") as guest:
            assert (await guest.goodbye()).why == "trouble"
        assert asked.is_set()


@on_loop
async def test_who_comes_before_a_node_has_said_where_it_is_waits_until_it_has(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = asyncio.Semaphore(0)
    whereabouts = PostgresNodes.whereabouts

    def look(nodes: PostgresNodes, code: str) -> Reply[Elsewhere | None]:
        looked.release()
        return whereabouts(nodes, code)

    monkeypatch.setattr(PostgresNodes, "whereabouts", look)
    async with two_nodes(tmp_path, database) as nodes, connected(database) as looking:
        code, own = await nodes.table_at_one(), nodes_of(nodes.one).own
        says = "UPDATE nodes SET url = $1 WHERE id = $2"
        await looking.execute(says, "", own)
        coming = asyncio.create_task(_welcomed(nodes.other, code))
        for _ in range(3):  # once by who has made it awake
            await looked.acquire()
        assert not coming.done()
        await looking.execute(says, nodes.one.server.url, own)
        assert await coming == 2


async def _welcomed(visit: Visit, code: str) -> int:
    async with visit.connected(f"/ws/{code}") as guest:
        return (await guest.hello()).epoch


@on_loop
async def test_a_house_of_one_process_knows_nothing_of_all_this(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.connected(f"/ws/{code}", headers={HEADER: "1 192.0.2.7 https 00"}) as guest:
            await guest.hello()
        assert visit.server.context.peers == set()
