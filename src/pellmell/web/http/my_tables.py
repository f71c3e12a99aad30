"""My tables: where somebody sits or waits, awake or asleep, as the home page shows it to them alone."""

from collections.abc import AsyncIterator, Sequence

from msgspec.structs import replace

from pellmell.house.keys import same_person
from pellmell.house.live_table import LiveTable
from pellmell.house.ports import Unreadable
from pellmell.house.records import Chair, TableRecord
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import BETWEEN_ROUNDS
from pellmell.web.context import ServerContext
from pellmell.wire.rest import MyTable

MOST = 20  # that are looked at, however many somebody sits at: those that were touched last


async def my_tables(context: ServerContext, person: str) -> list[MyTable]:
    """None of them is woken for it."""
    return [table async for table in _found(context, person)]


async def _found(context: ServerContext, person: str) -> AsyncIterator[MyTable]:
    for code in await context.store.tables_of(person, MOST):
        live = context.house.tables.get(code)
        try:
            record = live.record() if live is not None else await context.store.table(code)
        except Unreadable:
            continue
        if record is None:
            continue
        seat = _of(record.chairs, person)
        if seat is None and _of(record.waiting, person) is None:
            continue  # and has left it meanwhile
        asleep = _asleep(record, seat)
        if live is not None:
            yield _awake(live, asleep)
        else:
            yield replace(asleep, over=await _is_over(context, record))


def _of(chairs: Sequence[Chair], person: str) -> Seat | None:
    for seat, chair in enumerate(chairs):
        if chair.token_hash and same_person(chair.player.id, person):
            return seat
    return None


async def _is_over(context: ServerContext, record: TableRecord) -> bool:
    matches = await context.store.matches_of(record.code, 1)
    return record.match in [match.number for match in matches if match.ended is not None]


def _asleep(record: TableRecord, seat: Seat | None) -> MyTable:
    others = [chair.player for other, chair in enumerate(record.chairs) if other != seat]
    return MyTable(
        code=record.code,
        game=record.game,
        touched=record.touched,
        players=[player.name for player in others if not player.bot],
        bots=sum(player.bot for player in others),
        seat=seat,
        waiting=seat is None,
        round=record.round,
    )


def _awake(live: LiveTable, asleep: MyTable) -> MyTable:
    match, seat = live.table.match, asleep.seat
    awaited: list[Seat] = []
    if match is not None and match.phase in BETWEEN_ROUNDS:
        awaited = [other for other in match.people.present if other not in match.nonces]
    over = live.phase is Phase.OVER
    return replace(
        asleep,
        phase=live.phase,
        over=over,
        bot=match is not None and not over and seat in match.people.bots,
        here=seat is not None and live.machine.seats[seat].online,
        awaited=[live.table.current_players[other].name for other in awaited if other != seat],
        awaits_you=seat in awaited,
    )
