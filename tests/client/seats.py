"""Guests of a house in virtual time who know the table by their mirrors alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from pellmell.client.mirror import TableMirror, ToldFrame
from pellmell.house.delivery.audience import Member
from pellmell.house.live_table import LiveTable
from pellmell.house.state_machine.snapshots import table_state
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Open, Ready
from pellmell.testing import Town, difference
from pellmell.testing.town import SECRET
from pellmell.wire.frames import Goodbye, Happened, HouseFrame, Refused, Why
from pellmell.wire.requests import AddBot, SitDown, TableSettings

F = TypeVar("F")

decode = msgspec.json.Decoder(HouseFrame).decode


@dataclass
class MirrorLine:
    """What is written to it is folded, and looked at; a line that is cut takes nothing any more."""

    mirror: TableMirror
    delay: Milliseconds | None = 20
    shortest: Milliseconds = 0
    silent: bool = False
    home: str = ""
    told: list[ToldFrame] = field(default_factory=list[ToldFrame])
    gone: Goodbye | None = None
    cut: bool = False

    def write(self, packed: bytes) -> None:
        for text in packed.splitlines():
            if not self.cut:
                self.told.append(self.mirror.fold(decode(text)))

    def hang_up(self, why: Why, reason: str) -> None:
        self.gone = Goodbye(why, reason)


class MirrorGuest:
    member: Member
    table: LiveTable
    line: MirrorLine

    def __init__(self, town: Town, code: str, name: str = "") -> None:
        self.town = town
        self.code = code
        self.mirror = TableMirror(secret=SECRET + name)
        self.come()
        if name:
            assert self.do(SitDown(name, self.mirror.secret)) == []

    def come(self) -> None:
        """On a new line; what is pending is sent again."""
        self.line = MirrorLine(self.mirror)
        self.table = self.town.find(self.code)
        self.member = self.table.enter(self.line, self.mirror.hello())
        self.town.write()
        for frame in self.mirror.again():
            self.table.receive(self.member, frame)
        self.town.write()

    def lose_line(self) -> None:
        self.line.cut = True
        self.table.leave(self.member)
        self.town.write()

    @property
    def live(self) -> LiveTable:
        return self.town.live(self.code)

    def all(self, kind: type[F]) -> list[F]:
        return [told.frame for told in self.line.told if isinstance(told.frame, kind)]

    def do(self, command: Command) -> list[Event] | Refused | None:
        """None: not answered yet."""
        frame = self.mirror.send(command)
        self.table.receive(self.member, frame)
        self.town.write()
        return self.answer(frame.n)

    def answer(self, n: int) -> list[Event] | Refused | None:
        for told in self.line.told:
            if told.answers == n:
                if isinstance(told.frame, Refused):
                    return told.frame
                return told.frame.events if isinstance(told.frame, Happened) else []
        return None

    def act(self, chance: Stream) -> None:
        """Get ready, or do what the judgement of a bot says, by what the mirror shows."""
        mirror, seat = self.mirror, self.mirror.seat
        if seat is None or mirror.pending:
            return
        if mirror.may_get_ready:
            self.do(Ready(f"{seat:02x}"))
        elif command := mirror.view and mirror.game.bot.choose(mirror.view, seat, chance):
            self.do(command)

    def check(self) -> None:
        """The mirror shows the table as it is."""
        live, mirror = self.live, self.mirror
        assert (mirror.epoch, mirror.number) == (live.delivery.epoch, live.machine.decided)
        assert mirror.standing == table_state(live.machine)
        assert (mirror.seat, mirror.waiting) == (self.member.seat, self.member.waits)
        match = live.table.match
        seen = match.position.view() if match and match.position else None
        assert not difference(mirror.view, seen)
        if match is not None:
            for seat in range(len(live.machine.seats)):
                assert mirror.legal(seat) == match.legal(seat)


class Evening:
    """Anna and Ben play with a bot, by their mirrors."""

    def __init__(self, game: str, settings: TableSettings | None = None, **options: object) -> None:
        self.town = Town()
        self.code = self.town.open(game, settings, **options)
        self.anna, self.ben = self.guest("Anna"), self.guest("Ben")
        self.guests = [self.anna, self.ben]
        self.chance = Chance(seed_from(game)).stream("evening")
        self.anna.do(AddBot())

    def guest(self, name: str = "") -> MirrorGuest:
        return MirrorGuest(self.town, self.code, name)

    def open(self) -> "Evening":
        self.anna.do(Open())
        return self

    def play(self, steps: int, who: Sequence[MirrorGuest] = (), pause_ms: Milliseconds = 300) -> bool:
        """Some more of the match; False once it is over."""
        for _ in range(steps):
            for guest in who or self.guests:
                guest.act(self.chance)
            self.town.pass_time(pause_ms)
            for guest in who or self.guests:
                guest.check()
            if (who or self.guests)[0].mirror.phase is Phase.OVER:
                return False
        return True

    def race(self) -> "Evening":
        """A round that is on."""
        self.open().play(1)
        self.town.until(lambda: self.anna.mirror.phase is Phase.RACING)
        return self
