import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from pellmell.house.changes import Append, SaveTable
from pellmell.stores.errors import StoreError
from pellmell.stores.sqlite.background_thread import in_thread
from pellmell.stores.sqlite.backup import back_up, check, restore
from pellmell.stores.sqlite.schema import migrations
from pellmell.testing import NotedOwner
from tests.stores.sqlite.stepped_store import PATIENCE, SteppedStore, a_table


@pytest.fixture
def copy(tmp_path: Path, stepped: SteppedStore) -> Path:
    """A backup of a house with one table and one line."""
    stepped.store.write(NotedOwner(), [SaveTable(a_table()), Append(1, 1, [b"line"])])
    stepped.run()
    back_up(stepped.store.path, tmp_path / "copy.db")
    return tmp_path / "copy.db"


def test_a_backup_is_a_whole_house(copy: Path, stepped: SteppedStore) -> None:
    assert check(copy) == len(migrations())
    again = SteppedStore(copy)
    assert again.store.house_key == stepped.store.house_key
    assert (again.store.reader.table("ABCDEF"), again.store.reader.journal(1)) == (a_table(), [b"line"])
    again.store.close()


def test_backups_while_everybody_plays_on(tmp_path: Path, stepped: SteppedStore) -> None:
    """Two lines of two matches are written together: no copy has one without the other."""
    owner = NotedOwner()
    backups = []
    for step in range(500):
        stepped.store.write(owner, [Append(1, 1, [b"%d" % step]), Append(2, 1, [b"%d" % step])])
        if step % 100 == 50:
            backups.append(in_thread(partial(back_up, stepped.store.path, tmp_path / f"{step}.db")))
    for backup in backups:
        backup.result(PATIENCE)
    stepped.run()
    assert owner.safe == 500
    for path in tmp_path.glob("[0-9]*.db"):
        copy = SteppedStore(path)
        lines = copy.store.reader.journal(1)
        assert lines == copy.store.reader.journal(2) == [b"%d" % step for step in range(len(lines))]
        copy.store.close()


def test_a_backup_replaces_an_older_one_but_never_the_database(copy: Path, stepped: SteppedStore) -> None:
    stepped.store.write(NotedOwner(), [Append(1, 1, [b"more"])])
    stepped.run()
    back_up(stepped.store.path, copy)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM lines").fetchone() == (2,)
    with pytest.raises(StoreError, match="is the database itself"):
        back_up(stepped.store.path, stepped.store.path)


def test_a_backup_needs_a_folder(stepped: SteppedStore, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no folder"):
        back_up(stepped.store.path, tmp_path / "nowhere" / "copy.db")


def test_a_damaged_backup_is_found_out(copy: Path, tmp_path: Path) -> None:
    content = bytearray(copy.read_bytes())
    content[4096 : 3 * 4096] = bytes(2 * 4096)
    copy.write_bytes(content)
    with pytest.raises(StoreError, match="backup"):
        restore(copy, tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    ("content", "reason"), [(b"", "is empty"), (b"?" * 5000, "no database"), (None, "no file")]
)
def test_what_is_no_backup(tmp_path: Path, content: bytes | None, reason: str) -> None:
    if content is not None:
        (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(StoreError, match=reason):
        check(tmp_path / "copy.db")


def test_nothing_is_restored_under_a_running_house(copy: Path, stepped: SteppedStore) -> None:
    with pytest.raises(StoreError, match="in use by another house"):
        restore(copy, stepped.store.path)


def test_a_house_is_restored(copy: Path, tmp_path: Path, stepped: SteppedStore) -> None:
    """Also in the place of one that was killed and left its WAL behind; that one is kept, with all of it."""
    place = tmp_path / "place.db"
    other = SteppedStore(place)
    other.store.write(NotedOwner(), [Append(1, 1, [b"another evening"])])
    other.run()
    left_behind = place.with_name("place.db-wal").read_bytes()
    other.store.close()
    place.with_name("place.db-wal").write_bytes(left_behind)
    kept = restore(copy, place)
    restored = SteppedStore(place)
    assert restored.store.reader.journal(1) == [b"line"]
    assert restored.store.house_key == stepped.store.house_key
    restored.store.close()
    check(place)
    assert kept is not None
    before = SteppedStore(kept)
    assert before.store.reader.journal(1) == [b"another evening"]
    before.store.close()


def test_a_database_is_no_backup_of_itself(copy: Path) -> None:
    with pytest.raises(StoreError, match="is the database itself"):
        restore(copy, copy)


def test_a_database_behind_a_link_is_put_back_where_it_is(tmp_path: Path, copy: Path) -> None:
    real, link = tmp_path / "real.db", tmp_path / "link.db"
    first = SteppedStore(real)
    link.symlink_to(real)
    with pytest.raises(StoreError, match="in use by another house"):
        restore(copy, link)
    first.store.close()
    restore(copy, link)
    assert link.is_symlink()
    again = SteppedStore(real)
    assert again.store.reader.table("ABCDEF") == a_table()
    again.store.close()
