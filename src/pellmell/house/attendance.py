"""Who is there, who is waited for, and what the house does about those who are not.

The house has duties: to put a bot on the seat of somebody who is away, to pause, to go on, to start the
next round. `duty` names the next one, until there is none.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pellmell.house.places import Places
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.match import Match
from pellmell.play.messages import (
    BETWEEN_ROUNDS,
    PassHost,
    Pause,
    Promise,
    Resume,
    SetAway,
    SetBot,
    Signal,
)
from pellmell.play.table import Table
from pellmell.wire.requests import Away


@dataclass(frozen=True)
class Patience:
    """How long the house waits, in ms."""

    line: int = 4_000  # for a line that was lost, before its player counts as away
    recovery: int = 20_000  # for everybody's line, after the house itself was gone
    next_round: int = 45_000  # for those who are not ready, once somebody is
    pause: int = 120_000  # for somebody who is away, where the table waits
    empty_seat: int = 120_000  # for somebody who took a seat and went, before the match
    sleep: int = 60_000  # for anybody at all


class Attendance:
    def __init__(self, patience: Patience, new_seed: Callable[[], bytes], recovering: bool = False) -> None:
        self.patience = patience
        self._new_seed = new_seed
        self.recovering = recovering
        self.go_on: set[Seat] = set()  # who does not want to wait any longer
        self._waited = False
        self._overdue = False

    def time_up(self, timer: str, places: Places) -> None:
        match timer.split():
            case ["away", seat]:
                places[int(seat)].lost = True
            case ["next", _]:
                self._overdue = True
            case _:
                self._waited = True

    def timers(self, table: Table, places: Places, away: Away) -> dict[str, int]:
        """What the house waits for now, and how long."""
        match = table.match
        if match is None:
            return self._before_match(places)
        grace = self.patience.recovery if self.recovering else self.patience.line
        timers = {f"away {seat}": grace for seat in self._unsettled(places, match.people.gone)}
        if match.phase in BETWEEN_ROUNDS and match.nonces and not self._overdue:
            timers["next round"] = self.patience.next_round
        if match.phase is Phase.PAUSED and self._waits(match, places, away):
            timers["pause"] = self.patience.pause
        return timers

    def _before_match(self, places: Places) -> dict[str, int]:
        timers = {f"away {seat}": self.patience.line for seat in self._unsettled(places, gone=set())}
        for place in places:
            if place.lost:
                timers[f"rise {place.chair.player.person}"] = self.patience.empty_seat
        return timers

    def _unsettled(self, places: Places, gone: set[Seat]) -> Iterator[Seat]:
        """Those whose line is lost, but who may be back at once."""
        for seat, place in enumerate(places):
            if place.human and not (place.online or place.lost) and seat not in gone:
                yield seat

    def duty(self, table: Table, places: Places, away: Away) -> Command | None:
        match = table.match
        if match is None or match.phase is Phase.OVER:
            return self._pass_host(table, places)
        return (
            self._welcome_back(match, places)
            or self._miss(match, places, away)
            or self._pass_host(table, places)
            or self._pause_or_go_on(match, places, away)
            or self._start_round(match, places)
        )

    def _welcome_back(self, match: Match, places: Places) -> Command | None:
        for seat in places.online:
            if seat in match.people.away:
                return SetAway(seat, away=False)
            if match.players[seat].bot and seat not in match.people.gone:
                return SetBot(seat, bot=False)
        return None

    def _miss(self, match: Match, places: Places, away: Away) -> Command | None:
        for seat, place in enumerate(places):
            if not place.lost or seat in match.people.gone:
                continue
            if seat not in match.people.away:
                return SetAway(seat, away=True)
            if away == "bot" and not match.players[seat].bot:
                return SetBot(seat, bot=True)
        return None

    def _pass_host(self, table: Table, places: Places) -> Command | None:
        host = table.current_host
        if not places or not places[host].lost:
            return None
        heirs = places.online
        return PassHost(heirs[0]) if heirs else None

    def _pause_or_go_on(self, match: Match, places: Places, away: Away) -> Command | None:
        if self._waits_for_lines(match, places) or self._waits(match, places, away):
            return Pause() if match.phase in Pause.phases else None
        self.go_on.clear()
        return Resume() if match.phase is Phase.PAUSED else None

    def _waits_for_lines(self, match: Match, places: Places) -> bool:
        """Nobody plays to an empty room; and after a failure of the house, all are given time to return."""
        humans = [seat for seat, place in enumerate(places) if place.human and seat not in match.people.gone]
        if humans and not places.online:
            return True
        self.recovering = self.recovering and any(not places[seat].online for seat in match.people.present)
        return self.recovering

    def _waits(self, match: Match, places: Places, away: Away) -> bool:
        """The table has agreed to wait for who is away; not for ever, and not if all would rather go on."""
        missing = match.people.away - match.people.gone
        if away != "pause" or not missing:
            self._waited = False
            return False
        present = set(match.people.present)
        self._waited = self._waited or bool(present and self.go_on >= present)
        return not self._waited

    def _start_round(self, match: Match, places: Places) -> Command | None:
        if match.phase not in BETWEEN_ROUNDS:
            self._overdue = False
            return None
        if match.seed is None:
            return Promise(self._new_seed().hex())
        present = match.people.present
        all_ready = bool(present) and all(seat in match.nonces for seat in present)
        starts = all_ready or (self._overdue and match.nonces)
        return Signal() if starts and places.online else None
