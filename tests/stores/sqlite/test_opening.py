import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from pellmell.house.changes import SaveTable
from pellmell.stores.errors import StoreError
from pellmell.stores.sqlite import schema
from pellmell.testing import NotedOwner
from tests.stores.sqlite.database_files import run_sql
from tests.stores.sqlite.stepped_store import SteppedStore, a_table

NOBODY = 65534


def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as refused:
        SteppedStore(path)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.fixture
def made(database: Path) -> Path:
    """With one table."""
    stepped = SteppedStore(database)
    stepped.store.write(NotedOwner(), [SaveTable(a_table())])
    stepped.store.close()
    return database


def test_a_new_house_has_a_key_of_its_own(tmp_path: Path) -> None:
    desks = [SteppedStore(tmp_path / name) for name in ("one.db", "other.db")]
    one, other = (stepped.store.house_key for stepped in desks)
    assert len(one) == len(other) == 32
    assert one != other
    for stepped in desks:
        stepped.store.close()


@pytest.mark.skipif(os.name == "nt", reason="rights are otherwise there")
def test_only_its_owner_reads_it(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_no_second_house_on_one_database(made: Path) -> None:
    first = SteppedStore(made)
    assert f"in use by another house (pid {os.getpid()}): stop that one" in refusal(made)
    first.store.close()
    SteppedStore(made).store.close()


def test_a_database_from_the_future(made: Path) -> None:
    run_sql(made, "PRAGMA user_version = 999")
    assert "written by a newer pellmell (database 999" in refusal(made)
    assert "run that one, or restore a backup from before" in refusal(made)


def test_no_database(database: Path) -> None:
    database.write_bytes(b"Dear diary, " * 1000)
    assert "this is no database: name another file" in refusal(database)
    assert database.read_bytes() == b"Dear diary, " * 1000


def test_a_database_of_another_program(database: Path) -> None:
    run_sql(database, "CREATE TABLE recipes (title TEXT)")
    assert "a database of another program: name another file" in refusal(database)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'nowhere'}: make it" in refusal(tmp_path / "nowhere" / "house.db")


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "house.db").mkdir()
    assert "this is a folder: name a file" in refusal(tmp_path / "house.db")


def test_a_database_that_another_program_has_locked(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.01)
    with closing(sqlite3.connect(made, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked by another program: close it" in refusal(made)


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """One that everybody gets to; who is root, for whom everything is writable, becomes nobody there."""
    with TemporaryDirectory() as name:
        folder, user = Path(name), os.geteuid()
        folder.chmod(0o755)
        SteppedStore(folder / "house.db").store.close()
        for file in folder.iterdir():
            file.chmod(0o666)
        os.seteuid(NOBODY if user == 0 else user)
        yield folder
        os.seteuid(user)
        folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="rights are otherwise there")
class TestRights:
    def test_a_file_that_is_read_only(self, common_folder: Path) -> None:
        user = os.geteuid()
        if user == NOBODY:
            os.seteuid(0)
        (common_folder / "house.db").chmod(0o444)
        os.seteuid(user)
        assert "make the file and its folder writable" in refusal(common_folder / "house.db")

    def test_a_folder_that_is_read_only(self, common_folder: Path) -> None:
        if os.geteuid() != NOBODY:
            common_folder.chmod(0o555)
        assert "make the file and its folder writable" in refusal(common_folder / "new.db")


def test_an_old_database_is_brought_up_to_date(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = [*schema.migrations(), "CREATE TABLE guests (name TEXT);"]
    monkeypatch.setattr(schema, "migrations", lambda: newer)
    stepped = SteppedStore(made)
    assert stepped.store.reader.table("ABCDEF") == a_table()
    stepped.store.close()
    with closing(sqlite3.connect(made)) as connection:
        assert connection.execute("SELECT count(*) FROM guests").fetchone() == (0,)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(newer),)


def test_a_migration_that_fails_changes_nothing(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = schema.migrations()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "migrations", lambda: [*first, "DROP TABLE tables; CREATE TABLE lines (x);"])
        assert "already exists" in refusal(made)
    stepped = SteppedStore(made)
    assert stepped.store.reader.table("ABCDEF") == a_table()
    stepped.store.close()


def test_a_database_that_is_damaged(made: Path) -> None:
    content = bytearray(made.read_bytes())
    content[4096:] = b"\xaa" * (len(content) - 4096)
    made.write_bytes(content)
    assert "restore a backup" in refusal(made)


@pytest.mark.skipif(os.name == "nt", reason="links are otherwise there")
def test_no_second_house_by_way_of_a_link(made: Path) -> None:
    link = made.parent / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(made)
    first = SteppedStore(made)
    assert "in use by another house" in refusal(link)
    first.store.close()
    SteppedStore(link).store.close()
