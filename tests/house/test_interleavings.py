"""People come and go, play, lose their lines, the disk fails, the house falls, in any order.

Whatever happens: everybody who is there sees the same table, no frame is missing, every command is
answered once, and nothing that anybody was told is ever taken back without a new epoch.
"""

from typing import Any

import pytest
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
from pellmell.play.seat_messages import SitOut
from pellmell.testing import Town
from pellmell.testing.town import SECRET, FakeLine, roomiest_game
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

PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil")
AT_THE_TABLE: tuple[Command, ...] = (
    AddBot(),
    Kick(1),
    Kick(4),
    HandOn(1),
    HandOn(4),
    React(Reaction.OOPS),
    GoOn(),
    VoteToEnd(),
    Signal(),
    Rise(),
    Leave(),
    SitOut(),
    SitOut(out=False),
    Reopen(),
    Rematch(),
    SetOptions({}),
    SetTable(TableSettings(away="pause")),
    SetTable(TableSettings(away="on", fair_window=0)),
    Open(),
    Ready("ff"),
)


WHO = st.integers(0, len(PEOPLE) - 1)


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
    def gather(self, game: str, pace: str, people: int, bots: int, rounds: int) -> None:
        self.town = Town()
        self.code = self.town.open(game, pace=pace, rounds=rounds)
        self.clients = [Client(self.town, self.code, name) for name in PEOPLE]
        for client in self.clients[:people]:
            client.come()
            self.hear()
            client.do(SitDown(client.name, SECRET + client.name))
            self.hear()
        for _ in range(bots):
            self.clients[0].do(AddBot())
        self.hear()

    def hear(self) -> None:
        for _ in range(2):  # what was not answered is sent again
            self.town.write()
            for client in self.clients:
                client.hear()

    @rule(who=WHO)
    def come_or_go(self, who: int) -> None:
        client = self.clients[who]
        if client.online:
            client.go()
        elif self.town.store.trouble is None:
            client.come()
        self.hear()

    @rule(who=WHO)
    def open_another_tab(self, who: int) -> None:
        if self.clients[who].online and self.town.writes:
            self.clients[who].come()
        self.hear()

    @rule(who=WHO)
    def sit_down(self, who: int) -> None:
        if self.clients[who].mirror.seat is None:
            self.clients[who].do(SitDown(PEOPLE[who], SECRET + PEOPLE[who]))
        self.hear()

    @rule(who=WHO, locked=st.booleans(), watchers=st.booleans())
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

    @rule()
    def end_the_round(self) -> None:
        self.get_going()
        for client in self.clients:
            client.do(VoteToEnd())
            self.hear()
        self.town.pass_time(5_000)
        self.hear()

    @rule(who=WHO)
    def come_late(self, who: int) -> None:
        """The next round is played on a bot's seat, on one that was left, or on one more."""
        self.get_going()
        if not self.clients[who].online:
            self.come_or_go(who)
            self.let_time_pass(1_000)  # who watches a race is told a little later
        self.sit_down(who)
        self.end_the_round()

    @rule(who=WHO, command=st.sampled_from(AT_THE_TABLE))
    def say_something(self, who: int, command: Command) -> None:
        self.clients[who].do(command)
        self.hear()

    @rule(who=WHO, choices=st.lists(st.integers(0, 999), min_size=1, max_size=8))
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
        players = [place.chair.player for place in live.machine.seats]
        assert players == list(live.table.players)
        assert players == [chair.player for chair in live.record().chairs]
        for seat, place in enumerate(live.machine.seats):
            assert place.holder is None or place.holder.seat == seat
        seats = [member.seat for member in live.audience.members if member.seat is not None]
        assert len(seats) == len(set(seats))
        if live.phase is Phase.GATHERING:
            assert live.machine.journal.number is None


class AnyEvening(Evening):
    @initialize(
        game=st.sampled_from(sorted(all_games())),
        pace=st.sampled_from(["free", "human"]),
        people=st.integers(2, 4),
        bots=st.integers(0, 2),
        rounds=st.integers(1, 3),
    )
    def begin(self, game: str, pace: str, people: int, bots: int, rounds: int) -> None:
        self.gather(game, pace, people, bots, rounds)


class LateEvening(Evening):
    """One that goes on with a seat more, or with somebody on the seat of a bot."""

    @initialize(bots=st.integers(0, 1), rounds=st.integers(2, 3))
    def begin(self, bots: int, rounds: int) -> None:
        self.gather(roomiest_game(), "free", 4, bots, rounds)
        self.come_late(4)
        assert self.clients[4].mirror.seat == 4

    @rule()
    def play_to_the_end(self) -> None:
        for _ in range(3):
            self.end_the_round()


HOW_LONG = settings(max_examples=80, stateful_step_count=40, deadline=None)
AnyEvening.TestCase.settings = LateEvening.TestCase.settings = HOW_LONG
test_an_evening = AnyEvening.TestCase
test_a_late_evening = pytest.mark.slow(LateEvening.TestCase)
