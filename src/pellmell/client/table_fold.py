"""The fold of a table's events gives its state as everybody sees it: all but the round, which has a fold of
its own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from pellmell.kit.game import NOTHING
from pellmell.kit.messages import Event
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import (
    BotTookOver,
    CameBack,
    ContestsCounted,
    Dealt,
    GameChanged,
    GotReady,
    HostPassed,
    Left,
    MatchEnded,
    MatchOpened,
    OptionsSet,
    Paused,
    PlayerTookOver,
    Resumed,
    Rose,
    RoundClosed,
    SatDown,
    SeedPromised,
    TableReopened,
    Voted,
    WentAway,
)
from pellmell.play.pause_messages import PauseAgreed, PauseAsked, PauseDenied, WouldGoOn
from pellmell.play.seat_messages import Renamed, SeatAdded, SeatChanged, SitsOut
from pellmell.play.stints import Stint, handed_over, renamed
from pellmell.wire.evening import EveningSet, WaitingSet
from pellmell.wire.frames import MatchState, PauseState, TableState
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
        case SeatChanged(seat=taken) if taken == seat:
            return None  # whoever has it now is told so
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
    return replace(
        table,
        players=players,
        host=_moved_up(table.host, {event.seat}) or 0,
        out=_all_moved_up(table.out, {event.seat}),
    )


def _all_moved_up(seats: Sequence[Seat], freed: set[Seat]) -> list[Seat]:
    return [moved for moved in (_moved_up(seat, freed) for seat in seats) if moved is not None]


def _options_set(table: TableState, event: OptionsSet) -> TableState:
    return replace(table, options=event.options, chosen=event.chosen)


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
    players = [
        replace(player, bot=player.bot or seat in event.out) for seat, player in enumerate(table.players)
    ]
    return replace(table, phase=Phase.READYING, match=match, players=players, out=list(event.out))


def _reopened(table: TableState, _: TableReopened) -> TableState:
    return replace(_taken_back(table), phase=Phase.GATHERING)


def _taken_back(table: TableState) -> TableState:
    """A match that is over is cleared away, and who has left it leaves the table."""
    if table.match is None:
        return table
    gone = set(table.match.gone)
    players = [player for seat, player in enumerate(table.players) if seat not in gone]
    host, out = _moved_up(table.host, gone) or 0, _all_moved_up(table.out, gone)
    return replace(table, match=None, players=players, host=host, out=out)


def _game_changed(table: TableState, event: GameChanged) -> TableState:
    return replace(table, game=event.game, options=event.options)


def _promised(table: TableState, event: SeedPromised) -> TableState:
    return _with_match(table, seed_hash=event.hash)


def _dealt(table: TableState, event: Dealt) -> TableState:
    return _with_match(table, round=event.round, contests=[])


def _counted(table: TableState, event: ContestsCounted) -> TableState:
    return _with_match(table, contests=event.seats)


def _closed(table: TableState, event: RoundClosed) -> TableState:
    nothing: dict[str, Any] = {"seed_hash": "", "ready": [], "votes": [], "pause": None}
    match = _with_match(table, round=event.round, totals=event.totals, **nothing)
    return replace(match, phase=Phase.SCORED)


def _ended(table: TableState, event: MatchEnded) -> TableState:
    return replace(_with_match(table, winners=event.winners), phase=Phase.OVER)


# Pauses


def _paused(table: TableState, event: Paused) -> TableState:
    asked = table.match.pause if table.match else None
    pause = None if asked is None or event.by is None else replace(asked, on=True)
    return replace(_with_match(table, pause=pause), phase=Phase.PAUSED)


def _pause_asked(table: TableState, event: PauseAsked) -> TableState:
    return _with_match(table, pause=PauseState(event.seat, [event.seat]))


def _pause_over(table: TableState, _: PauseDenied | Resumed) -> TableState:
    return _with_match(table, pause=None)


def _pause_joins(field: str) -> Callable[[TableState, Any], TableState]:
    """The seat is one of those who agree, or are ready to go on."""

    def fold(table: TableState, event: PauseAgreed | WouldGoOn) -> TableState:
        pause = table.match.pause if table.match else None
        if pause is None:
            return table
        return _with_match(
            table, pause=replace(pause, **{field: sorted({*getattr(pause, field), event.seat})})
        )

    return fold


# People


def _joins(field: str) -> Callable[[TableState, Any], TableState]:
    """The seat is one of those who are ready, away, …"""

    def fold(table: TableState, event: Any) -> TableState:
        seats = getattr(table.match, field, [])
        return _with_match(table, **{field: sorted({*seats, event.seat})})

    return fold


def _came_back(table: TableState, event: CameBack) -> TableState:
    return _with_match(table, away=_without(table.match.away if table.match else [], event.seat))


def _played_by(bot: bool) -> Callable[[TableState, Any], TableState]:
    def fold(table: TableState, event: BotTookOver | PlayerTookOver) -> TableState:
        players = list(table.players)
        players[event.seat] = replace(players[event.seat], bot=bot)
        return replace(table, players=players)

    return fold


def _seat_changed(table: TableState, event: SeatChanged) -> TableState:
    match, seat = table.match, event.seat
    players = list(table.players)
    before, players[seat] = players[seat], event.player
    table = replace(table, players=players, out=_without(table.out, seat))
    if match is None:
        return table
    return _with_match(
        table,
        stints=handed_over(match.stints, seat, before.name, event.player.name, match.round + 1),
        away=_without(match.away, seat),
        gone=_without(match.gone, seat),
        ready=_without(match.ready, seat),
    )


def _seat_added(table: TableState, event: SeatAdded) -> TableState:
    match, seat = table.match, len(table.players)
    table = replace(table, players=[*table.players, event.player])
    if match is None:
        return table
    return _with_match(
        table,
        totals=[*match.totals, event.points],
        handicaps=[*match.handicaps, NOTHING],
        stints=[*match.stints, Stint(seat, match.round + 1, event.player.name)],
    )


def _renamed(table: TableState, event: Renamed) -> TableState:
    players = list(table.players)
    players[event.seat] = replace(players[event.seat], name=event.name)
    stints = table.match.stints if table.match else []
    return _with_match(replace(table, players=players), stints=renamed(stints, event.seat, event.name))


def _sits_out(table: TableState, event: SitsOut) -> TableState:
    out = _without(table.out, event.seat)
    return replace(table, out=sorted([*out, event.seat]) if event.out else out)


def _without(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    return [other for other in seats if other != seat]


# The evening


def _waiting_set(table: TableState, event: WaitingSet) -> TableState:
    return replace(table, waiting=event.waiting, surplus=list(event.surplus))


def _evening_set(table: TableState, event: EveningSet) -> TableState:
    return replace(table, evening=event.evening)


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
    GameChanged: _game_changed,
    SeatChanged: _seat_changed,
    SeatAdded: _seat_added,
    Renamed: _renamed,
    SitsOut: _sits_out,
    PauseAsked: _pause_asked,
    PauseDenied: _pause_over,
    Resumed: _pause_over,
    PauseAgreed: _pause_joins("agreed"),
    WouldGoOn: _pause_joins("ready"),
    WaitingSet: _waiting_set,
    EveningSet: _evening_set,
}
