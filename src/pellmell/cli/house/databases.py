"""The database of a house: copied, checked, put back."""

import asyncio
from pathlib import Path

import typer

from pellmell.cli.atomic_files import check_free
from pellmell.stores.address import Address, shown_address
from pellmell.stores.opening import check_backup, move_house, open_administration, restore


def back_up_to(database: Address, copy: Path, force: bool) -> None:
    asyncio.run(_back_up(database, copy, force))
    typer.echo(f"{copy}: whole, {copy.stat().st_size:,} bytes")


async def _back_up(database: Address, copy: Path, force: bool) -> None:
    async with open_administration(database) as house:
        check_free(copy, force)
        await house.back_up(copy)


def move(source: Address, target: Address) -> None:
    tables, matches, entries, rounds = asyncio.run(move_house(source, target))
    typer.echo(
        f"{shown_address(target)}: {tables:,} tables, {matches:,} matches and {entries:,} entries of their "
        f"journals, {rounds:,} finished rounds, compared with {shown_address(source)}, which "
        "stays as it is"
    )


def restore_from(copy: Path, database: Address) -> None:
    kept = asyncio.run(restore(copy, database))
    typer.echo(f"{shown_address(database)}: restored from {copy}")
    if kept is not None:
        typer.echo(f"{kept}: what was there before")


def check_file(path: Path) -> None:
    typer.echo(f"{path}: whole, {asyncio.run(check_backup(path))}")


def check_database(database: Address) -> None:
    if isinstance(database, Path):
        check_file(database)
    else:
        typer.echo(f"{shown_address(database)}: whole, database version {asyncio.run(_version(database))}")


async def _version(database: Address) -> int:
    async with open_administration(database) as house:
        return await house.check()
