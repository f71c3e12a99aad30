"""Orders are carried out by the house that runs on a database, or here if none does.

A house finds what is asked of it in the database, and answers there: see `pellmell.stores.orders`.
"""

import asyncio
import re
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import typer

from pellmell.cli.errors import Mistake
from pellmell.cli.house.databases import check_there, reading, writing
from pellmell.house.codes import read_code
from pellmell.house.keys import person
from pellmell.stores.errors import InUse
from pellmell.stores.opening import open_store
from pellmell.stores.orders import Answer, Order
from pellmell.stores.sqlite.clearing import until_emptied
from pellmell.stores.sqlite.compacting import compact
from pellmell.stores.sqlite.lock import house_runs
from pellmell.stores.sqlite.order_sql import answer_to, is_taken, leave, withdraw
from pellmell.stores.sqlite.retention import empty_log

PATIENCE_SECONDS = 30.0
LOOK_SECONDS = 0.1
DAY_SECONDS = 86_400.0

an_id = re.compile("[0-9a-f]{32}").fullmatch


def close_table(database: Path, code: str) -> None:
    if not carried_out(database, Order("close", read_code(code))):
        raise Mistake(f"there is no table {code!r}: pellmell house tables lists them")
    typer.echo(f"table {read_code(code)} is closed")


def forget_person(database: Path, who: str | None) -> None:
    check_there(database)
    forgotten = sum(carried_out(database, Order("forget", id)) for id in _ids(database, who or _asked_for()))
    if not forgotten:
        raise Mistake("nobody is known by this secret or id: nothing is kept that could be deleted")
    typer.echo(f"forgotten; matches and tables that were changed: {forgotten}")


def keep_days(database: Path, days: int) -> None:
    cleared = carried_out(database, Order("keep", str(time.time() - days * DAY_SECONDS)))
    with suppress(InUse):
        compact(database)
    typer.echo(f"tables and matches older than {days} days that were cleared: {cleared}")


def _ids(database: Path, who: str) -> set[str]:
    """A secret may look like an id: then whoever is known by either is meant."""
    with reading(database) as reader:
        by_secret = person(who, reader.read_house_key())
    return {by_secret, who} if an_id(who) else {by_secret}


def _asked_for() -> str:
    """Not on the command line, where others of this machine could read it."""
    if sys.stdin.isatty():
        return str(typer.prompt("The player's secret", hide_input=True, err=True)).strip()
    return sys.stdin.readline().strip()


def carried_out(database: Path, order: Order) -> int:
    """With how many tables and matches."""
    check_there(database)
    try:
        return asyncio.run(_carried_out_here(database, order))
    except InUse:
        given = _by_house(database, order)
    if given is None:
        raise Mistake(f"the house on {database} does not answer: look at its log, or stop it and try again")
    if given.trouble:
        raise Mistake(given.trouble)
    return given.done


async def _carried_out_here(database: Path, order: Order) -> int:
    async with open_store(database) as store:
        return await store.carry_out(order)


def _by_house(database: Path, order: Order) -> Answer | None:
    """None: it does not answer in time, and the order is taken back."""
    with writing(database) as connection:
        number = leave(connection, order, time.time())
        try:
            until = time.monotonic() + PATIENCE_SECONDS
            while (given := answer_to(connection, number)) is None and time.monotonic() < until:
                time.sleep(LOOK_SECONDS)
                if is_taken(connection, number) and house_runs(database):  # and is at it
                    until = time.monotonic() + PATIENCE_SECONDS
            return given
        finally:
            withdraw(connection, number)
            until_emptied(partial(empty_log, connection))  # who was forgotten is named in the order
