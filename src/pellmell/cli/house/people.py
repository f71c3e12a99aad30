"""The people of a house: who is, or was, at which table."""

import asyncio
from datetime import UTC, datetime

import msgspec
import typer

from pellmell.cli.errors import Mistake
from pellmell.cli.house.text_table import print_list
from pellmell.cli.json_output import print_json
from pellmell.house.codes import read_code
from pellmell.house.records import TableRecord
from pellmell.play.messages import Player
from pellmell.play.personal_entries import people_in
from pellmell.stores.address import Address
from pellmell.stores.errors import Damaged
from pellmell.stores.opening import open_administration


class TableListing(msgspec.Struct, frozen=True):
    code: str
    game: str
    public: bool
    match: bool
    touched: str
    players: list[str]

    @classmethod
    def of(cls, record: TableRecord) -> "TableListing":
        return cls(
            code=record.code,
            game=record.game,
            public=record.settings.public,
            match=record.match is not None,
            touched=f"{datetime.fromtimestamp(record.touched, UTC):%Y-%m-%d %H:%M}",
            players=[chair.player.name for chair in record.chairs if not chair.player.bot],
        )


def show_tables(database: Address, as_json: bool) -> None:
    tables = asyncio.run(_all_tables(database))
    if as_json:
        print_json(tables)
        return
    rows = [[_cell(value) for value in msgspec.structs.astuple(table)] for table in tables]
    print_list("no tables", ("code", "game", "public", "match", "last touched", "players"), rows)


async def _all_tables(database: Address) -> list[TableListing]:
    """But those that are damaged, which are told of."""
    tables: list[TableListing] = []
    async with open_administration(database) as house:
        async for table in house.tables():
            if isinstance(table, Damaged):
                typer.echo(f"{table}: restore a backup, or close this table", err=True)
            else:
                tables.append(TableListing.of(table))
    return tables


def show_seats(database: Address, code: str, as_json: bool) -> None:
    people = asyncio.run(_people(database, code))
    if as_json:
        print_json([{"name": player.name, "id": player.id} for player in people])
        return
    print_list("nobody is known there", ("name", "id"), [(player.name, player.id) for player in people])


def _cell(value: bool | str | list[str]) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case str():
            return value
        case _:
            return ", ".join(value)


async def _people(database: Address, code: str) -> list[Player]:
    """Each once under each name, whoever is there now first."""
    async with open_administration(database) as house:
        table, matches = await house.table(read_code(code)), await house.matches_of(read_code(code))
        if table is None and not matches:
            raise Mistake(f"there is no table {code!r}: pellmell house tables lists them")
        players = [chair.player for chair in table.chairs] if table else []
        players += [chair.player for chair in table.waiting] if table else []
        for match in reversed(matches):
            players += people_in(await house.journal(match.number))
    return list({(player.name, player.id): player for player in players if player.id}.values())
