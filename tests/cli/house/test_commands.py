"""`pellmell house` where no house runs."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pellmell.cli.house import orders
from pellmell.cli.main import app
from pellmell.stores.address import Address, read_address
from pellmell.stores.sqlite.lock import HouseLock
from tests.cli.house.filled_house import SECRET, fill, printed
from tests.command_line import Run, assert_mistake
from tests.stores.postgres.stores import connected
from tests.stores.sqlite.database_files import run_sql


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ash sits at a table that nobody has come to for decades; a match was played there."""
    path = tmp_path / "house.db"
    monkeypatch.setenv("PELLMELL_DATABASE", str(path))
    asyncio.run(fill(path))
    return path


@pytest.fixture(params=["a file", "PostgreSQL"])
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same house, on each kind of database."""
    if request.param == "a file":
        return str(request.getfixturevalue("file"))
    address = str(request.getfixturevalue("postgres_database"))
    monkeypatch.setenv("PELLMELL_DATABASE", address)
    asyncio.run(fill(address))
    return address


def tables(run: Run) -> list[str]:
    return [table["code"] for table in json.loads(printed(run, "tables", "--json"))]


@pytest.fixture
def copy(run: Run, file: Path) -> Path:
    copy = file.with_name("copy.db")
    printed(run, "backup", copy)
    return copy


def test_a_backup_is_put_back_and_what_was_there_is_kept(run: Run, copy: Path, file: Path) -> None:
    assert printed(run, "check", copy).startswith(f"{copy}: whole")
    printed(run, "close", "ACDEFG")
    assert tables(run) == []
    printed(run, "restore", copy)
    assert tables(run) == ["ACDEFG"]
    (before,) = file.parent.glob("house.db.before-*")
    assert json.loads(printed(run, "tables", "--json", "--database", before)) == []


def test_a_backup_is_not_overwritten_unasked(run: Run, copy: Path) -> None:
    assert_mistake(run, "house", "backup", copy, says="exists already; --force overwrites it")
    printed(run, "backup", copy, "--force")


@pytest.mark.usefixtures("database")
def test_tables_are_listed(run: Run) -> None:
    assert json.loads(printed(run, "tables", "--json")) == [
        {
            "code": "ACDEFG",
            "game": "ligretto",
            "public": False,
            "match": False,
            "touched": "1970-01-01 00:16",
            "players": ["Ash"],
        }
    ]
    assert "ACDEFG" in printed(run, "tables")


def test_a_damaged_table_is_named_and_the_others_are_listed_and_it_can_be_closed(
    run: Run, database: str
) -> None:
    asyncio.run(add_damaged("NQRTWX", read_address(database)))
    result = run("house", "tables", "--json")
    assert (result.exit_code, [table["code"] for table in json.loads(result.stdout)]) == (0, ["ACDEFG"])
    assert "table NQRTWX can't be read" in result.stderr
    assert_mistake(run, "house", "seats", "NQRTWX", says="table NQRTWX can't be read")
    printed(run, "close", "NQRTWX")
    assert printed(run, "tables")


async def add_damaged(code: str, database: Address) -> None:
    if isinstance(database, Path):
        copied = f"INSERT INTO tables SELECT '{code}', game, public, touched, x'7b' FROM tables"
        run_sql(database, copied)
    else:
        async with connected(database) as connection:
            await connection.execute(
                "INSERT INTO tables (code, touched, record) VALUES ($1, 2000, '{')", code
            )


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    ("banned", "lifted"),
    [
        (("address", "203.0.113.7"), ("address", "203.0.113.7/32")),
        (("address", "203.0.113.7/24"), ("address", "203.0.113.0/24")),
        (("address", "2001:DB8::1"), ("address", "2001:db8:0::1")),
        (("name", "Troll"), ("name", "  tröll !")),
    ],
)
def test_bans_are_lifted_however_they_are_written(
    run: Run, banned: tuple[str, str], lifted: tuple[str, str]
) -> None:
    printed(run, "ban", *banned, "--reason", "rude")
    (ban,) = json.loads(printed(run, "bans", "--json"))
    assert (ban["kind"], ban["reason"]) == (banned[0], "rude")
    assert "rude" in printed(run, "bans")
    printed(run, "unban", *lifted)
    assert "nobody is banned" in printed(run, "bans")
    assert_mistake(run, "house", "unban", *lifted, says="is not banned")


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("way", ["secret", "id", "asked for"])
def test_a_player_is_forgotten(run: Run, way: str) -> None:
    (seat,) = json.loads(printed(run, "seats", "ACDEFG", "--json"))
    assert seat["name"] == "Ash"
    whom = {"secret": ["--", SECRET], "id": [seat["id"]], "asked for": []}[way]
    result = CliRunner().invoke(app, ["house", "forget", *whom], input=f"{SECRET}\n")
    assert result.exit_code == 0, result.stderr
    assert json.loads(printed(run, "seats", "ACDEFG", "--json")) == []
    assert_mistake(run, "house", "forget", "--", SECRET, says="nobody is known by this secret or id")


@pytest.mark.usefixtures("database")
def test_what_is_old_is_cleared(run: Run) -> None:
    assert (
        printed(run, "keep", "--days", 30) == "tables and matches older than 30 days that were cleared: 2\n"
    )
    assert tables(run) == []


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("backup nowhere/copy.db", "there is no folder nowhere"),
        ("restore copy.db", "there is no file copy.db"),
        ("check copy.db", "there is no file copy.db"),
        ("close acd-ef2", "there is no table 'acd-ef2'"),
        ("seats NQRTWX", "there is no table 'NQRTWX'"),
        ("ban address next-door", "'next-door' is no address: must be as 203.0.113.7"),
        ("ban name <>", "a name needs at least one letter"),
        ("ban colour red", "'address', 'name'"),
        ("unban name Ash", "name Ash is not banned"),
        ("keep --days 0", "greater than or equal to 1"),
        ("tables --database nothing.db", "there is no database nothing.db: name it with --database"),
        ("close ACDEFG --database nothing.db", "there is no database nothing.db: name it with --database"),
        ("forget --database nothing.db", "there is no database nothing.db: name it with --database"),
        ("ban name Ash --database nothing.db", "there is no database nothing.db: name it with --database"),
    ],
)
def test_what_cannot_be_done(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, says: str
) -> None:
    monkeypatch.chdir(file.parent)
    assert_mistake(run, "house", *arguments.split(), says=says)
    assert not Path("nothing.db").exists()


@pytest.fixture
def deaf_house(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(orders, "PATIENCE_SECONDS", 0.0)
    with HouseLock(file):
        yield


@pytest.mark.usefixtures("deaf_house")
def test_a_house_that_does_not_answer(run: Run) -> None:
    assert_mistake(run, "house", "close", "ACDEFG", says="does not answer: look at its log")
    assert tables(run) == ["ACDEFG"]


@pytest.mark.usefixtures("deaf_house")
def test_nothing_is_restored_under_a_house(run: Run, copy: Path) -> None:
    assert_mistake(run, "house", "restore", copy, says="in use by another house")
