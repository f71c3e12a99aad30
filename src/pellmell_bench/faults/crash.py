"""The crash test kills the house in the middle of everything, again and again. Nothing that anybody was told
is lost.

Real processes, real sockets, one database. After each kill its journals are read as they lie there, and
held against what every guest was told; after each start the guests come back by themselves and play on.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter

from pellmell.catalogue import all_games
from pellmell.client.rest import Client
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import to_seconds
from pellmell.play.messages import CountdownEnded
from pellmell.play.replay import JournalError
from pellmell.testing import ServerProcess, house_arguments
from pellmell.wire.frames import Happened, HouseFrame, Notice, Snapshot
from pellmell_bench.faults.evidence import Disk, Fact, Story, facts_told, read_story, view_text
from pellmell_bench.faults.guests import Party, PlayingGuest, gather

GUESTS, BOTS = 2, 1
SPEED = 8.0  # how much quicker than the world's a table's time runs
GATHER_SECONDS = 120.0
GOES_ON_SECONDS = 120.0
AT_ONCE_IN = 4  # one kill in so many does not wait until all tables go on
MOST_WAIT_MS = 1_200
LOOK_SECONDS = 0.02


@dataclass
class Crashes:
    """What was found; `losses` says what should not be."""

    kills: int = 0
    facts: int = 0  # different things that somebody was told
    told: int = 0  # how often anybody was told one
    refused: int = 0
    races: int = 0  # that were on when the house was killed
    losses: list[str] = field(default_factory=list[str])
    starts: list[float] = field(default_factory=list[float])  # seconds until it listened
    returns: list[float] = field(default_factory=list[float])  # seconds from then until all tables went on


class CrashTest:
    def __init__(self, folder: Path, seed: str, durability: str, tables: int) -> None:
        self.found = Crashes()
        self.parties: list[Party] = []
        self._folder = folder
        self._durability = durability
        self._tables = tables
        self._chance = Chance(seed_from(seed))
        self._port = 0
        self._listened = 0.0
        self._raced: set[str] = set()  # the tables where a race was on at the last kill
        self._marks: dict[PlayingGuest, int] = {}  # where in what it heard the last start was

    @property
    def _database(self) -> Path:
        return self._folder / "house.db"

    async def run(self, kills: int, progress: Callable[[], None]) -> Crashes:
        server = await self._start()
        try:
            await self._gather(Client(server.url))
            for number in range(kills):
                await self._wait(self._chance.stream("kill", number))
                server.kill()
                await self._all_offline()
                stories = self._check_disk()
                server = await self._start()
                await self._check_return(stories)
                self.found.kills += 1
                progress()
            await self._all_go_on()
        finally:
            server.kill()
            await self._all_offline()
            async with asyncio.timeout(GOES_ON_SECONDS):
                await asyncio.gather(*(party.break_up() for party in self.parties))
        self._check_disk()
        self._sum_up()
        return self.found

    async def _start(self) -> ServerProcess:
        """On the port that the guests know."""
        settings = [f"--port={self._port}", f"--speed={SPEED}", f"--durability={self._durability}"]
        arguments = house_arguments(self._database, *settings)
        began = perf_counter()
        server = await asyncio.to_thread(ServerProcess, arguments, self._folder / "house.log")
        self._listened = perf_counter()
        self.found.starts.append(self._listened - began)
        self._port = server.port
        return server

    async def _gather(self, client: Client) -> None:
        async with asyncio.timeout(GATHER_SECONDS):
            for game in all_games():
                for number in range(self._tables):
                    party = await gather(client, game, GUESTS, BOTS + number % 2, self._chance)
                    self.parties.append(party)
        self._set_marks()

    def _set_marks(self) -> None:
        self._marks = {one: len(one.heard) for party in self.parties for one in party.everybody}

    # When

    async def _wait(self, chance: Stream) -> None:
        """Until all tables have gone on, or not; and then for a moment."""
        if chance.below(AT_ONCE_IN):
            await self._all_go_on()
        await asyncio.sleep(to_seconds(chance.below(MOST_WAIT_MS)))

    async def _all_offline(self) -> None:
        """What was on its way has arrived."""
        everybody = [one for party in self.parties for one in party.everybody]
        async with asyncio.timeout(GOES_ON_SECONDS):
            while any(one.line.online or not one.heard_all for one in everybody):
                await asyncio.sleep(LOOK_SECONDS)

    async def _all_go_on(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(GOES_ON_SECONDS):
                while not all(map(self._goes_on, self.parties)):
                    await asyncio.sleep(LOOK_SECONDS)
        if self.found.kills:
            self.found.returns.append(perf_counter() - self._listened)
        for party in self.parties:
            if not self._goes_on(party):
                phases = [one.line.phase.value for one in party.guests]
                self._lose(party, f"does not go on: {phases}, {[one.over for one in party.guests]}")

    def _goes_on(self, party: Party) -> bool:
        """Everybody has been told of something that a seat did since the last start."""
        return all(
            any(isinstance(frame, Happened) and frame.seat is not None for frame in self._since(one))
            for one in party.everybody
        )

    def _since(self, guest: PlayingGuest) -> list[HouseFrame]:
        return list(islice(guest.heard, self._marks[guest], None))

    # What

    def _check_disk(self) -> dict[str, Story]:
        disk = Disk(self._database, self._folder)
        stories: dict[str, Story] = {}
        for party in self.parties:
            ends = {one: end for one in party.everybody if (end := _last_fact(one)) is not None}
            try:
                story = read_story(disk.journals(party.code), ends.values())
            except JournalError as error:
                self._lose(party, f"its journal can't be played: {error}")
                continue
            self._check_told(party, story)
            self._check_views(party, story, ends)
            self._check_countdown(party)
            stories[party.code] = story
        self._set_marks()
        self._raced = {code for code, story in stories.items() if _races(story)}
        self.found.races += len(self._raced)
        return stories

    def _check_told(self, party: Party, story: Story) -> None:
        for one in party.everybody:
            told = Counter(facts_told(one.heard))
            for lost in told - story.facts:
                self._lose(party, f"was told, and is not on the disk: {lost}")
        if [one.line.seat for one in party.guests] != list(range(len(party.guests))):
            self._lose(party, "somebody has lost their seat")
        if any(isinstance(frame, Notice) for frame in party.heard):
            self._lose(party, "a round was dealt again")
        if story.cards_missing:
            self._lose(party, "cards are missing, or there are too many")

    def _check_views(self, party: Party, story: Story, ends: dict[PlayingGuest, Fact]) -> None:
        for one, end in ends.items():
            if story.views.get(end) != view_text(one.line.view):
                self._lose(party, f"seat {one.line.seat} saw something else than what is on the disk")

    def _check_countdown(self, party: Party) -> None:
        """A race that was on when the house fell goes on, but not before all hands are ready for it."""
        for one in party.everybody if party.code in self._raced else []:
            happened = _after_fall(self._since(one))
            played = next((at for at, frame in enumerate(happened) if _is_play(frame)), len(happened))
            if played < len(happened) and not any(map(_lets_race, happened[:played])):
                self._lose(party, "went on without a countdown")

    async def _check_return(self, stories: dict[str, Story]) -> None:
        """Whoever comes first sees the table as the disk had it; and the race waits for a countdown."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GOES_ON_SECONDS):
                while not all(self._snapshots(party) for party in self.parties):
                    await asyncio.sleep(LOOK_SECONDS)
        for party in self.parties:
            shown = min(self._snapshots(party), key=lambda frame: frame.number, default=None)
            if shown is None:
                self._lose(party, "nobody came back")
            elif party.code in stories and bytes(shown.round) != view_text(stories[party.code].view):
                self._lose(party, "the table looks different after the fall")

    def _snapshots(self, party: Party) -> list[Snapshot]:
        return [frame for one in party.everybody for frame in self._since(one) if isinstance(frame, Snapshot)]

    def _lose(self, party: Party, what: str) -> None:
        self.found.losses.append(f"{party.game} {party.code}, kill {self.found.kills + 1}: {what}")

    def _sum_up(self) -> None:
        for party in self.parties:
            self.found.told += sum(1 for _ in facts_told(party.heard))
            self.found.facts += len(set(facts_told(party.heard)))
            self.found.refused += sum(one.refused for one in party.guests)


def _after_fall(frames: Sequence[HouseFrame]) -> list[Happened | Snapshot]:
    """From the first sight of the table as it waited: what was still on its way when the house fell comes
    before that, and who comes late may find another countdown, that of the next round."""
    told = [frame for frame in frames if isinstance(frame, Happened | Snapshot)]
    return told[next((at for at, frame in enumerate(told) if _waits(frame)), len(told)) :]


def _waits(frame: Happened | Snapshot) -> bool:
    return isinstance(frame, Snapshot) and frame.table.phase is Phase.PAUSED


def _races(story: Story) -> bool:
    return story.match is not None and story.match.phase is Phase.RACING


def _is_play(frame: Happened | Snapshot) -> bool:
    return isinstance(frame, Happened) and frame.seat is not None


def _lets_race(frame: Happened | Snapshot) -> bool:
    """The end of the countdown, or a table at which it has ended already."""
    if isinstance(frame, Happened):
        return any(isinstance(event, CountdownEnded) for event in frame.events)
    return frame.table.phase not in (Phase.PAUSED, Phase.COUNTDOWN)


def _last_fact(guest: PlayingGuest) -> Fact | None:
    """The last thing that a guest was told, if it was not the whole table."""
    numbered = (frame for frame in reversed(guest.heard) if isinstance(frame, Happened | Snapshot))
    last = next(numbered, None)
    return next(facts_told([last]), None) if last is not None else None
