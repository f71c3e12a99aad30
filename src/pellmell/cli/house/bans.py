"""Bans say who is not let in. A house that runs looks them up every second."""

import asyncio
import time
from datetime import UTC, datetime
from ipaddress import ip_network

import msgspec
import typer

from pellmell.cli.errors import Mistake
from pellmell.cli.house.text_table import print_list
from pellmell.cli.json_output import print_json
from pellmell.house.names import BadName, clean_name, likeness
from pellmell.kit.time_units import Seconds
from pellmell.stores.address import Address
from pellmell.stores.bans import Ban, BanKind
from pellmell.stores.opening import open_administration


def ban(database: Address, kind: BanKind, value: str, reason: str) -> None:
    value = _read(kind, value)
    asyncio.run(_put(database, Ban(kind, value, time.time(), reason)))
    typer.echo(f"{kind} {value} is banned")


async def _put(database: Address, ban: Ban) -> None:
    async with open_administration(database) as house:
        await house.put_ban(ban)


def unban(database: Address, kind: BanKind, value: str) -> None:
    value = _read(kind, value)
    if not asyncio.run(_lift(database, kind, value)):
        raise Mistake(f"{kind} {value} is not banned: pellmell house bans lists who is")
    typer.echo(f"{kind} {value} is let in again")


async def _lift(database: Address, kind: BanKind, value: str) -> int:
    """However it was written; how many."""
    async with open_administration(database) as house:
        alike = [ban for ban in await house.bans() if ban.kind == kind and _same(kind, ban.value, value)]
        for known in alike:
            await house.lift_ban(known)
    return len(alike)


def show(database: Address, as_json: bool) -> None:
    bans = asyncio.run(_all(database))
    if as_json:
        print_json([msgspec.to_builtins(ban) for ban in bans])
        return
    rows = [(ban.kind, ban.value, _day(ban.since), ban.reason) for ban in bans]
    print_list("nobody is banned", ("what", "who", "since", "reason"), rows)


async def _all(database: Address) -> list[Ban]:
    async with open_administration(database) as house:
        return await house.bans()


def _read(kind: BanKind, value: str) -> str:
    try:
        return clean_name(value) if kind == "name" else _network(value)
    except BadName as error:
        raise Mistake(str(error)) from None
    except ValueError:
        raise Mistake(
            f"{value!r} is no address: must be as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/56"
        ) from None


def _network(value: str) -> str:
    """An address by itself without the number of its bits."""
    network = ip_network(value.strip(), strict=False)
    return str(network.network_address if network.num_addresses == 1 else network)


def _same(kind: BanKind, one: str, other: str) -> bool:
    return likeness(one) == likeness(other) if kind == "name" else one == other


def _day(since: Seconds) -> str:
    return f"{datetime.fromtimestamp(since, UTC):%Y-%m-%d}"
