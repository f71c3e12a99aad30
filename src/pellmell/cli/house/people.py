"""The people of a house: who is, or was, at which table."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec
import typer

from pellmell.cli.errors import Mistake
from pellmell.cli.house.databases import reading
from pellmell.cli.house.text_table import print_list
from pellmell.cli.json_output import print_json
from pellmell.house.codes import read_code
from pellmell.house.records import TableRecord
from pellmell.play.messages import Player
from pellmell.play.personal_entries import people_in
from pellmell.stores.sqlite.reader import Reader


class TableFacts(msgspec.Struct, frozen=True):
    code: str
    game: str
    public: bool
    match: bool
    touched: str
    players: list[str]

    @classmethod
    def of(cls, record: TableRecord) -> "TableFacts":
        return cls(
            code=record.code,
            game=record.game,
            public=record.settings.public,
            match=record.match is not None,
            touched=f"{datetime.fromtimestamp(record.touched, UTC):%Y-%m-%d %H:%M}",
            players=[chair.player.name for chair in record.chairs if not chair.player.bot],
        )


def show_tables(database: Path, as_json: bool) -> None:
    with reading(database) as reader:
        tables = [TableFacts.of(record) for record in reader.tables()]
        for damaged in reader.damaged_tables():
            typer.echo(f"{damaged}: restore a backup, or close this table", err=True)
    if as_json:
        print_json(tables)
        return
    rows = [[_cell(value) for value in msgspec.structs.astuple(table)] for table in tables]
    print_list("no tables", ("code", "game", "public", "match", "last touched", "players"), rows)


def show_seats(database: Path, code: str, as_json: bool) -> None:
    with reading(database) as reader:
        people = _people(reader, code)
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


def _people(reader: Reader, code: str) -> list[Player]:
    """Each once under each name, whoever is there now first."""
    table, matches = reader.table(read_code(code)), reader.matches_of(read_code(code))
    if table is None and not matches:
        raise Mistake(f"there is no table {code!r}: pellmell house tables lists them")
    players = [chair.player for chair in table.chairs] if table else []
    players += [chair.player for chair in table.waiting] if table else []
    for match in reversed(matches):
        players += people_in(reader.journal(match.number))
    return list({(player.name, player.id): player for player in players if player.id}.values())
