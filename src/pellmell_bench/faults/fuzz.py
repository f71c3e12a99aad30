"""The fuzz test sends ten thousands of senseless frames to tables that are played; the house must not mind.

Three at each table send them: the host, a player, a watcher. Somebody who says nothing folds all that
happens, and after each batch the table must look to a newcomer as it does to them: what was refused has
changed nothing. At the end every byte that anybody received is searched for what nobody may know.
"""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientSession
from msgspec import inspect

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.play.messages import Open, Ready
from pellmell.play.replay import JournalError
from pellmell.stores.sqlite.reader import Reader
from pellmell.testing import ServerProcess, house_arguments
from pellmell.wire.requests import AddBot, SitDown
from pellmell.wire.rest import NewTable, PlayNow
from pellmell_bench.faults.broken_connections import BrokenLine
from pellmell_bench.faults.evidence import Disk, Story, all_told, facts_told, read_story
from pellmell_bench.faults.odd_frames import FORGERIES, damaged, encode, sample
from pellmell_bench.faults.odd_guest import BATCH, Look, OddGuest, QuietLine

SPEED = 20.0
LENIENCE = 1_000_000
STAGES = 8  # batches of each of the three at one table
AT_ONCE = 3  # tables
ROUND_SECONDS = 300.0  # a house that answers nothing any more has hung
TRIES = 20  # to see a table twice in the same moment
ROUND_IS_OVER = b'"event":"round_closed"'
PATHS = ("/", "/api/tables/{}", "/api/matches/{}", "/api/matches/{}/journal", "/api/rules/{}", "/t/{}", "/{}")


@dataclass
class Shrugs:
    """What was sent, and what came back; `faults` says what should not be."""

    sent: Counter[str] = field(default_factory=Counter[str])
    answers: Counter[str] = field(default_factory=Counter[str])
    statuses: Counter[int] = field(default_factory=Counter[int])
    tables: int = 0
    compared: int = 0  # how often a table was held against what its quiet watcher knows
    searched: int = 0  # bytes
    opened: int = 0  # handshakes of broken sockets that the house has answered
    faults: list[str] = field(default_factory=list[str])

    @property
    def frames(self) -> int:
        return sum(self.sent.values())


@dataclass
class Visit:
    """A table, who was at it, and all that they heard."""

    code: str
    guests: list[OddGuest]
    quiet: QuietLine
    newcomers: list[QuietLine] = field(default_factory=list[QuietLine])

    @property
    def lines(self) -> list[QuietLine]:
        return [*(guest.line for guest in self.guests), self.quiet, *self.newcomers]


class FuzzTest:
    def __init__(self, folder: Path, seed: str) -> None:
        self.found = Shrugs()
        self._folder = folder
        self._chance = Chance(seed_from(seed))
        self._games = list(all_games())
        self._visits: list[Visit] = []
        self._raw: list[bytes] = []

    @property
    def _database(self) -> Path:
        return self._folder / "house.db"

    @property
    def _log(self) -> Path:
        return self._folder / "house.log"

    async def run(self, frames: int, progress: Callable[[int], None]) -> Shrugs:
        settings = (f"--speed={SPEED}", f"--lenience={LENIENCE}", "--wrong-codes-per-minute=1000000")
        arguments = house_arguments(self._database, "--durability=process", *settings)
        server = await asyncio.to_thread(ServerProcess, arguments, self._log)
        try:
            async with ClientSession(server.url) as session:
                while self.found.frames < frames and not self.found.faults:
                    before = self.found.frames
                    async with asyncio.timeout(ROUND_SECONDS):
                        await self._go_round(session, server)
                    progress(self.found.frames - before)
                await self._check_alive(session, server)
        finally:
            server.kill()
        self._search()
        return self.found

    async def _go_round(self, session: ClientSession, server: ServerProcess) -> None:
        """Some tables, and at the same time what does not even come as far as a table."""
        numbers = range(self.found.tables, self.found.tables + AT_ONCE)
        self.found.tables += AT_ONCE
        visits = await asyncio.gather(*(self._visit(session, number) for number in numbers))
        chance = self._chance.stream("below", self.found.tables)
        await self._break_lines(BrokenLine(server.host, server.port, chance), visits[0].code, 2 * BATCH)
        await self._ask(session, chance, BATCH)
        self._visits += visits

    async def _check_alive(self, session: ClientSession, server: ServerProcess) -> None:
        async with session.get("/healthz") as answer:
            if not server.runs or answer.status != 200:
                self.found.faults.append("the house has fallen")

    # At a table

    async def _visit(self, session: ClientSession, number: int) -> Visit:
        visit = await self._sit_down(session, number)
        host, player, _ = visit.guests
        for stage in range(STAGES):
            match stage:
                case 1:
                    await host.do(Open())
                case 2:
                    await host.do(Ready("00"))
                    await player.do(Ready("01"))
                case _:
                    await asyncio.sleep(0.1)
            await asyncio.gather(
                *(guest.batch(self.found.sent, self.found.answers) for guest in visit.guests)
            )
            await self._compare(session, visit)
        for line in visit.lines:
            await line.close()
        self.found.faults += [f"{visit.code}: {fault}" for guest in visit.guests for fault in guest.faults]
        return visit

    async def _sit_down(self, session: ClientSession, number: int) -> Visit:
        game = self._games[number % len(self._games)]
        settings = {"ahead": number % 2 == 0, "fair_window": 0}
        body = encode({"game": game, "settings": settings})
        async with session.post("/api/tables", data=body) as answer:
            code = str((await answer.json())["code"])
        quiet = await QuietLine.come(session, code)
        lines = [await QuietLine.come(session, code) for _ in range(3)]
        streams = [self._chance.stream("guest", number, role) for role in range(3)]
        visit = Visit(code, list(map(OddGuest, lines, streams)), quiet)
        for guest, name in zip(visit.guests[:2], ("Host", "Player"), strict=True):
            await guest.do(SitDown(name, f"the long secret of {name} at {code}"))
        if number % 3 == 0:
            await visit.guests[0].do(AddBot())
        return visit

    async def _compare(self, session: ClientSession, visit: Visit) -> None:
        """To a newcomer the table looks as it does to somebody who has folded all that was told."""
        seen, known = await self._look(session, visit)
        for _ in range(TRIES):
            if seen[0] == known[0]:
                break
            seen, known = await self._look(session, visit)
        self.found.compared += 1
        if seen != known:
            self.found.faults.append(f"{visit.code}: {seen} is not {known}")

    async def _look(self, session: ClientSession, visit: Visit) -> tuple[Look, Look]:
        """A newcomer has a key that was made up, and so watches."""
        keys = sorted(visit.guests[0].line.keys) or [visit.code]
        number = len(visit.newcomers)
        forged = FORGERIES[number % len(FORGERIES)](keys[number % len(keys)])
        newcomer = await QuietLine.come(session, visit.code, forged)
        visit.newcomers.append(newcomer)
        if newcomer.mirror.seat is not None:
            self.found.faults.append(f"{visit.code}: a forged key holds a seat: {forged}")
        await newcomer.keep_up_with(visit.quiet)
        looks = newcomer.look(), visit.quiet.look()
        await newcomer.close()
        return looks

    # Below the frames, and beside them

    async def _break_lines(self, broken: BrokenLine, code: str, count: int) -> None:
        for number in range(count):
            heard = await (broken.break_frames(code) if number % 4 else broken.break_request())
            self.found.sent[f"socket: {broken.kind}"] += 1
            self._raw.append(heard)
            self.found.opened += heard.startswith(b"HTTP/1.1 101 ")
            if heard.startswith(b"HTTP/1.1 5"):
                self.found.faults.append(f"{broken.kind}: {heard[:200]!r}")

    async def _ask(self, session: ClientSession, chance: Stream, count: int) -> None:
        for _ in range(count):
            if chance.below(2):
                kind, path = chance.pick(((NewTable, "/api/tables"), (PlayNow, "/api/play")))
                body = encode(damaged(sample(inspect.type_info(kind), chance), chance))
                asked = session.post(path, data=body)
            else:
                odd = sample(inspect.StrType(), chance) or "%00"
                asked = session.get(chance.pick(PATHS).format(odd))
            async with asked as answer:
                self.found.sent["request"] += 1
                self.found.statuses[answer.status] += 1
                if answer.status >= 500:
                    self.found.faults.append(f"{answer.status}: {await answer.text()}")

    # What nobody may know

    def _search(self) -> None:
        disk = Disk(self._database, self._folder)
        log = self._log.read_bytes()
        if b"Traceback" in log or b'"level": "error"' in log:
            self.found.faults.append(f"the log: {log[:2000].decode(errors='replace')}")
        with closing(sqlite3.connect(disk.copy)) as connection:
            reader = Reader(disk.copy, connection)
            for visit in self._visits:
                self._search_visit(visit, disk, reader, log)

    def _search_visit(self, visit: Visit, disk: Disk, reader: Reader, log: bytes) -> None:
        try:
            story = read_story(disk.journals(visit.code))
        except JournalError as error:
            self.found.faults.append(f"{visit.code}: the journal can't be played: {error}")
            return
        self._check_told(visit, story)
        keys = set[str]().union(*(line.keys for line in visit.lines))
        for line in visit.lines:
            self._find(visit, keys - line.keys, line.heard)
            self._find(visit, line.keys, (text for text in line.heard if b'"frame":"seated"' not in text))
            self._find(visit, story.seeds, (text for text in line.heard if ROUND_IS_OVER not in text))
            self._find(visit, _never_told(reader, visit.code), line.heard)
            self.found.searched += sum(map(len, line.heard))
        self._find(visit, keys, [log, *self._raw])

    def _find(self, visit: Visit, secrets: Iterable[str], texts: Iterable[bytes]) -> None:
        wanted = [secret.encode() for secret in secrets]
        for text in texts:
            if any(secret in text for secret in wanted):
                self.found.faults.append(f"{visit.code}: a secret was told: {text[:300]!r}")

    def _check_told(self, visit: Visit, story: Story) -> None:
        """All were told the same bytes; it is on the disk; and nothing else is, of that time."""
        told = Counter(facts_told(visit.quiet.frames))
        if told - story.facts:
            self.found.faults.append(f"{visit.code}: told, and not written: {told - story.facts}")
        known, until = (
            {(fact.at, fact.events) for fact in all_told(visit.quiet.frames)},
            visit.quiet.mirror.at,
        )
        untold = [fact for fact in story.facts if fact.at < until and (fact.at, fact.events) not in known]
        if untold:
            self.found.faults.append(f"{visit.code}: written, and not told: {untold}")
        happened = visit.quiet.happened
        for line in visit.lines:
            if line.happened - happened:
                self.found.faults.append(f"{visit.code}: not told to all: {line.happened - happened}")


def _never_told(reader: Reader, code: str) -> list[str]:
    """The house's own key, and what it keeps of a table's people and bots."""
    record = reader.table(code)
    assert record is not None
    kept = [text for chair in record.chairs for text in (chair.token_hash, chair.player.id)]
    return [text for text in (*kept, record.bot_seed, reader.read_house_key().hex()) if text]
