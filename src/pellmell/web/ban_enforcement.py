"""Who may not come in, as the store has it: bans are made while the house runs, and reach who is there."""

from ipaddress import ip_network

from pellmell.house.names import likeness
from pellmell.stores.bans import Ban
from pellmell.web.context import Desk
from pellmell.web.settings import Network


def enforce(desk: Desk) -> None:
    """Also on those who are there."""
    bans = desk.store.bans()
    desk.limits.banned = [network for ban in bans if (network := _network(ban)) is not None]
    names = desk.house.world.banned_names
    names.clear()
    names.update(likeness(ban.value) for ban in bans if ban.kind == "name")
    desk.house.send_away_banned()
    _send_away(desk)


def _send_away(desk: Desk) -> None:
    for line, who in list(desk.lines.items()):
        if desk.limits.is_banned(who.address):
            line.hang_up("kicked", "this house does not let your address in: ask whoever runs it")


def _network(ban: Ban) -> Network | None:
    try:
        return ip_network(ban.value, strict=False) if ban.kind == "address" else None
    except ValueError:
        return None
