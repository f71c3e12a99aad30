"""What a house asks of its file, statement by statement: that it can also be in PostgreSQL, and be several
processes, costs a house in a file no query, and loads nothing."""

import re
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pellmell.house.house import House
from pellmell.house.table_environment import TableEnvironment
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Open, Ready, VoteToEnd
from pellmell.testing import Guest, Town
from pellmell.testing.town import pack
from tests.stores.sqlite.stepped_store import SteppedStore

TABLES = "house|tables|sitters|matches|latecomers|lines|groups|bans|played|films|seats|stars|figures"
SECONDS = 100.0  # a guard against hangs
SAVED = {"INSERT tables": 1, "DELETE sitters": 1, "INSERT sitters": 1}
FILMED = {"INSERT played": 1, "INSERT films": 1, "INSERT seats": 2, "UPDATE seats": 1, "UPDATE played": 1}
TOLD_OF_A_TRIGGER = 2  # the same statement is told again
EVENING = """
import asyncio, sys
from pathlib import Path
import pellmell.cli.main
from pellmell.stores.address import read_address
from pellmell.stores.errors import StoreError
from pellmell.stores.opening import open_store
from pellmell.web.server import serving
from pellmell.web.settings import Settings

async def serve(database):
    async with serving(Settings(port=0, database=database)):
        print("asyncpg" in sys.modules)

async def open_postgres():
    try:
        async with open_store(read_address("postgresql://127.0.0.1:1/house")):
            pass
    except StoreError:
        print("asyncpg" in sys.modules)

asyncio.run(serve(Path(sys.argv[1])))
asyncio.run(open_postgres())
"""


class SqliteTown(Town):
    """Houses that keep in a file what is played, and what that file is asked meanwhile."""

    def __init__(self, path: Path, asked: list[str]) -> None:
        self.stepped = SteppedStore(path)
        self._asked = asked
        super().__init__()

    def _house(self) -> House:
        store, seed = self.stepped.store, self._seed
        return House(
            TableEnvironment(self.time, store, pack, bytes(32), self.patience, self.limits, seed=seed)
        )

    def write(self) -> None:
        self.stepped.run()

    def asked(self) -> dict[str, int]:
        """Since somebody looked last, without what begins and ends transactions."""
        asked, self._asked[:] = list(self._asked), []
        found = [
            re.search(rf"^\s*(SELECT|INSERT|UPDATE|DELETE)\b.*?\b({TABLES})\b", sql, re.S) for sql in asked
        ]
        return dict(Counter(" ".join(one.groups()) for one in found if one is not None))


@pytest.fixture
def town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteTown:
    asked = list[str]()
    connect = sqlite3.connect

    def connect_and_note(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **kwargs)
        connection.set_trace_callback(asked.append)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_and_note)
    town = SqliteTown(tmp_path / "house.db", asked)
    town.asked()
    return town


def lines(town: SqliteTown, code: str) -> int:
    return town.live(code).machine.journal.length


def end_match(town: SqliteTown, code: str, guests: list[Guest]) -> None:
    while town.live(code).phase is not Phase.OVER:
        for guest in guests:
            guest.do(VoteToEnd() if town.live(code).phase is Phase.RACING else Ready())
        town.pass_time(3_000)


def test_an_evening_asks_for_no_more_than_it_needs(town: SqliteTown) -> None:
    code = town.open("ligretto", rounds=1)
    assert town.asked() == {"SELECT tables": 1, **SAVED}
    anna = town.come(code, "Anna")
    ben = town.come(code, "Ben")
    assert town.asked() == dict.fromkeys(SAVED, 2)
    anna.do(Open())
    opened = town.asked()
    assert opened.pop("INSERT lines") == lines(town, code)
    assert opened == {"SELECT groups": 1, "INSERT matches": 1, **SAVED}
    for guest in (anna, ben):
        guest.do(Ready())
    town.pass_time(4_000)
    for _ in range(3):
        anna.do(Turn())
    before = lines(town, code)
    town.asked()
    for _ in range(5):
        ben.do(Turn())
    assert town.asked() == {"INSERT lines": lines(town, code) - before}  # a move is a line
    before = lines(town, code)
    end_match(town, code, [anna, ben])
    closed = {"UPDATE matches": 1 + TOLD_OF_A_TRIGGER}
    assert town.asked() == {"INSERT lines": lines(town, code) - before, **closed, **FILMED, **SAVED}
    town.fall()
    town.come(code, token=anna.token, back=anna)
    assert town.asked() == {"SELECT tables": 1, "SELECT matches": 1, "SELECT lines": 5, **SAVED}


def test_nothing_of_postgresql_is_loaded_for_a_house_in_a_file(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVENING, tmp_path / "house.db"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    assert re.findall("^(?:True|False)$", done.stdout, re.M) == ["False", "True"]
