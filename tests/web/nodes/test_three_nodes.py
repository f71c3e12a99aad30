"""An evening at three nodes, with nobody hashing: each comes by the next node, and notices nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path

import pytest

from pellmell.house.changes import SaveGroup
from pellmell.house.keys import person
from pellmell.kit.phases import Phase
from pellmell.play.messages import Open, Ready, VoteToEnd
from pellmell.play.seat_messages import SitOut
from pellmell.testing import NotedOwner
from pellmell.wire.frames import Admitted, Happened, ScreenAsks, Seated, Snapshot
from pellmell.wire.requests import AdmitScreen, Kick, SitDown
from tests.stores.postgres.stores import connected, until
from tests.web.house import Guest, Visit, on_loop, opened

SPEED = 20
SECRETS = {name: name.rjust(22, "s") for name in ("Ann", "Bob", "Cid")}
ONE_ROUND = {"game": "board", "options": {"rounds": 1}}


class Evening:
    """Nodes are taken in turn by whoever comes; lines stay until all leave."""

    def __init__(self, nodes: list[Visit]) -> None:
        self.nodes = nodes
        self._turn: Iterator[Visit] = iter(())
        self.begin_at(0)
        self._lines = AsyncExitStack()

    def begin_at(self, number: int) -> None:
        self._turn = islice(cycle(self.nodes), number, None)

    async def new_table(self) -> str:
        status, made = await next(self._turn).post("/api/tables", ONE_ROUND)
        assert status == 201, made
        return str(made["code"])

    async def come(self, code: str, name: str = "", **hello: object) -> Guest:
        """By the next node; whoever has a name sits down."""
        guest = await self._lines.enter_async_context(next(self._turn).connected(f"/ws/{code}"))
        await guest.hello(**hello)
        if not hello:
            await guest.hear(Snapshot)
        if name:
            await guest.do(SitDown(name, SECRETS[name]))
            await guest.hear(Seated)
        return guest

    async def all_leave(self) -> None:
        await self._lines.aclose()

    def awake_at(self, code: str) -> list[int]:
        houses = [node.server.context.house for node in self.nodes]
        return [number for number, house in enumerate(houses) if house.awake(code) is not None]


async def told_of(event: str, *guests: Guest) -> None:
    """Each of them; all listen meanwhile, as who does not is hung up on."""

    async def told(guest: Guest) -> None:
        while all(each["event"] != event for each in (await guest.hear(Happened)).events):
            pass

    await asyncio.gather(*map(told, guests))


async def _looks_again(node: Visit, name: str) -> int:
    """At the one round that was played."""
    secret = {"secret": SECRETS[name]}
    _, mine = await node.post("/api/my/matches", secret)
    (match,) = mine["matches"]
    _, film = await node.post(f"/api/films/{match['id']}/1", secret)
    return int(film["round"])


@pytest.mark.slow
@on_loop
async def test_whatever_people_do_they_may_come_by_any_node(database: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as houses, connected(database) as looking:
        evening = Evening(
            [
                await houses.enter_async_context(opened(tmp_path, database=database, speed=SPEED))
                for _ in range(3)
            ]
        )
        store = evening.nodes[2].server.context.store
        ann_id, bob_id = (person(SECRETS[name], store.house_key) for name in ("Ann", "Bob"))
        store.write(NotedOwner(), [SaveGroup("board", {ann_id: 2, bob_id: 0}, 0.0)])
        await store.flush()

        code = await evening.new_table()
        ann, bob, cid = [await evening.come(code, name) for name in ("Ann", "Bob", "Cid")]
        watcher, screen = await evening.come(code), await evening.come(code, screen=True)
        await ann.do(AdmitScreen((await ann.hear(ScreenAsks)).screen))
        await screen.hear(Admitted)
        await ann.do(Kick(2))
        assert (await cid.goodbye()).why == "kicked"
        assert len(evening.awake_at(code)) == 1

        await ann.do(Open())
        await told_of("match_opened", bob)
        await ann.do(Ready())
        await bob.do(Ready())
        await told_of("dealt", ann, bob, watcher, screen)
        await bob.do(SitOut())
        await told_of("sits_out", ann, watcher, screen)
        await told_of("opened", ann, bob, watcher, screen)  # the first cards: now it may be voted out
        await ann.do(VoteToEnd())
        await bob.do(VoteToEnd())
        await told_of("match_ended", ann, bob, watcher, screen)
        (before,) = evening.awake_at(code)
        assert [await _looks_again(node, "Ann") for node in evening.nodes] == [1, 1, 1]

        await evening.all_leave()
        await until(lambda: _sleeps(evening, code))
        assert await looking.fetchval("SELECT touched > 0 FROM groups")  # it was there, and is kept anew
        evening.begin_at(before + 1)
        ann = await evening.come(code, secret=SECRETS["Ann"])
        assert evening.awake_at(code) == [(before + 1) % 3]

        other = await evening.new_table()
        bob, ann = [await evening.come(other, name) for name in ("Bob", "Ann")]
        await bob.do(Open())
        await told_of("match_opened", ann)
        (where,) = evening.awake_at(other)
        live = evening.nodes[where].server.context.house.awake(other)
        assert live is not None
        assert live.table.match is not None
        assert (live.phase, live.table.match.carried) == (Phase.READYING, [0, 2])
        await evening.all_leave()


async def _sleeps(evening: Evening, code: str) -> bool:
    return not evening.awake_at(code)
