"""Attendance: who is there, who is waited for, and what the house does about those who are not.

The house has duties: to put a bot on the seat of somebody who is away, to pause, to go on, to start the
next round. `duty` names the next one, until there is none.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pellmell.house.state_machine.seats import Seats
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import (
    BETWEEN_ROUNDS,
    GiveUp,
    PassHost,
    Pause,
    Promise,
    Resume,
    SetAway,
    SetBot,
    Signal,
)
from pellmell.play.pause_messages import LapsePause
from pellmell.play.table import Table
from pellmell.wire.requests import Away


@dataclass(frozen=True)
class Patience:
    """How long the house waits, in ms."""

    line: Milliseconds = 4_000  # for a line that was lost, before its player counts as away
    host: Milliseconds = 30_000  # for a host, before somebody else is
    recovery: Milliseconds = 20_000  # for everybody, after the house itself was gone or the table slept
    next_round: Milliseconds = 45_000  # for those who are not ready, once somebody is
    pause: Milliseconds = 120_000  # for who is away, where the table waits; in a pause of several people
    agreement: Milliseconds = 20_000  # for the others, when somebody asks for a pause
    sleep: Milliseconds = 60_000  # for anybody at all


class Attendance:
    def __init__(self, patience: Patience, new_seed: Callable[[], bytes], recovering: bool = False) -> None:
        self.patience = patience
        self._new_seed = new_seed
        self._recovering = recovering
        self._go_on: set[Seat] = set()  # who does not want to wait any longer
        self._waited_for: set[Seat] = set()  # long enough, though they are still away
        self._host_gone = False
        self._overdue = False
        self._paused_enough = False
        self._unanswered = False

    def go_on(self, seat: Seat) -> None:
        self._go_on.add(seat)

    def time_up(self, timer: str, table: Table, seats: Seats) -> None:
        match timer.split():
            case ["away", seat]:
                seats[int(seat)].lost = True
            case ["host"]:
                self._host_gone = True
            case ["recovery"]:
                self._recovering = False
            case ["next", "round"]:
                self._overdue = True
            case ["pause", "asked"]:
                self._unanswered = True
            case _:
                self._waited_for |= _missing(table)
                self._paused_enough = True

    def timers(self, table: Table, seats: Seats, away: Away) -> dict[str, Milliseconds]:
        """What the house waits for now, and how long."""
        timers: dict[str, Milliseconds] = {}
        if self._recovering and seats.online:
            timers["recovery"] = self.patience.recovery
        elif not self._recovering:
            timers |= {f"away {seat}": self.patience.line for seat in _newly_missing(table, seats)}
        if _host_is_missing(table, seats) and not self._host_gone:
            timers["host"] = self.patience.host
        if table.phase in BETWEEN_ROUNDS and table.match and table.match.nonces and not self._overdue:
            timers["next round"] = self.patience.next_round
        if table.phase is Phase.PAUSED and (self._waits(table, away) or _is_shared_pause(table)):
            timers["pause"] = self.patience.pause
        if table.match is not None and table.match.pausing.is_asked and not self._unanswered:
            timers["pause asked"] = self.patience.agreement
        return timers

    def duty(self, table: Table, seats: Seats, away: Away) -> Command | None:
        match = table.match
        if match is None:
            return self._pass_host(table, seats)
        return (
            _give_up(match, seats)
            or _welcome_back(match, seats)
            or _miss(match, seats, away)
            or self._pass_host(table, seats)
            or self._give_up_asking(match)
            or self._pause_or_go_on(table, match, seats, away)
            or self._start_round(match, seats)
        )

    def _pass_host(self, table: Table, seats: Seats) -> Command | None:
        """To who is there, when the host is not, or can't be one."""
        self._host_gone = self._host_gone and _host_is_missing(table, seats)
        if not self._host_gone and _may_be_host(table, seats):
            return None
        return PassHost(seats.online[0]) if seats.online else None

    def _pause_or_go_on(self, table: Table, match: Match, seats: Seats, away: Away) -> Command | None:
        if self._waits_for_lines(match, seats) or self._waits(table, away):
            return Pause() if match.phase in Pause.phases else None
        self._go_on.clear()
        if match.paused and match.pausing.in_force and not self._paused_enough:
            return None
        self._paused_enough = False
        return Resume() if match.phase is Phase.PAUSED else None

    def _give_up_asking(self, match: Match) -> Command | None:
        """Who does not answer would rather play on."""
        self._unanswered = self._unanswered and match.pausing.is_asked
        return LapsePause() if self._unanswered and match.phase in LapsePause.phases else None

    def _waits_for_lines(self, match: Match, seats: Seats) -> bool:
        """Nobody plays to an empty room; and where all were gone, all are given time to return."""
        if not seats.online:
            return any(state.human for state in seats)
        missing = [seat for seat in _staying(match, seats) if not seats[seat].online]
        everybody_goes_on = self._go_on.issuperset(seats.online)
        self._recovering = self._recovering and bool(missing) and not everybody_goes_on
        return self._recovering

    def _waits(self, table: Table, away: Away) -> bool:
        """The table has agreed to wait for who is away; not for ever, and not if all would rather go on."""
        missing = _missing(table)
        self._waited_for &= missing
        if away != "pause" or table.match is None:
            return False
        present = set(table.match.people.present)
        if present and self._go_on >= present:
            self._waited_for |= missing
        return not missing <= self._waited_for

    def _start_round(self, match: Match, seats: Seats) -> Command | None:
        if match.phase not in BETWEEN_ROUNDS:
            self._overdue = False
            return None
        if match.seed is None:
            return Promise(self._new_seed().hex() if match.given is None else match.given.seed)
        present = match.people.present
        all_ready = bool(present) and all(seat in match.nonces for seat in present)
        starts = all_ready or (self._overdue and match.nonces)
        return Signal() if starts and seats.online and not self._recovering else None


def _staying(match: Match, seats: Seats) -> list[Seat]:
    """The people who have not left for good."""
    return [seat for seat, state in enumerate(seats) if state.human and seat not in match.people.gone]


def _missing(table: Table) -> set[Seat]:
    """Those who are away, and may come back."""
    return table.match.people.away - table.match.people.gone if table.match is not None else set()


def _is_shared_pause(table: Table) -> bool:
    """One that several people have agreed to does not last for ever; who plays with bots alone may rest."""
    match = table.match
    return match is not None and match.pausing.in_force and len(match.pausing.agreed) > 1


def _newly_missing(table: Table, seats: Seats) -> Iterator[Seat]:
    """Those whose line is lost, but who may be back at once."""
    gone = table.match.people.gone if table.match is not None else set[Seat]()
    for seat, state in enumerate(seats):
        if state.human and not (state.online or state.lost) and seat not in gone:
            yield seat


def _host_is_missing(table: Table, seats: Seats) -> bool:
    return bool(seats) and not seats[table.current_host].online


def _may_be_host(table: Table, seats: Seats) -> bool:
    """A person who has not left for good."""
    host = table.current_host
    gone = table.match.people.gone if table.match is not None else set[Seat]()
    return not seats or (seats[host].human and host not in gone)


def _give_up(match: Match, seats: Seats) -> Command | None:
    """All the people have left for good: nobody would ever play this match to its end."""
    people = any(state.human for state in seats)
    return GiveUp() if people and not _staying(match, seats) else None


def _welcome_back(match: Match, seats: Seats) -> Command | None:
    for seat in seats.online:
        if seat in match.people.away:
            return SetAway(seat, away=False)
        if match.players[seat].bot and not match.rests(seat):
            return SetBot(seat, bot=False)
    return None


def _miss(match: Match, seats: Seats, away: Away) -> Command | None:
    for seat in _staying(match, seats):
        if not seats[seat].lost:
            continue
        if seat not in match.people.away:
            return SetAway(seat, away=True)
        if match.players[seat].bot != (away == "bot") and not match.rests(seat):
            return SetBot(seat, bot=away == "bot")
    return None
