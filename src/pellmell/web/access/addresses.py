"""IP addresses as the house reads them, and which of them count as one."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address

WIDER = 8  # times what one household may is what all those of one customer may


def household(address: Address | None) -> str:
    """Who counts as one: an IPv4 address, or the network that a provider gives to one customer."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


def customer(address: Address | None) -> str:
    """The most that a provider gives to one customer: an IPv4 address, or an IPv6 /48 of 65,536 homes."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 48), strict=False))
    return str(address)


def read_address(text: str | None) -> Address | None:
    try:
        address = ip_address((text or "").strip())
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))  # without the name of an interface
    return address
