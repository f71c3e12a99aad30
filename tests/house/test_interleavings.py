"""People come and go, play, lose their lines, the disk fails, the house falls, in any order.

Whatever happens: everybody who is there sees the same table, no frame is missing, every command is
answered once, and nothing that anybody was told is ever taken back without a new epoch.
"""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pellmell.catalogue import all_games
from pellmell.client.mirror import TableMirror
from pellmell.house.admission import Barred, Locked, TooOften
from pellmell.house.state_machine.snapshots import table_state
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Leave, Open, Ready, Rematch, Reopen, Rise, SetOptions, Signal, VoteToEnd
from pellmell.testing import Town
from pellmell.testing.town import SECRET, FakeLine
from pellmell.wire.frames import Send, Welcome
from pellmell.wire.requests import (
    AddBot,
    Admission,
    GoOn,
    HandOn,
    Kick,
    React,
    Reaction,
    SetAdmission,
    SetTable,
    SitDown,
    TableSettings,
)

PEOPLE = ("Anna", "Ben", "Cleo")
AT_THE_TABLE: tuple[Command, ...] = (
    AddBot(),
    Kick(1),
    HandOn(1),
    React(Reaction.OOPS),
    GoOn(),
    VoteToEnd(),
    Signal(),
    Rise(),
    Leave(),
    Reopen(),
    Rematch(),
    SetOptions({}),
    SetTable(TableSettings(away="pause")),
    SetTable(TableSettings(away="on", fair_window=0)),
    Open(),
    Ready("ff"),
)


class Client:
    """A person with a mirror of the table, who comes back to it over one line after the other."""

    def __init__(self, town: Town, code: str, name: str) -> None:
        self.town, self.code, self.name = town, code, name
        self.mirror = TableMirror(secret=SECRET + name)
        self.line: FakeLine | None = None
        self.member: Any = None
        self.read = 0

    @property
    def online(self) -> bool:
        return self.line is not None

    def come(self) -> None:
        """Who came too often keeps the line that there is."""
        line, live = FakeLine(), self.town.find(self.code)
        try:
            self.member = live.enter(line, self.mirror.hello())
        except TooOften:
            return
        except (Barred, Locked):
            self.line = None
        else:
            self.line, self.read, self.live = line, 0, live
        self.hear()

    def go(self) -> None:
        self.hear()
        if self.line is not None and self.town.house.tables.get(self.code) is self.live:
            self.live.leave(self.member)
        self.line = None

    def hear(self) -> None:
        if self.line is None:
            return
        again: list[Send] = []
        for frame in self.line.frames[self.read :]:
            self.mirror.fold(frame)
            if isinstance(frame, Welcome):
                for n in self.mirror.void():
                    del self.mirror.pending[n]
                again = self.mirror.again()
        self.read = len(self.line.frames)
        for sent in again:
            if sent.n in self.mirror.pending:
                self.live.receive(self.member, sent)
        if self.line.gone is not None:
            self.line = None
            self.mirror.pending.clear()

    def do(self, command: Command) -> None:
        if self.line is not None and self.mirror.table is not None:
            self.live.receive(self.member, self.mirror.send(command))


class Evening(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(sorted(all_games())), pace=st.sampled_from(["free", "human"]))
    def open(self, game: str, pace: str) -> None:
        self.town = Town()
        self.code = self.town.open(game, pace=pace)
        self.clients = [Client(self.town, self.code, name) for name in PEOPLE]
        for client in self.clients[:2]:
            client.come()
            self.hear()
            client.do(SitDown(client.name, SECRET + client.name))
            self.hear()

    def hear(self) -> None:
        for _ in range(2):  # what was not answered is sent again
            self.town.write()
            for client in self.clients:
                client.hear()

    @rule(who=st.integers(0, 2))
    def come_or_go(self, who: int) -> None:
        client = self.clients[who]
        if client.online:
            client.go()
        elif self.town.store.trouble is None:
            client.come()
        self.hear()

    @rule(who=st.integers(0, 2))
    def open_another_tab(self, who: int) -> None:
        if self.clients[who].online and self.town.writes:
            self.clients[who].come()
        self.hear()

    @rule(who=st.integers(0, 2))
    def sit_down(self, who: int) -> None:
        if self.clients[who].mirror.seat is None:
            self.clients[who].do(SitDown(PEOPLE[who], SECRET + PEOPLE[who]))
        self.hear()

    @rule(who=st.integers(0, 2), locked=st.booleans(), watchers=st.booleans())
    def set_admission(self, who: int, locked: bool, watchers: bool) -> None:
        self.clients[who].do(SetAdmission(Admission(locked=locked, watchers=watchers)))
        self.hear()

    @rule()
    def get_going(self) -> None:
        for client in self.clients:
            client.do(Open())
            client.do(Ready())
            self.hear()
        self.town.pass_time(3_000)
        self.hear()

    @rule(who=st.integers(0, 2), command=st.sampled_from(AT_THE_TABLE))
    def say_something(self, who: int, command: Command) -> None:
        self.clients[who].do(command)
        self.hear()

    @rule(who=st.integers(0, 2), choices=st.lists(st.integers(0, 999), min_size=1, max_size=8))
    def play(self, who: int, choices: list[int]) -> None:
        mirror = self.clients[who].mirror
        for choice in choices:
            legal = mirror.legal(mirror.seat) if mirror.table and mirror.seat is not None else []
            if legal:
                self.clients[who].do(legal[choice % len(legal)])
            self.hear()

    @rule(ms=st.sampled_from([1, 50, 250, 1_000, 5_000, 30_000, 200_000]))
    def let_time_pass(self, ms: Milliseconds) -> None:
        self.town.pass_time(ms)
        self.hear()

    @rule()
    def the_disk_is_slow(self) -> None:
        self.town.writes = not self.town.writes
        self.hear()

    @rule()
    def the_disk_is_full(self) -> None:
        self.town.store.fail("the disk is full")
        self.town.store.trouble = None
        self.hear()

    @rule()
    def the_house_falls(self) -> None:
        for client in self.clients:
            client.hear()
            client.line = None
            client.mirror.pending.clear()
        self.town.fall()

    @precondition(lambda self: hasattr(self, "clients"))
    @invariant()
    def everybody_sees_the_same_table(self) -> None:
        live = self.town.house.tables.get(self.code)
        if live is None or not self.town.writes:
            return
        for client in self.clients:
            mirror = client.mirror
            if not client.online or client.member.watches:
                continue
            assert mirror.number == live.delivery.told == live.machine.decided
            assert mirror.seat == client.member.seat
            assert mirror.table == table_state(live.machine)
            position = self.town.match(self.code).position if live.table.match else None
            assert (mirror.view is None) == (position is None)
            if position is not None and mirror.view is not None:
                assert mirror.view.snapshot() == position.view().snapshot()
            assert all(live.machine.race.holds(client.member.seat, n) for n in mirror.pending), mirror.pending

    @precondition(lambda self: hasattr(self, "clients"))
    @invariant()
    def the_table_is_whole(self) -> None:
        live = self.town.house.tables.get(self.code)
        if live is None:
            return
        assert [place.chair.player.person for place in live.machine.seats] == [
            player.person for player in live.table.players
        ]
        for seat, place in enumerate(live.machine.seats):
            assert place.holder is None or place.holder.seat == seat
        seats = [member.seat for member in live.audience.members if member.seat is not None]
        assert len(seats) == len(set(seats))
        if live.phase is Phase.GATHERING:
            assert live.machine.journal.number is None


Evening.TestCase.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)
test_an_evening = Evening.TestCase
