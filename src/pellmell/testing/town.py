"""The town is a test fixture: a house in virtual time, on a disk that does what the test says, with
guests."""

from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from pellmell.catalogue import all_games
from pellmell.house.delivery.audience import Member
from pellmell.house.house import House
from pellmell.house.limits import HouseLimits
from pellmell.house.live_table import LiveTable
from pellmell.house.state_machine.attendance import Patience
from pellmell.house.table_environment import TableEnvironment
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import Open, Ready
from pellmell.testing.memory_store import MemoryStore
from pellmell.testing.virtual_time import VirtualTime
from pellmell.wire.frames import (
    PROTOCOL,
    Goodbye,
    Happened,
    Hello,
    HouseFrame,
    Listed,
    Refused,
    Seated,
    Send,
    Snapshot,
    Welcome,
    Why,
)
from pellmell.wire.requests import Away, SitDown, TableSettings

F = TypeVar("F")

decode_frame = msgspec.json.Decoder(HouseFrame).decode
SECRET = "a secret that is long enough: "


class FakeLine:
    """It keeps every byte, and what they say."""

    def __init__(self, delay: Milliseconds | None = 20, home: str = "") -> None:
        self.delay = delay
        self.shortest = 0
        self.silent = False
        self.home = home
        self.frames: list[Any] = []
        self.bytes: list[bytes] = []
        self.gone: Goodbye | None = None

    def write(self, packed: bytes) -> None:
        for text in packed.splitlines():
            self.bytes.append(text)
            self.frames.append(decode_frame(text))

    def hang_up(self, why: Why, reason: str) -> None:
        self.gone = Goodbye(why, reason)


def pack(frames: Sequence[bytes]) -> bytes:
    return b"".join(frame + b"\n" for frame in frames)


class Guest:
    def __init__(self, town: "Town", table: LiveTable, hello: Hello, delay: Milliseconds | None) -> None:
        self.town = town
        self.line = FakeLine(delay, town.home)
        self.table = table
        self.n = 0
        self.member: Member = table.enter(self.line, hello)
        town.write()

    @property
    def seat(self) -> Seat | None:
        return self.member.seat

    def all(self, kind: type[F]) -> list[F]:
        return [frame for frame in self.line.frames if isinstance(frame, kind)]

    def last(self, kind: type[F]) -> F:
        return self.all(kind)[-1]

    @property
    def token(self) -> str:
        return [frame.token for frame in self.line.frames if isinstance(frame, Seated | Listed)][-1]

    @property
    def number(self) -> int:
        """The last numbered frame that it has."""
        snapshot = self.all(Snapshot)
        happened = self.all(Happened)
        return [0, *(frame.number for frame in snapshot[-1:]), *(frame.number for frame in happened[-1:])][-1]

    def do(self, command: Command, seen: int | None = None) -> Refused | None:
        """Send a command, and see whether it is refused."""
        return self.send(msgspec.json.encode(command), seen)

    def send(self, command: bytes, seen: int | None = None) -> Refused | None:
        self.n = max(self.n, *(welcome.answered for welcome in self.all(Welcome)), 0) + 1
        frame = Send(self.n, Raw(command), self.number if seen is None else seen)
        self.table.receive(self.member, frame)
        self.town.write()
        return next((refused for refused in self.all(Refused) if refused.n == self.n), None)

    def measure(self, delay: Milliseconds) -> None:
        """The line is as long as this, in ms there and back."""
        self.line.delay = delay
        self.table.measured(self.member)

    def lose_line(self) -> None:
        self.table.leave(self.member)
        self.town.write()


class Town:
    def __init__(self, patience: Patience | None = None, limits: HouseLimits | None = None) -> None:
        self.time = VirtualTime()
        self.store = MemoryStore()
        self.chance = Chance(seed_from("town"))
        self.seeds = count()
        self.writes = True
        self.home = ""  # where who comes next comes from
        self.patience = patience or Patience()
        self.limits = limits or HouseLimits()
        self.house = self._house()

    def _house(self) -> House:
        return House(
            TableEnvironment(
                self.time, self.store, pack, bytes(32), self.patience, self.limits, seed=self._seed
            )
        )

    def _seed(self) -> bytes:
        return seed_from(f"round {next(self.seeds)}")

    def fall(self) -> None:
        """Power cut: what was not written is gone, and so is everybody's line. The house starts anew."""
        self.store.waiting.clear()
        for table in self.house.tables.values():
            table.stop()
        self.house = self._house()

    def write(self) -> None:
        while self.writes and self.store.waiting:
            self.store.commit()

    def pass_time(self, ms: Milliseconds) -> None:
        end = self.time.now() + ms
        while self.time.now() < end:
            self.time.advance_to(end)
            self.write()

    def until(self, happened: Callable[[], bool], at_most: int = 3_600_000) -> None:
        end = self.time.now() + at_most
        while not happened():
            assert self.time.now() < end, "it never happened"
            self.time.advance_to(end)
            self.write()

    def open(self, game: str = "", settings: TableSettings | None = None, **options: object) -> str:
        """A table of this game, or of the one that seats most; its code."""
        live = at_once(self.house.make_table(game or roomiest_game(), options, settings))
        self.write()
        return live.code

    def find(self, code: str) -> LiveTable:
        """A table by its code; one that sleeps is woken."""
        return find_table(self.house, code)

    def live(self, code: str) -> LiveTable:
        return self.house.tables[code]

    def match(self, code: str) -> Match:
        match = self.live(code).table.match
        assert match is not None
        return match

    def position(self, code: str) -> Any:
        return self.match(code).position

    def come(
        self,
        code: str,
        name: str = "",
        token: str = "",
        secret: str = "",
        screen: bool = False,
        back: "Guest | None" = None,
        delay: Milliseconds | None = 20,
    ) -> Guest:
        """Watch, or sit down under a name, or come back to a seat."""
        last = back.last(Welcome).epoch if back else 0
        hello = Hello(PROTOCOL, token, secret, screen, last, back.number if back else 0)
        guest = Guest(self, self.find(code), hello, delay)
        if name:
            assert guest.do(SitDown(name, secret or SECRET + name)) is None
        return guest


def at_once(coroutine: Coroutine[Any, Any, F]) -> F:
    """What it returns; it has nothing to wait for."""
    try:
        coroutine.send(None)
    except StopIteration as stop:
        result: F = stop.value
        return result
    raise AssertionError(f"{coroutine} waits")


def find_table(house: House, code: str) -> LiveTable:
    """One that sleeps is woken at once, however long that takes."""
    while (live := house.awake(code)) is None:
        waking = house.wake(code)
        while not house.step(waking):
            pass
        if waking.trouble is not None:
            raise waking.trouble
    return live


def roomiest_game() -> str:
    return max(all_games().values(), key=lambda game: len(game.seats)).name


def race(
    town: Town,
    *names: str,
    game: str = "",
    away: Away = "bot",
    fair_window: Milliseconds = 200,
    **options: object,
) -> tuple[str, list[Guest]]:
    """A table of these people, in the middle of a race: its code, and the guests."""
    code = town.open(game, TableSettings(away=away, fair_window=fair_window), **options)
    guests = [town.come(code, name) for name in names]
    assert guests[0].do(Open()) is None
    for guest in guests:
        assert guest.do(Ready()) is None
    town.pass_time(3_000)
    assert town.live(code).phase is Phase.RACING
    return code, guests


def events(guest: Guest) -> list[str]:
    """The names of all events that a guest was told."""
    return [event["event"] for frame in guest.all(Happened) for event in frame.events]
