"""The fold of a table's events gives its state as everybody sees it: all but the round, which has a fold of
its own."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from pellmell.kit.messages import Event
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import (
    BotTookOver,
    CameBack,
    ContestsCounted,
    Dealt,
    GotReady,
    HostPassed,
    Left,
    MatchEnded,
    MatchOpened,
    OptionsSet,
    Paused,
    PlayerTookOver,
    Rose,
    RoundClosed,
    SatDown,
    SeedPromised,
    TableReopened,
    Voted,
    WentAway,
)
from pellmell.wire.frames import MatchState, TableState
from pellmell.wire.requests import AdmissionSet, TableSet


def folded(table: TableState, event: Event) -> TableState:
    fold = FOLDS.get(type(event))
    return table if fold is None else fold(table, event)


def seat_after(seat: Seat | None, table: TableState, event: Event) -> Seat | None:
    """Where somebody sits after an event: those behind a seat that is given up move up."""
    match event:
        case Rose(seat=freed):
            return _moved_up(seat, {freed})
        case Left(seat=left) if left == seat:
            return None
        case MatchOpened() | TableReopened() if table.match is not None:
            return _moved_up(seat, set(table.match.gone))
        case _:
            return seat


def _moved_up(seat: Seat | None, freed: set[Seat]) -> Seat | None:
    if seat is None or seat in freed:
        return None
    return seat - sum(other < seat for other in freed)


# Seats and options


def _sat_down(table: TableState, event: SatDown) -> TableState:
    return replace(table, players=[*table.players, event.player])


def _rose(table: TableState, event: Rose) -> TableState:
    players = [player for seat, player in enumerate(table.players) if seat != event.seat]
    return replace(table, players=players, host=_moved_up(table.host, {event.seat}) or 0)


def _options_set(table: TableState, event: OptionsSet) -> TableState:
    return replace(table, options=event.options)


def _admission_set(table: TableState, event: AdmissionSet) -> TableState:
    return replace(table, admission=event.admission)


def _table_set(table: TableState, event: TableSet) -> TableState:
    return replace(table, settings=event.settings)


def _host_passed(table: TableState, event: HostPassed) -> TableState:
    return replace(table, host=event.seat)


# Matches


def _opened(table: TableState, event: MatchOpened) -> TableState:
    table = _taken_back(table)
    match = MatchState(0, [0] * len(table.players), event.handicaps, away=list(event.away))
    return replace(table, phase=Phase.READYING, match=match)


def _reopened(table: TableState, _: TableReopened) -> TableState:
    return replace(_taken_back(table), phase=Phase.GATHERING)


def _taken_back(table: TableState) -> TableState:
    """A match that is over is cleared away, and who has left it leaves the table."""
    if table.match is None:
        return table
    gone = set(table.match.gone)
    players = [player for seat, player in enumerate(table.players) if seat not in gone]
    return replace(table, match=None, players=players, host=_moved_up(table.host, gone) or 0)


def _promised(table: TableState, event: SeedPromised) -> TableState:
    return _with_match(table, seed_hash=event.hash)


def _dealt(table: TableState, event: Dealt) -> TableState:
    return _with_match(table, round=event.round, contests=[])


def _counted(table: TableState, event: ContestsCounted) -> TableState:
    return _with_match(table, contests=event.seats)


def _closed(table: TableState, event: RoundClosed) -> TableState:
    match = _with_match(table, round=event.round, totals=event.totals, seed_hash="", ready=[], votes=[])
    return replace(match, phase=Phase.SCORED)


def _ended(table: TableState, event: MatchEnded) -> TableState:
    return replace(_with_match(table, winners=event.winners), phase=Phase.OVER)


def _paused(table: TableState, _: Paused) -> TableState:
    return replace(table, phase=Phase.PAUSED)


# People


def _joins(field: str) -> Callable[[TableState, Any], TableState]:
    """The seat is one of those who are ready, away, …"""

    def fold(table: TableState, event: Any) -> TableState:
        seats = getattr(table.match, field, [])
        return _with_match(table, **{field: sorted({*seats, event.seat})})

    return fold


def _came_back(table: TableState, event: CameBack) -> TableState:
    away = table.match.away if table.match else []
    return _with_match(table, away=[seat for seat in away if seat != event.seat])


def _played_by(bot: bool) -> Callable[[TableState, Any], TableState]:
    def fold(table: TableState, event: BotTookOver | PlayerTookOver) -> TableState:
        players = list(table.players)
        players[event.seat] = replace(players[event.seat], bot=bot)
        return replace(table, players=players)

    return fold


def _with_match(table: TableState, **changes: Any) -> TableState:
    return table if table.match is None else replace(table, match=replace(table.match, **changes))


FOLDS: Mapping[type[Event], Callable[[TableState, Any], TableState]] = {
    SatDown: _sat_down,
    Rose: _rose,
    OptionsSet: _options_set,
    TableSet: _table_set,
    AdmissionSet: _admission_set,
    HostPassed: _host_passed,
    MatchOpened: _opened,
    TableReopened: _reopened,
    SeedPromised: _promised,
    Dealt: _dealt,
    ContestsCounted: _counted,
    RoundClosed: _closed,
    MatchEnded: _ended,
    Paused: _paused,
    GotReady: _joins("ready"),
    Voted: _joins("votes"),
    WentAway: _joins("away"),
    Left: _joins("gone"),
    CameBack: _came_back,
    BotTookOver: _played_by(bot=True),
    PlayerTookOver: _played_by(bot=False),
}
