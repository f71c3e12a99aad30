"""Snapshots: a table as everybody sees it, in one frame; and as the lobby shows it, on a card."""

import msgspec
from msgspec.structs import replace

from pellmell.house.state_machine.deciding import Deciding
from pellmell.house.state_machine.table_core import TableCore
from pellmell.kit.chance import promise
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.given_deal import GivenDeal
from pellmell.play.match import Match
from pellmell.wire.frames import DealtBefore, MatchState, PauseState, Snapshot, TableCard, TableState


def snapshot(core: Deciding, at: Milliseconds) -> Snapshot:
    return Snapshot(
        epoch=core.epoch,
        number=core.decided,
        at=at,
        table=table_state(core),
        timers=core.shown_timers(),
        round=core.round_view(),
    )


def table_state(core: TableCore) -> TableState:
    table = core.table
    return TableState(
        code=core.code,
        game=table.game.name,
        phase=table.phase,
        options=msgspec.to_builtins(table.options),
        chosen=table.chosen,
        settings=core.settings,
        admission=core.admission,
        players=[replace(player, id="") for player in table.current_players],
        host=table.current_host,
        match=None if table.match is None else match_state(table.match, core.journal.id),
        out=table.current_out,
        waiting=core.line_up.waiting,
        surplus=core.line_up.surplus,
        evening=core.told_evening,
        given=None if table.given is None else _told(table.given),
    )


def _told(given: GivenDeal) -> DealtBefore:
    """Its seed is told when the round is over, as always."""
    return DealtBefore(given.seat, given.points, given.nonces)


def match_state(match: Match, id: str = "") -> MatchState:
    people = match.people
    return MatchState(
        round=match.round,
        totals=list(match.totals),
        handicaps=list(match.carried),
        seed_hash=promise(match.seed) if match.seed is not None else "",
        ready=sorted(match.nonces),
        votes=sorted(people.votes),
        away=sorted(people.away),
        gone=sorted(people.gone),
        winners=list(match.winners),
        contests=list(match.contests),
        stints=list(people.stints),
        pause=_pause_state(match),
        id=id,
    )


def _pause_state(match: Match) -> PauseState | None:
    pausing = match.pausing
    if pausing.by is None:
        return None
    return PauseState(pausing.by, sorted(pausing.agreed), pausing.in_force, sorted(pausing.would_go_on))


def table_card(core: TableCore, watchers: int) -> TableCard:
    """What the lobby shows of it. Who has left a match for good is not there any more."""
    match = core.table.match
    gone = match.people.gone if match is not None else set[Seat]()
    players = [state.chair.player for seat, state in enumerate(core.seats) if seat not in gone]
    return TableCard(
        code=core.code,
        game=core.table.game.name,
        phase=core.phase,
        players=[player.name for player in players if not player.bot],
        bots=sum(player.bot for player in players),
        seats=core.table.game.seats[-1],
        watchers=watchers,
    )
