"""The rig runs a server on one core and a load generator on the other, and watches both in windows of
time."""

import resource
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from pellmell.kit.time_units import Seconds
from pellmell.testing import house_arguments, running
from pellmell_bench.load.counter import Counter
from pellmell_bench.load.echo_table import EchoTable
from pellmell_bench.load.generator import LoadGenerator, generating
from pellmell_bench.load.house_access import HouseAccess, Served
from pellmell_bench.load.played_table import Play, PlayedTable

SEED = 1
SEAT_SECONDS = 120.0
STAGGER_SECONDS = 3.0
OTHER_FILES = 100
COMMANDS_OF_ROUND = 150  # more or less, at a table of four
TICK = 0.01  # seconds: what is less is not seen
TOO_BUSY = 0.8  # a generator above this measures itself


@dataclass(frozen=True)
class Window:
    """What went on in some seconds. CPU in seconds."""

    seconds: Seconds
    commands: int  # accepted; of the bare server: messages
    refused: int
    frames: int  # texts, each as often as it was delivered
    broadcast: int  # those that tell everybody
    bytes: int
    server_cpu: float
    generator_cpu: float

    @property
    def frames_per_second(self) -> float:
        return self.frames / self.seconds

    @property
    def frames_per_cpu_second(self) -> float:
        return self.frames / max(self.server_cpu, TICK)

    @property
    def commands_per_second(self) -> float:
        return self.commands / self.seconds

    @property
    def cpu_per_command(self) -> float:
        """In microseconds."""
        return self.server_cpu / max(1, self.commands) * 1e6

    @property
    def server_load(self) -> float:
        return self.server_cpu / self.seconds

    @property
    def generator_load(self) -> float:
        return self.generator_cpu / self.seconds

    @property
    def void(self) -> bool:
        return self.generator_load > TOO_BUSY


@dataclass(frozen=True)
class LoadTally:
    commands: int
    refused: int
    frames: int
    broadcast: int
    bytes: int


class Rig(ABC):
    def __init__(self, server: Served, generator: LoadGenerator) -> None:
        self.server = server
        self.generator = generator

    @abstractmethod
    def tally(self) -> LoadTally:
        """Since the beginning."""

    def busy_window(self, seconds: Seconds) -> Window:
        """As `window`; on a busy machine it lasts until a command has come through."""
        return self.window(seconds, lambda tally: tally.commands)

    def lively_window(self, seconds: Seconds) -> Window:
        """As `window`; between two rounds it lasts until something was told."""
        return self.window(seconds, lambda tally: tally.broadcast)

    def window(self, seconds: Seconds, until_more: Callable[[LoadTally], int] | None = None) -> Window:
        before, began = self.tally(), perf_counter()
        server, own = self.server.cpu_seconds(), process_time()
        self.generator.run(seconds)
        if until_more is not None:
            least = until_more(before)
            self.generator.run_until(lambda: until_more(self.tally()) > least, SEAT_SECONDS)
        after = self.tally()
        return Window(
            perf_counter() - began,
            after.commands - before.commands,
            after.refused - before.refused,
            after.frames - before.frames,
            after.broadcast - before.broadcast,
            after.bytes - before.bytes,
            self.server.cpu_seconds() - server,
            process_time() - own,
        )

    def _delivered(self) -> tuple[int, int]:
        wires = self.generator.wires.values()
        return sum(wire.frames for wire in wires), sum(wire.size for wire in wires)


class BareRig(Rig):
    def __init__(self, server: Served, generator: LoadGenerator) -> None:
        super().__init__(server, generator)
        self._tables: list[EchoTable] = []
        self._chance = Random(SEED)

    def play(self, tables: int, seats: int, size: int, rate: float | None = None) -> None:
        for number in range(tables):
            self._tables.append(EchoTable(self.server, self.generator, str(number), seats, size, rate))
        for table in self._tables:
            table.begin(self._chance.random())

    def tally(self) -> LoadTally:
        frames, size = self._delivered()
        return LoadTally(sum(table.answered for table in self._tables), 0, frames, frames, size)


class HouseRig(Rig):
    def __init__(self, server: Served, generator: LoadGenerator, speed: float) -> None:
        super().__init__(server, generator)
        self.access = HouseAccess(server)
        self.tables: list[PlayedTable] = []
        self.counter = Counter()
        self._chance = Random(SEED)
        self._speed = speed

    def play(self, tables: int, play: Play) -> list[PlayedTable]:
        """So many tables more: all sit down, and begin one after the other."""
        fresh: list[PlayedTable] = []
        for _ in range(tables):
            fresh.append(PlayedTable(self.access, self.generator, self.counter, self._chance, play))
            self.generator.turn(0)
        if not self.generator.run_until(lambda: all(table.full for table in fresh), SEAT_SECONDS):
            raise RuntimeError(f"not everybody could sit down: {self.counter}")
        for table in fresh:
            moment = perf_counter() + self._chance.random() * STAGGER_SECONDS / self._speed
            self.generator.at(moment, table.begin)
        self.tables += fresh
        return fresh

    def rest(self, resting: bool) -> None:
        for table in self.tables:
            table.resting = resting

    def only(self, tables: Sequence[PlayedTable]) -> None:
        """The others rest."""
        self.rest(True)
        for table in tables:
            table.resting = False

    def go_on(self, rate: float | None) -> None:
        for table in self.tables:
            table.go_on(rate)

    def mix(self, rounds: int, seconds: Seconds) -> None:
        """Until tables are at all stages of their rounds."""
        enough = self.counter.accepted + len(self.tables) * rounds * COMMANDS_OF_ROUND
        self.generator.run_until(lambda: self.counter.accepted >= enough, seconds)

    def tally(self) -> LoadTally:
        frames, size = self._delivered()
        return LoadTally(self.counter.accepted, self.counter.refused, frames, self.counter.broadcast, size)


@contextmanager
def bare_rig(core: int | None) -> Generator[BareRig]:
    with running(["pellmell_bench.load.bare_server"], core) as server, generating() as generator:
        yield BareRig(server, generator)


@contextmanager
def house_rig(core: int | None, *settings: str, speed: float = 1.0) -> Generator[HouseRig]:
    """On a file. `speed`: how much quicker the tables' time runs, so that nobody waits for countdowns."""
    with (
        TemporaryDirectory() as folder,
        running(under_load(Path(folder) / "house.db", speed, *settings), core) as server,
        rig_at(server, speed) as rig,
    ):
        yield rig


def under_load(database: Path | str, speed: float, *settings: str) -> list[str]:
    """The arguments of a house whose guests never think."""
    return house_arguments(database, f"--speed={speed}", "--lenience=1000", *settings)


@contextmanager
def rig_at(server: Served, speed: float) -> Generator[HouseRig]:
    with generating() as generator:
        rig = HouseRig(server, generator, speed)
        try:
            yield rig
        finally:
            rig.access.close()


def allow_sockets(sockets: int) -> None:
    """Raises the limit of open files as far as needed; raises OSError where it may not be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + OTHER_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise OSError(f"{wanted} open files are needed, and {hard} allowed: ulimit -Hn")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
