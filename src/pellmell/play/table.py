"""A table: people take seats and agree on options, play a match, and perhaps another one.

Before and after the match the table decides; during it, the match does. A match is in its own journal, up to
its end; what the table decides is for the house to write down.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, ClassVar, Protocol

import msgspec

from pellmell.kit.game import AnyGame, Carried
from pellmell.kit.messages import Command, Event
from pellmell.kit.options import Options, parse_options
from pellmell.kit.phases import WHY_NOT, Phase, Reason
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Heard, Recorder
from pellmell.play.match import Match
from pellmell.play.match_state import check_players
from pellmell.play.messages import (
    MATCH_COMMANDS,
    GiveUp,
    HostPassed,
    Leave,
    MatchOpened,
    Open,
    OptionsSet,
    PassHost,
    Player,
    Rematch,
    Reopen,
    Rise,
    Rose,
    SatDown,
    SetAway,
    SetBot,
    SetOptions,
    Sit,
    TableReopened,
)
from pellmell.play.rights import check_right

Carry = Mapping[str, Carried]


class Performer(Protocol):
    """What the commands of a match go through: its recorder, or nothing but the match itself."""

    def perform(
        self, seat: Seat, command: Command, at: Milliseconds, heard: Heard | None = None
    ) -> list[Event]: ...


Record = Callable[[Match, Carry], Performer]


class Unrecorded:
    def __init__(self, match: Match) -> None:
        self._match = match

    def perform(
        self, seat: Seat, command: Command, at: Milliseconds, heard: Heard | None = None
    ) -> list[Event]:
        return self._match.perform(seat, command, at)


def unrecorded(match: Match, _: Carry) -> Performer:
    return Unrecorded(match)


def nothing_taken_along(_: Collection[str]) -> Carry:
    return {}


class Table:
    """`record` is asked for each match that is opened, and what it took along."""

    def __init__(self, game: AnyGame, record: Record = unrecorded) -> None:
        self.game = game
        self.record = record
        self.options: Options = game.options()
        self.players: list[Player] = []
        self.host: Seat = 0
        self.away: set[str] = set()  # persons, whatever their seats will be
        self.carries: dict[frozenset[str], Carry] = {}  # what each group took along
        self.recall: Callable[[Collection[str]], Carry] = nothing_taken_along  # from other tables
        self.match: Match | None = None
        self._performer: Performer | None = None

    @classmethod
    def woken(cls, recorder: Recorder, carries: Iterable[Carry] = (), record: Record = unrecorded) -> "Table":
        """With a match that was woken from its journal, and what earlier ones handed on."""
        match = recorder.match
        table = cls(match.game, record)
        table.options, table.players, table.host = match.options, list(match.players), match.people.host
        table.carries = {frozenset(carry): carry for carry in carries}
        table.match, table._performer = match, recorder
        return table

    @property
    def phase(self) -> Phase:
        return self.match.phase if self.match else Phase.GATHERING

    @property
    def why_not(self) -> Reason:
        """Why what belongs to another phase is refused now."""
        return self.match.why_not if self.match else WHY_NOT[Phase.GATHERING]

    @property
    def current_host(self) -> Seat:
        return self.match.people.host if self.match else self.host

    def perform(
        self, seat: Seat, command: Command, at: Milliseconds, heard: Heard | None = None
    ) -> list[Event]:
        """Decide a command at a time; raises Refusal, and then nothing has changed. The house hands what is
        for a match to its recorder directly (`Deciding` in `house/state_machine`)."""
        if self._performer is not None and self.is_for_match(command):
            return self._performer.perform(seat, command, at, heard)
        if type(command) not in self.handlers or self.phase not in command.phases:
            raise Refusal(*self.why_not)
        check_right(seat, command, self.current_host, len(self.players))
        return self.handlers[type(command)](self, seat, command)

    def is_for_match(self, command: Command) -> bool:
        """Whether the match decides it, and so its journal tells of it."""
        if type(command) in MATCH_COMMANDS:
            return self.phase not in (Phase.GATHERING, Phase.OVER)
        return self.match is not None and type(command) not in self.handlers

    def _sit(self, _: Seat, command: Sit) -> list[Event]:
        if len(self.players) >= self.game.seats[-1]:
            raise Refusal("ALL-2", f"the table is full: {self.game.title} has {self.game.seats[-1]} seats")
        if command.player.person in {player.person for player in self.players}:
            raise Refusal("ALL-2", f"{command.player.name} sits here already")
        self.away.discard(command.player.person)
        self.players.append(command.player)
        return [SatDown(len(self.players) - 1, command.player)]

    def _rise(self, seat: Seat, _: Rise) -> list[Event]:
        del self.players[seat]
        events: list[Event] = [Rose(seat)]
        if self.host == seat:  # the host goes: whoever sat longest takes over, a person if there is one
            self.host = next((heir for heir, player in enumerate(self.players) if not player.bot), 0)
            events += [HostPassed(self.host)] if self.players else []
        elif self.host > seat:
            self.host -= 1
        return events

    def _set_options(self, _: Seat, command: SetOptions) -> list[Event]:
        try:
            self.options = parse_options(self.game.options, command.options)
        except BadOptions as error:
            raise Refusal("ALL-2", str(error)) from None
        return [OptionsSet(msgspec.to_builtins(self.options))]

    def _open(self, _: Seat, __: Open) -> list[Event]:
        self._check_start(len(self.players))
        group = frozenset(player.person for player in self.players)
        carry = self.carries[group] if group in self.carries else self.recall(group)
        away = [seat for seat, player in enumerate(self.players) if player.person in self.away]
        self.match = Match(self.game, self.options, self.players, carry, self.host, away)
        self._performer = self.record(self.match, carry)
        return [MatchOpened(self.match.carried, tuple(away))]

    def _check_start(self, players: int) -> None:
        try:
            check_players(self.game, players)
            self.options.check(players)
        except BadOptions as error:
            raise Refusal("ALL-2", str(error)) from None

    def _rematch(self, seat: Seat, _: Rematch) -> list[Event]:
        self._check_start(len(self._staying()))
        self._take_back()
        return self._open(seat, Open())

    def _reopen(self, _: Seat, __: Reopen | GiveUp) -> list[Event]:
        self._take_back()
        return [TableReopened()]

    def _leave(self, seat: Seat, _: Leave) -> list[Event]:
        """The match is over, and so is its journal: who goes now leaves the table."""
        assert self.match is not None
        if seat in self.match.people.gone:
            raise Refusal("ALL-9", "you have left this match for good")
        return self.match.people.leave(seat)

    def _set_away(self, _: Seat, command: SetAway) -> list[Event]:
        assert self.match is not None
        return [self.match.people.set_away(command.seat, command.away)]

    def _set_bot(self, _: Seat, command: SetBot) -> list[Event]:
        assert self.match is not None
        return [self.match.people.set_bot(command.seat, command.bot)]

    def _staying(self) -> list[Player]:
        assert self.match is not None
        people = self.match.people
        return [player for seat, player in enumerate(people.themselves) if seat not in people.gone]

    def _take_back(self) -> None:
        """After a match: who is still there, who is the host, and what they take along."""
        assert self.match is not None
        if self.match.phase is Phase.OVER:
            carry = self.match.carry()
            self.carries[frozenset(carry)] = carry
        host = self.match.people.themselves[self.match.people.host]
        self.away = {self.match.players[seat].person for seat in self.match.people.away}
        self.players = self._staying()
        self.host = self.players.index(host) if host in self.players else 0
        self.match = self._performer = None

    def _pass_host(self, _: Seat, command: PassHost) -> list[Event]:
        if self.match is not None:  # which is over
            return [self.match.people.pass_host(command.seat)]
        if not 0 <= command.seat < len(self.players):
            raise Malformed(f"there is no seat {command.seat}")
        self.host = command.seat
        return [HostPassed(self.host)]

    handlers: ClassVar[Mapping[type[Command], Callable[[Any, Seat, Any], list[Event]]]] = {
        Sit: _sit,
        Rise: _rise,
        SetOptions: _set_options,
        Open: _open,
        Rematch: _rematch,
        Reopen: _reopen,
        GiveUp: _reopen,
        Leave: _leave,
        SetAway: _set_away,
        SetBot: _set_bot,
        PassHost: _pass_host,
    }
