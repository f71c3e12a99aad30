"""Facts about a table, for who has its code: found without waking it."""

from pellmell.catalogue import UnknownGame, find_game
from pellmell.house.codes import read_code
from pellmell.house.errors import UnknownTable
from pellmell.house.live_table import LiveTable
from pellmell.house.ports import Unreadable
from pellmell.house.records import TableRecord
from pellmell.kit.game import AnyGame
from pellmell.web.context import ServerContext
from pellmell.wire.rest import TableFacts


async def find_facts(context: ServerContext, code: str) -> TableFacts:
    """Raises UnknownTable, and Unreadable."""
    awake = context.house.tables.get(read_code(code))
    return _awake(awake) if awake else _asleep(await find_record(context, code))


async def find_record(context: ServerContext, code: str) -> TableRecord:
    record = await context.store.table(read_code(code))
    if record is None:
        raise UnknownTable("there is no table of that code: check the code, or open a new one")
    return record


def _awake(live: LiveTable) -> TableFacts:
    card, public = live.card(), live.machine.settings.public
    return TableFacts(card.code, card.game, card.players, card.bots, card.seats, public, card.phase)


def _asleep(record: TableRecord) -> TableFacts:
    """Raises Unreadable if there is no such game."""
    players = [chair.player for chair in record.chairs]
    return TableFacts(
        code=record.code,
        game=record.game,
        players=[player.name for player in players if not player.bot],
        bots=sum(player.bot for player in players),
        seats=_game_of(record).seats[-1],
        public=record.settings.public,
    )


def _game_of(record: TableRecord) -> AnyGame:
    try:
        return find_game(record.game)
    except UnknownGame as error:
        raise Unreadable(f"table {record.code}: {error}") from error
