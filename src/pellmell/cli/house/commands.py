"""`pellmell house`: for those who run one. What a command does is loaded when it is called."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from pellmell.cli.serve.command import DEFAULT_DATABASE, USUAL, database_at, setting
from pellmell.stores.bans import BanKind

app = typer.Typer(
    help="For those who run a house: backups, bans, tables. Safe while it runs, but for restore.",
    no_args_is_help=True,
)


Database: TypeAlias = Annotated[
    str | None,
    setting(
        "database",
        "The file that keeps everything, or postgresql://USER@HOST/NAME.",
        metavar="FILE",
        show_default=DEFAULT_DATABASE,
    ),
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Code: TypeAlias = Annotated[str, typer.Argument(metavar="CODE", help="The code of a table.")]
Kind: TypeAlias = Annotated[BanKind, typer.Argument(help="What is banned.")]
Value: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="VALUE", help="An address or a network as in 203.0.113.0/24, or a name."),
]


@app.command(epilog="Example: pellmell house backup /backups/house-$(date +%F).db")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy shall be.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")] = False,
    database: Database = None,
) -> None:
    """Copy the database, while everybody plays on."""
    from pellmell.cli.house.databases import back_up_to

    back_up_to(database_at(database), file, force)


@app.command(epilog="Example: pellmell house restore /backups/house-2026-11-15.db")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], database: Database = None
) -> None:
    """Put a backup in the place of the database. No house may run on it; what was there is kept beside it."""
    from pellmell.cli.house.databases import restore_from

    restore_from(file, database_at(database))


@app.command(epilog="Example: pellmell house move house.db postgresql://house@localhost/pellmell")
def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql://USER@HOST/NAME.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; with nothing in it.")],
) -> None:
    """Copy a whole house to another database, of either kind, and compare both. No house may run on them."""
    from pellmell.cli.house.databases import move as move_to

    move_to(database_at(source), database_at(target))


@app.command(epilog="Example: pellmell house check /backups/house-2026-11-15.db")
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup.", show_default="the database")
    ] = None,
    database: Database = None,
) -> None:
    """Look whether a backup, or the database itself, is whole."""
    from pellmell.cli.house.databases import check_database, check_file

    check_file(file) if file else check_database(database_at(database))


@app.command()
def tables(as_json: Json = False, database: Database = None) -> None:
    """List all tables, those that sleep too."""
    from pellmell.cli.house.people import show_tables

    show_tables(database_at(database), as_json)


@app.command()
def seats(code: Code, as_json: Json = False, database: Database = None) -> None:
    """List who sits at a table or has played there, with the ids that `forget` takes."""
    from pellmell.cli.house.people import show_seats

    show_seats(database_at(database), code, as_json)


@app.command()
def close(code: Code, database: Database = None) -> None:
    """Close a table for good, and tell everybody there. Its finished matches are kept until they are old."""
    from pellmell.cli.house.orders import close_table

    close_table(database_at(database), code)


@app.command(epilog="Examples: pellmell house ban address 203.0.113.7; pellmell house ban name Troll")
def ban(
    kind: Kind,
    value: Value,
    reason: Annotated[str, typer.Option(help="For yourself: nobody else is shown it.")] = "",
    database: Database = None,
) -> None:
    """Let an address or a name in no more, and send away everybody it fits."""
    from pellmell.cli.house.bans import ban as put

    put(database_at(database), kind, value, reason)


@app.command()
def unban(kind: Kind, value: Value, database: Database = None) -> None:
    """Let an address or a name in again."""
    from pellmell.cli.house.bans import unban as lift

    lift(database_at(database), kind, value)


@app.command()
def bans(as_json: Json = False, database: Database = None) -> None:
    """List who is not let in."""
    from pellmell.cli.house.bans import show

    show(database_at(database), as_json)


@app.command()
def forget(
    who: Annotated[
        str | None,
        typer.Argument(
            metavar="[WHO]",
            help="The secret of a player, or an id as listed by [bold]seats[/].",
            show_default="asked for, and not shown",
        ),
    ] = None,
    database: Database = None,
) -> None:
    """Delete what is kept of a player: name and id, in all matches and films and at all tables."""
    from pellmell.cli.house.orders import forget_person

    forget_person(database_at(database), who)


@app.command()
def keep(
    days: Annotated[
        int, typer.Option("--days", envvar="PELLMELL_KEEP_DAYS", min=1, help="How long things are kept.")
    ] = USUAL.keep_days,
    database: Database = None,
) -> None:
    """Clear tables that nobody came to, and matches and rounds that ended, longer ago. The house does so
    every hour."""
    from pellmell.cli.house.orders import keep_days

    keep_days(database_at(database), days)
