"""Snapshots: a table as everybody sees it, in one frame; and as the lobby shows it, on a card."""

import msgspec
from msgspec.structs import replace

from pellmell.house.state_machine.deciding import Deciding
from pellmell.house.state_machine.table_core import TableCore
from pellmell.kit.chance import promise
from pellmell.play.match import Match
from pellmell.wire.frames import MatchState, Snapshot, TableCard, TableState


def snapshot(core: Deciding, at: int) -> Snapshot:
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
    players = table.match.players if table.match else table.players
    return TableState(
        code=core.code,
        game=table.game.name,
        phase=table.phase,
        options=msgspec.to_builtins(table.options),
        settings=core.settings,
        admission=core.admission,
        players=[replace(player, id="") for player in players],
        host=table.current_host,
        match=None if table.match is None else match_state(table.match),
    )


def match_state(match: Match) -> MatchState:
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
    )


def table_card(core: TableCore, watchers: int) -> TableCard:
    """What the lobby shows of it."""
    players = [seat.chair.player for seat in core.seats]
    return TableCard(
        code=core.code,
        game=core.table.game.name,
        phase=core.phase,
        players=[player.name for player in players if not player.bot],
        bots=sum(player.bot for player in players),
        seats=core.table.game.seats[-1],
        watchers=watchers,
    )
