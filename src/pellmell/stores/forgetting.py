"""Forgetting somebody at a table, as every store does it.

A person's name becomes "someone", and the id is gone. What a person takes along stays with the seat.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from pellmell.house.records import Chair, TableRecord
from pellmell.play.messages import Player

SOMEONE = "someone"


def without(record: TableRecord, person: str) -> TableRecord:
    """Seats of a match that runs stay as they are, with nobody who could take this one again."""
    barred = [other for other in record.barred if other != person]
    waiting = [chair for chair in record.waiting if chair.player.id != person]
    evening = [tally for tally in record.evening if tally.person != person]
    record = replace(record, barred=barred, waiting=waiting, evening=evening)
    return _rise(record, person) if record.match is None else _become_someone(record, person)


def _rise(record: TableRecord, person: str) -> TableRecord:
    staying = [seat for seat, chair in enumerate(record.chairs) if chair.player.id != person]
    host = staying.index(record.host) if record.host in staying else 0
    gone = [staying.index(seat) for seat in record.gone if seat in staying]
    return replace(record, chairs=[record.chairs[seat] for seat in staying], host=host, gone=gone)


def _become_someone(record: TableRecord, person: str) -> TableRecord:
    name = someone(chair.player.name for chair in record.chairs)
    chairs = [
        Chair(Player(name, bot=chair.player.bot)) if chair.player.id == person else chair
        for chair in record.chairs
    ]
    return replace(record, chairs=chairs)


def someone(names: Iterable[str]) -> str:
    """Two who are forgotten are still two."""
    taken = set(names)
    name, number = SOMEONE, 2
    while name in taken:
        name, number = f"{SOMEONE} {number}", number + 1
    return name
