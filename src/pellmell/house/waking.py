"""A table that slept, or that was there when the house fell, as it was when somebody was last told of it."""

from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.house.live import Keeper, LiveTable
from pellmell.house.ports import Unreadable
from pellmell.house.records import TableRecord
from pellmell.house.world import World
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Phase
from pellmell.play.replay import JournalError, Step, TooSlow, wake, wake_redealt
from pellmell.play.table import Table
from pellmell.wire.frames import Notice


def wake_table(world: World, keeper: Keeper, record: TableRecord) -> tuple[LiveTable, Notice | None]:
    """Under a new epoch, and with a word to the players if a round is dealt again. Raises Unreadable."""
    journal = [] if record.match is None else world.store.journal(record.match)
    try:
        return _woken(world, keeper, replace(record, epoch=record.epoch + 1), journal)
    except Exception as error:  # whatever is wrong with what was kept: it is the trouble of this table alone
        raise Unreadable(f"table {record.code} can't be woken: {type(error).__name__}: {error}") from error


def _woken(
    world: World, keeper: Keeper, record: TableRecord, journal: list[bytes]
) -> tuple[LiveTable, Notice | None]:
    if record.match is None:
        return LiveTable(world, keeper, record, _gathered(record)), None
    lines: list[bytes] = []
    happened: list[Step | TooSlow] = []
    notice = None
    try:
        recorder = wake(journal, lines.append, happened.append)
    except JournalError as error:
        recorder = wake_redealt(journal, lines.append)
        happened.clear()
        notice = Notice("dealt_again", f"this round could not be read any more, and is dealt again: {error}")
    if recorder.match.phase is Phase.OVER:  # its journal has ended: what came after stands in the record
        recorder.match.people.gone |= set(record.gone)
        recorder.match.people.host = record.host
    table = Table.woken(recorder)
    live = LiveTable(world, keeper, record, table, recorder)
    live.remember(happened)
    for line in lines:
        live.pen.line(line)
    recorder.write = live.pen.line
    return live, notice


def _gathered(record: TableRecord) -> Table:
    table = Table(find_game(record.game))
    table.options = parse_options(table.game.options, record.options)
    table.players = [chair.player for chair in record.chairs]
    table.host = record.host
    return table
