"""Consequences of what has happened at a table, for what is kept beside its match: seats, race, journal."""

from msgspec.structs import replace

from pellmell.house.state_machine.race import Race
from pellmell.house.state_machine.seats import SeatState
from pellmell.house.state_machine.table_core import TableCore
from pellmell.kit.messages import Event, Thawed
from pellmell.kit.phases import WHY_NOT, Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import (
    CountdownEnded,
    GameChanged,
    HostPassed,
    Left,
    MatchEnded,
    MatchOpened,
    RoundClosed,
    TableReopened,
)
from pellmell.play.seat_messages import Renamed
from pellmell.wire.frames import Refused


class Consequences(TableCore):
    def follow_players(self) -> None:
        """Others sit at the table than before: the seats follow."""
        players = self.table.players
        if len(players) < len(self.seats):
            self._begin_race_anew()
            people = [state.chair.player.person for state in self.seats]
            self.seats[:] = [self.seats[people.index(player.person)] for player in players]
            self.seats.measure_all()
            self.side_effects.seats_moved = True
        if self.table.match is None:
            self.journal.put_away()

    def follow(self, event: Event, at: Milliseconds) -> None:
        match event:
            case MatchOpened():
                self._begin_race_anew()
                self.sent_ahead.clear()
                self.seats.forget_moves()
            case RoundClosed():
                self.seats.forget_moves()
            case CountdownEnded() | Thawed():
                self.race.referee.began(at, shown=False)
            case TableReopened():
                self.barred.clear()
            case Left(seat):
                self.seats.take_away(seat)
                self.side_effects.seats_moved = True
                self.save(at)
            case HostPassed():
                self.side_effects.presence_changed = True
            case MatchEnded():
                assert self.table.match is not None
                self.journal.end_match(self.table.match)
                if self.table.given is None:
                    self.evening.note(self.table.match)
            case Renamed(seat, name):
                self._follow_name(self.seats[seat], name, at)
            case GameChanged():
                self._follow_game()
            case _:
                pass

    def _follow_name(self, state: SeatState, name: str, at: Milliseconds) -> None:
        player = state.chair.player
        self.evening.rename(player.person, name)
        state.chair = replace(state.chair, player=replace(player, name=name))
        self.save(at)

    def _follow_game(self) -> None:
        """Whatever was held back has been answered: the match that it was meant for is over."""
        self._begin_race_anew()
        human_pace = self.table.options.pace == "human"
        self.race = Race(self.table.game, human_pace, self.settings.fair_window)
        self.sent_ahead.clear()
        self.side_effects.game_changed = True

    def _begin_race_anew(self) -> None:
        """Whatever was held back is answered: it was meant for a match that is over."""
        human_pace = self.table.options.pace == "human"
        for ticket in self.race.begin_anew(human_pace, self.settings.fair_window):
            self.answer(ticket.origin, Refused(ticket.origin.n, *WHY_NOT[Phase.OVER]))
