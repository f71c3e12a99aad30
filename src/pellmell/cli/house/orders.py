"""Orders are carried out by the house that runs on a database, or here if none does.

A house finds what is asked of it in the database, and answers there: see `pellmell.stores.orders`.
"""

import asyncio
import re
import sys
import time
from collections.abc import Callable

import typer
from msgspec.structs import replace

from pellmell.cli.errors import Mistake
from pellmell.house.codes import read_code
from pellmell.house.keys import person
from pellmell.stores.address import Address, shown_address
from pellmell.stores.administration import Administration
from pellmell.stores.errors import InUse, NotYet
from pellmell.stores.opening import open_administration
from pellmell.stores.orders import Order, OrderAnswer

PATIENCE_SECONDS = 30.0
LOOK_SECONDS = 0.1
DAY_SECONDS = 86_400.0

an_id = re.compile("[0-9a-f]{32}").fullmatch


def close_table(database: Address, code: str) -> None:
    if not carried_out(database, Order("close", read_code(code))):
        raise Mistake(f"there is no table {code!r}: pellmell house tables lists them")
    typer.echo(f"table {read_code(code)} is closed")


def forget_person(database: Address, who: str | None) -> None:
    forgotten = asyncio.run(_forgotten(database, (lambda: who) if who else _asked_for))
    if not forgotten:
        raise Mistake("nobody is known by this secret or id: nothing is kept that could be deleted")
    typer.echo(f"forgotten; matches and tables that were changed: {forgotten}")


async def _forgotten(database: Address, whom: Callable[[], str]) -> int:
    """A secret may look like an id: then whoever is known by either is meant."""
    async with open_administration(database) as house:
        who = whom()
        by_secret = person(who, await house.house_key())
        ids = {by_secret, who} if an_id(who) else {by_secret}
        return sum([await _carried_out(house, database, Order("forget", id)) for id in ids])


def keep_days(database: Address, days: int) -> None:
    cleared = carried_out(database, Order("keep", str(time.time() - days * DAY_SECONDS)))
    typer.echo(f"tables and matches older than {days} days that were cleared: {cleared}")


def _asked_for() -> str:
    """Not on the command line, where others of this machine could read it."""
    if sys.stdin.isatty():
        return str(typer.prompt("The player's secret", hide_input=True, err=True)).strip()
    return sys.stdin.readline().strip()


def carried_out(database: Address, order: Order) -> int:
    """With how many tables and matches."""

    async def carried_out() -> int:
        async with open_administration(database) as house:
            return await _carried_out(house, database, order)

    return asyncio.run(carried_out())


async def _carried_out(house: Administration, database: Address, order: Order) -> int:
    try:
        return await house.carry_out(order)
    except (InUse, NotYet):
        given = await _by_house(house, order)
    if given is None:
        where = shown_address(database)
        raise Mistake(f"the house on {where} does not answer: look at its log, or stop it and try again")
    if given.trouble:
        raise Mistake(given.trouble)
    return given.done


async def _by_house(house: Administration, order: Order) -> OrderAnswer | None:
    """Or here, if it stops meanwhile. None: it does not answer in time, and the order is taken back."""
    number = await house.leave(order, time.time())
    try:
        until = time.monotonic() + PATIENCE_SECONDS
        while (given := await house.answer_to(number)) is None and time.monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)
            if not await house.runs():
                return await _after_it(house, replace(order, id=number))
            if await house.is_at_it(number):
                until = time.monotonic() + PATIENCE_SECONDS
        return given
    finally:
        await house.withdraw(number)


async def _after_it(house: Administration, order: Order) -> OrderAnswer | None:
    """The house has stopped, or fallen: what it has not answered is to be done."""
    if (given := await house.answer_to(order.id)) is not None:
        return given
    try:
        return OrderAnswer(await house.carry_out(order))
    except (InUse, NotYet):
        return None
