"""A table: people take seats and agree on options, play a match, and perhaps another one.

Before the match the table decides; during it, the match does.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from pellmell.kit.game import Game
from pellmell.kit.messages import Command, Event, HouseCommand
from pellmell.kit.options import Options, parse_options
from pellmell.kit.phases import WHY_NOT, Phase
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.match import Match, check_players
from pellmell.play.messages import (
    HostPassed,
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
    SetOptions,
    Sit,
    TableReopened,
)


class Table:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.options: Options = game.options()
        self.players: list[Player] = []
        self.host: Seat = 0
        self.carries: dict[frozenset[str], Mapping[str, int]] = {}  # what each group took along (BRD-30)
        self.match: Match | None = None

    @property
    def phase(self) -> Phase:
        return self.match.phase if self.match else Phase.GATHERING

    def perform(self, seat: Seat, command: Command, at: int) -> list[Event]:
        """Decide a command at a time; raises Refusal, and then nothing has changed."""
        handler = self.handlers.get(type(command))
        if handler is None or (self.match and isinstance(command, PassHost)):
            if self.match is None:
                raise Refusal(*WHY_NOT[self.phase])
            return self.match.perform(seat, command, at)
        if self.phase not in command.phases:
            raise Refusal(*WHY_NOT[self.phase])
        self._check_right(seat, command)
        return handler(self, seat, command)

    def _check_right(self, seat: Seat, command: Command) -> None:
        if seat != HOUSE and not 0 <= seat < len(self.players):
            raise Malformed(f"there is no seat {seat}")
        if isinstance(command, HouseCommand) and seat != HOUSE:
            raise Refusal("ALL-2", "only the house may do that")
        host = self.match.people.host if self.match else self.host
        if isinstance(command, SetOptions | Open | Rematch | Reopen) and seat not in (HOUSE, host):
            raise Refusal("ALL-2", "only the host may do that")
        if isinstance(command, Rise) and seat == HOUSE:
            raise Refusal("ALL-2", "only a player may do that")

    def _sit(self, _: Seat, command: Sit) -> list[Event]:
        if len(self.players) >= self.game.seats[-1]:
            raise Refusal("ALL-2", f"the table is full: {self.game.title} has {self.game.seats[-1]} seats")
        if command.player.person in {player.person for player in self.players}:
            raise Refusal("ALL-2", f"{command.player.name} sits here already")
        self.players.append(command.player)
        return [SatDown(len(self.players) - 1, command.player)]

    def _rise(self, seat: Seat, _: Rise) -> list[Event]:
        del self.players[seat]
        events: list[Event] = [Rose(seat)]
        if self.host == seat:  # the host goes: whoever sat longest takes over
            self.host = 0
            events += [HostPassed(0)] if self.players else []
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
        carry = self.carries.get(frozenset(player.person for player in self.players))
        self.match = Match(self.game, self.options, self.players, carry, self.host)
        return [MatchOpened(self.match.handicaps)]

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

    def _reopen(self, _: Seat, __: Reopen) -> list[Event]:
        self._take_back()
        return [TableReopened()]

    def _staying(self) -> list[Player]:
        assert self.match is not None
        return [
            player for seat, player in enumerate(self.match.players) if seat not in self.match.people.gone
        ]

    def _take_back(self) -> None:
        """The match is over: who is still there, who is the host, and what they take along (BRD-30)."""
        assert self.match is not None
        carry = self.match.carry()
        self.carries[frozenset(carry)] = carry
        host = self.match.players[self.match.people.host]
        self.players = self._staying()
        self.host = self.players.index(host) if host in self.players else 0
        self.match = None

    def _pass_host(self, _: Seat, command: PassHost) -> list[Event]:
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
        PassHost: _pass_host,
    }
