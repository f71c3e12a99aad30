"""The bots on the seats of a table. They see what everybody sees; their commands go the way of all others."""

from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from pellmell.bots.levels import level_named
from pellmell.bots.player import BotPlayer, cast
from pellmell.house.bot_reactions import bot_reaction
from pellmell.house.delivery.audience import Audience
from pellmell.house.ports import Alarm
from pellmell.house.state_machine.inputs import Chosen
from pellmell.house.state_machine.machine import TableMachine
from pellmell.house.table_environment import TableEnvironment
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Event
from pellmell.kit.phases import Phase
from pellmell.kit.round import Position, View
from pellmell.kit.seats import Seat
from pellmell.play.match import Match
from pellmell.wire.frames import Reacted

encode = msgspec.json.Encoder().encode


class BotSeats:
    """`step` is where their choices go, and `audience` hears what they say."""

    def __init__(
        self,
        environment: TableEnvironment,
        machine: TableMachine,
        audience: Audience,
        seed: str,
        step: Callable[[Chosen], object],
    ) -> None:
        self._environment = environment
        self._machine = machine
        self._audience = audience
        self._step: Callable[[Chosen], object] | None = step
        self._chance = Chance(bytes.fromhex(seed))
        self._playing: set[Seat] = set()
        self._alarms: dict[Seat, Alarm] = {}
        self._players: dict[Seat, tuple[Position | None, BotPlayer]] = {}  # and in which round
        self._phases: dict[Seat, Phase] = {}
        self.sight: tuple[Position, View] | None = None  # of the round that they look at
        self._looked: dict[Seat, int] = {}  # what had been decided when each last made up its mind

    def settle(self) -> None:
        """Those who play now think; the others rest."""
        self._playing = playing = self._who_plays()
        if not playing:
            self.sight = None
        if playing != self._alarms.keys():
            for seat in self._alarms.keys() - playing:
                self._alarms.pop(seat).cancel()
            for seat in sorted(playing - self._alarms.keys()):
                self._think(seat)

    def see(self, events: Iterable[Event]) -> None:
        """What has happened in it."""
        if self.sight is not None:
            view = self.sight[1]
            for event in events:
                if view.concerns(event):
                    view.apply(event)

    def stop(self) -> None:
        """For good; and no table is kept alive by its bots."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._playing = set()
        self._step = None

    def _who_plays(self) -> set[Seat]:
        match = self._machine.table.match if self._step is not None else None
        if match is None or match.position is None or match.phase is Phase.PAUSED:
            return set()
        return {seat for seat in match.people.bots if seat not in match.people.gone}

    def _think(self, seat: Seat) -> None:
        match = self._machine.table.match
        assert match is not None
        until = self._environment.time.now() + self._player(match, seat).think_ms()
        self._alarms[seat] = self._environment.strokes.at(until, partial(self._look_up, seat))

    def _look_up(self, seat: Seat) -> None:
        del self._alarms[seat]
        match = self._machine.table.match
        if match is not None and match.position is not None:
            view = self._view(match.position)
            if self._phases.get(seat) is not view.phase:
                self._speak(match, view, seat)
            command = self._player(match, seat).choose(view)
            decided = self._machine.decided
            seen, self._looked[seat] = self._looked.get(seat, decided), decided
            if command is not None and self._step is not None:
                self._step(Chosen(seat, command, seen))
        if seat in self._playing and seat not in self._alarms:
            self._think(seat)

    def _view(self, position: Position) -> View:
        """All bots of a round look at the same view."""
        if self.sight is None or self.sight[0] is not position:
            self.sight = position, position.view()
        return self.sight[1]

    def _speak(self, match: Match, view: View, seat: Seat) -> None:
        """A word at the beginning and at the end, as people have."""
        self._phases[seat] = view.phase
        stream = self._chance.stream(
            "manners", self._machine.journal.number or 0, seat, match.round, view.phase
        )
        reaction = bot_reaction(view, seat, match.round == 1, stream)
        if reaction is not None:
            self._audience.broadcast([encode(Reacted(reaction, seat))])

    def _player(self, match: Match, seat: Seat) -> BotPlayer:
        """Another one each round, so that a table that was woken need not know how often it thought."""
        known = self._players.get(seat)
        if known is not None and known[0] is match.position:
            return known[1]
        stream = self._chance.stream("bot", self._machine.journal.number or 0, seat, match.round)
        level = level_named(self._machine.seats[seat].chair.player.level)
        player = cast(level)(match, seat, stream)
        self._players[seat] = match.position, player
        return player
