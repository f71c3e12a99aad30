"""A table: people take seats and agree on options, play a match, and perhaps another one.

Before and after the match the table decides; during it, the match does. A match is in its own journal, up to
its end; what the table decides is for the house to write down.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from pellmell.catalogue import UnknownGame, find_game
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.options import Options, OptionValue
from pellmell.kit.phases import WHY_NOT, Phase, Reason
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.seats import Seat
from pellmell.kit.settling import chosen_options, settled
from pellmell.kit.time_units import Milliseconds
from pellmell.play.carry_book import CarryBook, NothingCarried
from pellmell.play.given_deal import Given
from pellmell.play.journal import Heard, Recorder
from pellmell.play.match import Match
from pellmell.play.match_commands import sit_out
from pellmell.play.match_core import check_start
from pellmell.play.messages import (
    ChangeGame,
    GameChanged,
    GiveUp,
    HostPassed,
    Leave,
    MatchOpened,
    Open,
    OptionsSet,
    PassHost,
    Player,
    PlayerTookOver,
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
from pellmell.play.performing import Carry, Performer, Record, unrecorded
from pellmell.play.rights import check_right
from pellmell.play.seat_messages import Renamed, SetName, SitOut, SitsOut
from pellmell.play.vocabulary import MATCH_COMMANDS


class Table:
    """`record` is asked for each match that is opened, and what it took along. Each plays a `given` deal."""

    def __init__(
        self, game: AnyGame, record: Record = unrecorded, players: Iterable[Player] = (), given: Given = None
    ) -> None:
        self.game, self.record, self.given = game, record, given
        self.chosen: dict[str, OptionValue] = {}  # by people; the other options follow the number of players
        self._gathered = list(players)  # as they sit before a match: during it, the match has them
        self.options: Options = settled(game, {}, len(self._gathered))
        self.host: Seat = 0
        self.away: set[str] = set()  # persons, whatever their seats will be
        self.out: set[str] = set()  # likewise: they sit out
        self.carries = CarryBook() if given is None else NothingCarried()
        self.match: Match | None = None
        self._performer: Performer | None = None

    @classmethod
    def woken(cls, recorder: Recorder, carries: Iterable[Carry] = (), record: Record = unrecorded) -> "Table":
        """With a match that was woken from its journal, and what earlier ones handed on."""
        match = recorder.match
        table = cls(match.game, record, given=match.given)
        table.options, table.host = match.options, match.people.host
        table.chosen = msgspec.to_builtins(match.options)
        for carry in carries:
            table.carries.note(match.game.name, carry)
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
    def players(self) -> Sequence[Player]:
        """Whose each seat is, whoever plays on it: a match may add seats, and they change hands in it."""
        return self.match.people.themselves if self.match else self._gathered

    @property
    def current_host(self) -> Seat:
        return self.match.people.host if self.match else self.host

    @property
    def current_players(self) -> Sequence[Player]:
        """With a bot in the place of who is played by one."""
        return self.match.players if self.match else self.players

    @property
    def current_out(self) -> list[Seat]:
        """The seats of those who sit out."""
        if self.match is not None:
            return sorted(self.match.people.out)
        return [seat for seat, player in enumerate(self.players) if player.person in self.out]

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
        self.out.discard(command.player.person)
        self._gathered.append(command.player)
        return [SatDown(len(self.players) - 1, command.player), *self._settle()]

    def _rise(self, seat: Seat, _: Rise) -> list[Event]:
        del self._gathered[seat]
        events: list[Event] = [Rose(seat)]
        if self.host == seat:  # the host goes: whoever sat longest takes over, a person if there is one
            self.host = next((heir for heir, player in enumerate(self.players) if not player.bot), 0)
            events += [HostPassed(self.host)] if self.players else []
        elif self.host > seat:
            self.host -= 1
        return [*events, *self._settle()]

    def _set_options(self, _: Seat, command: SetOptions) -> list[Event]:
        try:
            self.choose(command.options)
        except BadOptions as error:
            raise Refusal("ALL-2", str(error)) from None
        return [self._options_set()]

    def choose(self, given: Mapping[str, object]) -> None:
        """Options by people's choice, and all the others by default; raises BadOptions."""
        self.chosen = chosen_options(self.game, given, len(self.players))
        self.options = settled(self.game, self.chosen, len(self.players))

    def _settle(self) -> list[Event]:
        """What was not chosen follows the number of players."""
        before, self.options = self.options, settled(self.game, self.chosen, len(self.players))
        return [] if self.options == before else [self._options_set()]

    def _options_set(self) -> OptionsSet:
        return OptionsSet(msgspec.to_builtins(self.options), self.chosen)

    def _open(self, _: Seat, __: Open) -> list[Event]:
        check_start(self.game, self.options, len(self.players))
        carry = self.carries.open(self.game.name, frozenset(player.person for player in self.players))
        away = [seat for seat, player in enumerate(self.players) if player.person in self.away]
        out = self.current_out
        self.match = Match(self.game, self.options, self.players, self.given or carry, self.host, away, out)
        self._performer = self.record(self.match, carry)
        return [MatchOpened(self.match.carried, tuple(away), tuple(out))]

    def recall(self, game: str, people: frozenset[str], carry: Carry) -> None:
        """What these people took along from another table, before they open a match."""
        self.carries.recall(game, people, carry)

    def recalls(self, people: frozenset[str]) -> bool:
        """Whether it is known what they take along: also what the match here is about to hand on."""
        match = self.match
        hands_on = match is not None and match.phase is Phase.OVER and people == match.carry().keys()
        return hands_on or self.carries.knows(self.game.name, people)

    def _rematch(self, seat: Seat, _: Rematch) -> list[Event]:
        check_start(self.game, self.options, len(self._staying()))
        return [*self._take_back(), *self._settle(), *self._open(seat, Open())]

    def _reopen(self, _: Seat, __: Reopen | GiveUp) -> list[Event]:
        return [*self._take_back(), TableReopened(), *self._settle()]

    def _change_game(self, _: Seat, command: ChangeGame) -> list[Event]:
        """By the same people; those for whom it has no seat are for the house to ask."""
        try:
            game = find_game(command.game)
        except UnknownGame as error:
            raise Refusal("ALL-19", str(error)) from None
        if game.name == self.game.name:
            raise Refusal("ALL-19", f"{game.title} is played here already")
        events: list[Event] = []
        if self.match is not None:
            events = [*self._take_back(), TableReopened()]
        length = self.chosen.get("length")
        self.game = game
        self.choose({} if length is None else {"length": length})
        changed = GameChanged(game.name, msgspec.to_builtins(self.options))
        return [*events, changed, self._options_set()]

    # Seats, outside of a match

    def _set_name(self, _: Seat, command: SetName) -> list[Event]:
        if self.match is not None:  # which is over
            return [self.match.people.rename(command.seat, command.name)]
        if not 0 <= command.seat < len(self.players):
            raise Malformed(f"there is no seat {command.seat}")
        others = (player for seat, player in enumerate(self.players) if seat != command.seat)
        if any(player.name == command.name for player in others):
            raise Refusal("ALL-18", f"somebody else here is called {command.name}")
        self._gathered[command.seat] = replace(self._gathered[command.seat], name=command.name)
        return [Renamed(command.seat, command.name)]

    def _sit_out(self, seat: Seat, command: SitOut) -> list[Event]:
        if self.match is not None:
            return sit_out(self.match, seat, command)
        player = self.players[seat]
        if player.bot:
            raise Refusal("ALL-14", "bots do not sit out")
        if command.out == (player.person in self.out):
            raise Refusal("ALL-14", "you sit out already" if command.out else "you do not sit out")
        self.out ^= {player.person}
        return [SitsOut(seat, command.out)]

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

    def _take_back(self) -> list[Event]:
        """After a match: who is still there, who is the host, and what they take along. Bots that have played
        for somebody do so no more."""
        assert self.match is not None
        if self.match.phase is Phase.OVER:
            self.carries.note(self.game.name, self.match.carry())
        people = self.match.people
        host = people.themselves[people.host]
        self.away = {people.themselves[seat].person for seat in people.away}
        self.out = {people.themselves[seat].person for seat in people.out}
        self._gathered = self._staying()
        self.host = self._gathered.index(host) if host in self._gathered else 0
        played = [seat for seat in people.bots if not people.is_free(seat)]
        self.match = self._performer = None
        return [PlayerTookOver(seat) for seat in played]

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
        ChangeGame: _change_game,
        SetName: _set_name,
        SitOut: _sit_out,
    }
