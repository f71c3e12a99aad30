"""Ban enforcement hangs up on whoever is banned while the house runs, and lets them in no more."""

from collections.abc import Sequence
from ipaddress import ip_network

from pellmell.house.names import likeness
from pellmell.stores.bans import Ban
from pellmell.web.context import ServerContext
from pellmell.web.settings import Network


def enforce(context: ServerContext, bans: Sequence[Ban]) -> None:
    """Also on those who are there."""
    context.limits.banned = [network for ban in bans if (network := _network(ban)) is not None]
    names = context.house.environment.banned_names
    names.clear()
    names.update(likeness(ban.value) for ban in bans if ban.kind == "name")
    context.house.send_away_banned()
    _send_away(context)


def _send_away(context: ServerContext) -> None:
    for line, who in list(context.lines.items()):
        if context.limits.is_banned(who.address):
            line.hang_up("kicked", "this house does not let your address in: ask whoever runs it")


def _network(ban: Ban) -> Network | None:
    try:
        return ip_network(ban.value, strict=False) if ban.kind == "address" else None
    except ValueError:
        return None
