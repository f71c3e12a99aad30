"""The database file of a house: opened, copied, checked, put back."""

from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection

import typer

from pellmell.cli.atomic_files import check_free
from pellmell.cli.errors import Mistake
from pellmell.stores.sqlite.backup import back_up, check, restore
from pellmell.stores.sqlite.error_advice import explained
from pellmell.stores.sqlite.reader import Reader
from pellmell.stores.sqlite.schema import connect, connect_for_reading, migrations, version_of


def check_there(database: Path) -> None:
    if not database.is_file():
        raise Mistake(f"there is no database {database}: name it with --database or PELLMELL_DATABASE")


@contextmanager
def reading(database: Path) -> Generator[Reader]:
    check_there(database)
    with explained(database), closing(connect_for_reading(database)) as connection:
        _check_version(connection, database)
        yield Reader(database, connection)


@contextmanager
def writing(database: Path) -> Generator[Connection]:
    """Also beside a house that runs: for a moment only."""
    check_there(database)
    with explained(database), closing(connect(database)) as connection:
        _check_version(connection, database)
        yield connection


def _check_version(connection: Connection, database: Path) -> None:
    if version_of(connection, database) < len(migrations()):
        raise Mistake(
            f"{database}: written by an older pellmell: start the house anew, and it is brought up to date"
        )


def back_up_to(database: Path, copy: Path, force: bool) -> None:
    check_there(database)
    check_free(copy, force)
    back_up(database, copy)
    typer.echo(f"{copy}: whole, {copy.stat().st_size:,} bytes")


def restore_from(copy: Path, database: Path) -> None:
    kept = restore(copy, database)
    typer.echo(f"{database}: restored from {copy}")
    if kept is not None:
        typer.echo(f"{kept}: what was there before")


def check_file(path: Path) -> None:
    typer.echo(f"{path}: whole, database version {check(path)}")
