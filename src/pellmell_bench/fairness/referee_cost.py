"""The cost of the referee is measured at the same tables with it and without it, in turns.

All of the house that a command goes through, from its frame to what is told, but the sockets and the disk;
in virtual time, so that nothing waits.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import thread_time_ns

import msgspec
from msgspec import Raw

from pellmell.house.delivery.audience import Member
from pellmell.house.house import House
from pellmell.house.table_environment import TableEnvironment
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Open, Ready, Rematch
from pellmell.testing import MemoryStore, VirtualTime, at_once
from pellmell.wire.frames import PROTOCOL, Hello, Send, Why
from pellmell.wire.requests import SitDown, TableSettings
from pellmell_bench.fairness.contested_places import placing

PAUSE_MS = 90  # between two commands at the table
WINDOWS = 0, 200  # off, and on
LINES = {"alike": (20, 22, 21, 20), "unequal": (20, 60, 120, 200)}

encode = msgspec.json.Encoder().encode


class SilentLine:
    def __init__(self, delay: Milliseconds) -> None:
        self.delay: Milliseconds | None = delay
        self.shortest = 0
        self.silent = False
        self.home = ""

    def write(self, packed: bytes) -> None:
        pass

    def hang_up(self, why: Why, reason: str) -> None:
        pass


class BusyTable:
    """Four people who do something legal again and again, and begin the next match when one is over."""

    def __init__(self, game: str, delays: Sequence[Milliseconds], window: Milliseconds) -> None:
        self._time, self._store, self._random = VirtualTime(), MemoryStore(), Random(1)
        house = House(TableEnvironment(self._time, self._store, b"".join, bytes(32), seed=self._seed))
        self._table = at_once(house.make_table(game, {}, TableSettings(fair_window=window)))
        self._members = [self._table.enter(SilentLine(delay), Hello(PROTOCOL)) for delay in delays]
        self._write()
        self._n = 0
        for seat, member in enumerate(self._members):
            self._do(member, SitDown(f"Player {seat}"))
        self._do(self._members[0], Open())

    def turn(self, commands: int) -> float:
        """So many commands of races; how many µs of CPU each took the house."""
        spent = 0
        for command in self.commands(commands):
            began = thread_time_ns()
            command()
            spent += thread_time_ns() - began
        return spent / commands / 1000

    def commands(self, count: int) -> Iterator[Callable[[], None]]:
        """So many, to be given one after the other. What gets a race going is done between them."""
        while count:
            self._get_going()
            seat = self._random.randrange(len(self._members))
            match = self._table.table.match
            if legal := match.legal(seat) if match is not None else []:
                count -= 1
                yield partial(self._play, seat, legal)
            else:
                self._pass(PAUSE_MS)

    def _play(self, seat: Seat, legal: list[Command]) -> None:
        self._do(self._members[seat], self._random.choice(placing(legal) or legal))
        self._pass(PAUSE_MS)

    def _get_going(self) -> None:
        phase = self._table.phase
        if phase is Phase.OVER:
            self._do(self._members[0], Rematch())
        elif phase in (Phase.READYING, Phase.SCORED):
            for member in self._members:
                self._do(member, Ready())

    def _seed(self) -> bytes:
        return self._random.randbytes(32)

    def _do(self, member: Member, command: Command) -> None:
        self._n += 1
        self._table.receive(member, Send(self._n, Raw(encode(command)), 2**40))
        self._write()

    def _pass(self, ms: Milliseconds) -> None:
        end = self._time.now() + ms
        while self._time.now() < end:
            self._time.advance_to(end)
            self._write()

    def _write(self) -> None:
        while self._store.waiting:
            self._store.commit()


@dataclass(frozen=True)
class RefereeCost:
    """µs of CPU for each command, turn by turn: without the referee, and with it."""

    lines: str
    off: list[float]
    on: list[float]

    @property
    def more(self) -> list[float]:
        """What it adds, as a share, in each turn."""
        return [on / off - 1 for off, on in zip(self.off, self.on, strict=True)]


def measure(game: str, turns: int, commands: int) -> Iterator[RefereeCost]:
    """The two are next to one another in every turn; the first turn is for warming up."""
    for name, delays in LINES.items():
        tables = [BusyTable(game, delays, window) for window in WINDOWS]
        times = [[table.turn(commands) for table in tables] for _ in range(turns + 1)][1:]
        yield RefereeCost(name, [off for off, _ in times], [on for _, on in times])
