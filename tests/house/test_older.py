"""A database of an older house: its tables wake, its journals are read, and seats there may change hands.

`older/*.sql` was written by the house as it was then, and is never written anew.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pellmell.house.changes import Append, Change, OpenMatch, SaveTable
from pellmell.house.house import House
from pellmell.house.records import TableRecord
from pellmell.house.table_environment import TableEnvironment
from pellmell.kit.phases import Phase
from pellmell.play.messages import ChangeGame, Rematch, VoteToEnd
from pellmell.play.replay import Replay
from pellmell.stores.sqlite.store import SqliteStore
from pellmell.testing import NoOwner, Town, find_table
from pellmell.testing.town import SECRET, pack

OLDER = Path(__file__).parent / "older"
RACING, GATHERING, OVER = "PEACHY", "PEARTY", "PECANY"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "older.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLDER / "before_seats_changed_hands.sql").read_text())
    return path


@pytest.fixture
def store(database: Path) -> Iterator[SqliteStore]:
    with asyncio.Runner() as runner:
        store = SqliteStore.open(database, "process", loop=runner.get_loop())
        yield store
        store.close()


@pytest.fixture
def town(store: SqliteStore) -> Town:
    """A house in virtual time, with what the database has."""
    town = Town()
    changes: list[Change] = [SaveTable(record) for record in store.reader.tables()]
    for record in store.reader.tables():
        for match in store.reader.matches_of(record.code):
            changes += [OpenMatch(match), Append(match.number, 1, store.reader.journal(match.number))]
            while town.store.next_match_number() < match.number:
                pass
    town.store.write(NoOwner(), changes)
    town.write()
    return town


def test_its_people_are_found(store: SqliteStore) -> None:
    records: list[TableRecord] = store.reader.tables()
    anna = records[0].chairs[0].player.id
    assert anna
    assert sorted(store.reader.tables_of(anna, 10)) == [RACING, GATHERING, OVER]
    assert store.reader.tables_of("nobody", 10) == []


def test_a_round_under_way_goes_on_and_the_bots_seat_changes_hands(town: Town) -> None:
    zoe = town.come(RACING, "Zoe")
    anna, ben = (town.come(RACING, secret=SECRET + name) for name in ("Anna", "Ben"))
    assert (anna.seat, ben.seat) == (0, 1)
    assert town.match(RACING).totals == [-5, -5, -8]
    town.until(lambda: town.live(RACING).phase is Phase.RACING)
    for guest in (anna, ben):
        assert guest.do(VoteToEnd()) is None
    town.until(lambda: town.live(RACING).phase is Phase.SCORED)
    assert zoe.seat == 2
    journal = town.store.journal(town.live(RACING).machine.journal.number or 0).result()
    assert list(Replay(journal, unfinished=True))
    town.fall()
    assert town.come(RACING, secret=SECRET + "Zoe").seat == 2


def test_people_at_the_seats_play_another_game(town: Town) -> None:
    anna = town.come(GATHERING, secret=SECRET + "Anna")
    assert anna.do(ChangeGame("dice")) is None
    town.fall()
    town.come(GATHERING)
    assert town.live(GATHERING).table.game.name == "dice"


def test_a_match_that_is_over_is_followed_by_another(town: Town) -> None:
    anna = town.come(OVER, secret=SECRET + "Anna")
    assert town.match(OVER).people.gone == {2}
    assert anna.do(Rematch()) is None
    assert len(town.match(OVER).players) == 2


def test_a_house_opens_on_it(store: SqliteStore) -> None:
    house = House(TableEnvironment(Town().time, store, pack, store.house_key))
    assert find_table(house, GATHERING).phase is Phase.GATHERING
    assert find_table(house, OVER).phase is Phase.OVER
