"""A table as everybody sees it, in one frame."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from pellmell.kit.chance import promise
from pellmell.play.match import Match
from pellmell.wire.frames import MatchState, Snapshot, TableCard, TableState

if TYPE_CHECKING:
    from pellmell.house.live import LiveTable


def snapshot(live: "LiveTable") -> Snapshot:
    return Snapshot(
        epoch=live.numbered.epoch,
        number=live.numbered.decided,
        at=live.at,
        table=table_state(live),
        timers=live.timers(),
        round=live.round_view(),
    )


def table_state(live: "LiveTable") -> TableState:
    table = live.table
    players = table.match.players if table.match else table.players
    return TableState(
        code=live.code,
        game=table.game.name,
        phase=table.phase,
        options=msgspec.to_builtins(table.options),
        settings=live.settings,
        admission=live.admission,
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


def table_card(live: "LiveTable") -> TableCard:
    """What the lobby shows of it."""
    players = [place.chair.player for place in live.places]
    return TableCard(
        code=live.code,
        game=live.table.game.name,
        phase=live.phase,
        players=[player.name for player in players if not player.bot],
        bots=sum(player.bot for player in players),
        seats=live.table.game.seats[-1],
        watchers=live.crowd.watchers,
    )
