"""Reach: whether the nodes of a house can come to each other at the addresses that they say."""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout

from pellmell.kit.time_units import Seconds
from pellmell.stores.server_store import Peer
from pellmell.web.access.introduction import NODE_HEADER

ASK_SECONDS: Seconds = 2.0


def why_out_of_reach(url: str, others: Iterable[Peer]) -> str | None:
    """Why a node of that address can't be one of a house with those, if so; and what to do."""
    for other in others:
        if other.is_here:
            continue
        if other.url == url:
            return (
                f"another machine has a process of this house that says that it is reached at {url}, too: "
                "give each its own --node-url, at which the others reach it"
            )
        if _is_of_one_machine(url):
            return (
                f"{url} leads other machines to themselves, and one of them has a process of this house, too "
                f"(at {other.url}): say with --node-url where this machine is reached by it"
            )
        if _is_of_one_machine(other.url):
            return (
                f"another machine has a process of this house that says that it is reached at {other.url}, "
                "which leads nowhere from here: start that one anew, with a --node-url that does"
            )
    return None


def _is_of_one_machine(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


async def who_answers(url: str, health: str, seconds: Seconds = ASK_SECONDS) -> int | None:
    """Which node; None: nobody, or somebody else."""
    async with ClientSession(timeout=ClientTimeout(total=seconds)) as session:
        with suppress(ClientError, TimeoutError, OSError, ValueError):
            async with session.get(url + health) as answer:
                return int(answer.headers.get(NODE_HEADER, ""))
    return None
