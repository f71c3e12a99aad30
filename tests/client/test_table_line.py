"""A client and a real house, with a real line between them, for as long as it holds."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from pellmell.client import Client, CommandRefused, HouseError, HungUp, TableLine, Witness
from pellmell.games.dice.messages import Roll
from pellmell.kit.messages import Event
from pellmell.kit.phases import Phase
from pellmell.play.messages import GotReady, MatchEnded, Open, Ready, Rise, SatDown, VoteToEnd
from pellmell.testing import difference, slow_line
from pellmell.wire.frames import Goodbye, Happened, Reacted, Time
from pellmell.wire.requests import AddBot, Kick, React, Reaction, TableSettings
from tests.client.reflex_player import QUICK, play
from tests.web.house import on_loop, opened

F = TypeVar("F")

SECRET = "a secret that is long enough"


async def hear(table: TableLine, kind: type[F]) -> F:
    """The next frame of this kind."""
    async for frame in table:
        if isinstance(frame, kind):
            return frame
    raise AssertionError(f"the line was closed before a {kind.__name__}")


async def race(table: TableLine) -> None:
    """A round of dice with a bot, up to the start."""
    await table.do(AddBot())
    await table.do(Open())
    while not table.mirror.may_get_ready:
        await table.change()
    await table.get_ready()
    while table.phase is not Phase.RACING:
        await table.change()


@pytest.mark.parametrize(
    ("game", "options"),
    [("ligretto", {"target": 10}), ("blitz", {"target": 10}), ("dice", {}), ("board", {"rounds": 1})],
)
@on_loop
async def test_two_clients_and_a_bot_play_a_match(tmp_path: Path, game: str, options: dict[str, int]) -> None:
    async with opened(tmp_path, speed=QUICK) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table(game, options)).code
        async with client.join(code, "Anna") as anna, client.join(code, "Ben") as ben:
            await anna.do(AddBot())
            await anna.do(Open())
            await asyncio.gather(play(anna), play(ben))
            assert anna.totals == ben.totals
            assert len(anna.totals) == 3


@on_loop
async def test_all_come_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, AsyncExitStack() as evening:
        client = Client(visit.server.url)
        code = (await client.make_table("ligretto")).code
        names = ["Anna", "Ben", "Cara", "Dan"]
        tables = [client.join(code, name) for name in names]
        await asyncio.gather(*(evening.enter_async_context(table) for table in tables))
        for table in tables:
            while len(table.players) < len(names):
                await table.change()
            assert [player.name for player in table.players] == [p.name for p in tables[0].players]
        seats = [table.seat for table in tables]
        assert [tables[0].players[seat].name for seat in seats if seat is not None] == names


@on_loop
async def test_play_now(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        taken = await client.play_now("ligretto", "Anna", bots=2)
        async with client.join(taken.code, secret=taken.secret) as table:
            assert (table.seat, len(table.players), table.phase) == (0, 3, Phase.READYING)
            assert isinstance((await table.get_ready())[0], GotReady)


@on_loop
async def test_what_happens_is_told_to_everybody(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna") as anna, client.join(code, "Ben") as ben:
            heard = asyncio.create_task(hear(ben, Reacted))
            await anna.do(React(Reaction.BRAVO))
            assert await heard == Reacted(Reaction.BRAVO, 0)
            assert isinstance((await anna.do(AddBot()))[0], SatDown)


@on_loop
async def test_refusals(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna") as table:
            with pytest.raises(CommandRefused) as refused:
                await table.do(Ready())
            assert refused.value.rule == "ALL-2"
            for _ in range(3):
                await table.do(AddBot())
            with pytest.raises(CommandRefused, match="the table is full"):
                await table.do(AddBot())


@on_loop
async def test_a_line_that_is_cut_comes_back_and_nothing_is_lost(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit, slow_line(visit.server.port, 0, Random(1)) as cable:
        client = Client(visit.server.url)
        code = (await client.make_table("ligretto")).code
        async with Client(cable.url).join(code, "Anna") as anna, client.join(code, "Ben") as ben:
            await anna.do(AddBot())
            await anna.do(Open())
            cable.cut()
            ready = asyncio.ensure_future(anna.get_ready())
            await ben.get_ready()
            assert not ready.done()
            cable.mend()
            assert await ready
            assert anna.seat == 0
            while ben.mirror.number < anna.mirror.number:
                await ben.change()
            assert not difference(anna.view, ben.view)


@on_loop
async def test_a_command_whose_answer_was_lost_is_not_carried_out_twice(tmp_path: Path) -> None:
    async with opened(tmp_path, speed=10.0) as visit, slow_line(visit.server.port, 0, Random(1)) as cable:
        code = (await Client(visit.server.url).make_table("dice")).code
        async with Client(cable.url).join(code, "Anna") as anna:
            await race(anna)
            rolls: list[Event] = []

            async def count_rolls() -> None:
                async for frame in anna:
                    if isinstance(frame, Happened) and frame.seat == 0:
                        rolls.extend(frame.events)

            counting = asyncio.create_task(count_rolls())
            counts = visit.server.context.house.environment.counts
            before = counts.commands
            rolling = asyncio.create_task(anna.do(Roll()))
            while counts.commands == before:
                await asyncio.sleep(0)
            cable.cut()
            cable.mend()
            rolled = await rolling
            await anna.do(React(Reaction.OOPS))
            assert rolled == rolls
            counting.cancel()


@on_loop
async def test_a_house_that_stops_and_starts_again_finds_its_guests(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        port = visit.server.port
        client = Client(visit.server.url)
        code = (await client.make_table("ligretto")).code
        anna = await client.join(code, "Anna").__aenter__()
        await anna.do(AddBot())
        await anna.do(Open())
    try:
        async with opened(tmp_path, port=port):
            epoch = anna.mirror.epoch
            while anna.mirror.epoch == epoch:
                await anna.change()
            assert (anna.seat, anna.phase) == (0, Phase.READYING)
            assert await anna.get_ready()
    finally:
        await anna.close()


@on_loop
async def test_who_listens_hears_no_more_once_the_line_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna") as anna:
            listening = asyncio.create_task(hear(anna, Goodbye))
            await anna.do(AddBot())
        with pytest.raises(AssertionError, match="closed before"):
            await listening


@on_loop
async def test_the_newest_device_has_the_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna", SECRET) as phone, client.join(code, "Anna", SECRET) as tablet:
            assert (tablet.seat, len(tablet.players)) == (0, 1)
            with pytest.raises(HungUp) as hung_up:
                await hear(phone, Goodbye)
            assert hung_up.value.why == "elsewhere"
            await tablet.do(AddBot())


@on_loop
async def test_who_is_kicked_does_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna") as anna, client.join(code, "Ben") as ben:
            await anna.do(Kick(1))
            with pytest.raises(HungUp) as hung_up:
                await hear(ben, Goodbye)
            assert hung_up.value.why == "kicked"
            with pytest.raises(HungUp):
                await ben.do(Rise())


@on_loop
async def test_the_tables_time_is_known(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.watch(code) as table:
            live = visit.server.context.house.tables[code]
            while not table.clock.settled:
                await hear(table, Time)
            assert table.now() == pytest.approx(live.at_exactly, abs=20)


@on_loop
async def test_a_watcher_sees_it_later(tmp_path: Path) -> None:
    async with opened(tmp_path, speed=QUICK) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna") as anna, client.watch(code) as watcher:
            await race(anna)
            while watcher.mirror.number < anna.mirror.number:
                await watcher.change()
            assert watcher.seat is None
            assert watcher.mirror.standing == anna.mirror.standing
            assert not difference(watcher.view, anna.view)


@on_loop
async def test_a_witness_finds_the_house_honest(tmp_path: Path) -> None:
    async with opened(tmp_path, speed=QUICK) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice", {"rounds_per_player": 1})).code
        async with client.join(code, "Anna") as anna:
            witness = Witness(anna.mirror)

            async def listen() -> None:
                async for frame in anna:
                    witness.hear(frame)
                    if isinstance(frame, Happened) and isinstance(frame.events[-1], MatchEnded):
                        break

            listening = asyncio.create_task(listen())
            await anna.do(AddBot())
            await anna.do(Open())
            await play(anna)
            await listening
            assert witness.rounds


@on_loop
async def test_the_lobby_tells_of_public_tables(tmp_path: Path) -> None:
    async with opened(tmp_path, speed=QUICK) as visit:
        client = Client(visit.server.url)
        lobby = client.lobby()
        assert await anext(lobby) == []
        code = (await client.make_table("dice", settings=TableSettings(public=True))).code
        async with client.join(code, "Anna"):
            while not (tables := await anext(lobby)) or not tables[0].players:
                pass  # the table is there a moment before she has sat down
            assert (tables[0].code, tables[0].players) == (code, ["Anna"])
            assert await client.tables() == tables
        await lobby.aclose()


@on_loop
async def test_what_is_not_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        assert {game.name for game in await client.games()} >= {"ligretto", "blitz", "dice", "board"}
        with pytest.raises(HouseError, match="unknown game 'chess'"):
            await client.make_table("chess")
        with pytest.raises(HungUp, match="there is no table"):
            await client.join("AAAAAA", "Anna").__aenter__()
    with pytest.raises(HouseError, match="no house answers"):
        await client.games()
    with pytest.raises(HouseError, match="no house answers"):
        await client.join("AAAAAA", "Anna").__aenter__()


@on_loop
async def test_who_comes_late_waits_and_is_given_a_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        client = Client(visit.server.url)
        code = (await client.make_table("dice")).code
        async with client.join(code, "Anna") as anna:
            await race(anna)
            async with client.join(code, "Zoe") as zoe:
                assert (zoe.seat, zoe.waiting) == (None, 1)
                await anna.do(VoteToEnd())
                while zoe.seat is None:
                    await zoe.change()
                assert (zoe.seat, zoe.waiting) == (1, None)
                (mine,) = await client.my_tables(zoe.mirror.secret)
                assert (mine.code, mine.seat, mine.players) == (code, 1, ["Anna"])
