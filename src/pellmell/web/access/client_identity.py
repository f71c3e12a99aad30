"""The identity of a client: its address, and whether it uses TLS, by the connection or a trusted proxy."""

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from aiohttp.web import Request

from pellmell.web.access.addresses import Address, read_address
from pellmell.web.settings import Network

OWN_PAGES = ("same-origin", "none")  # none: somebody typed the address


class ForeignOrigin(Exception):
    """A page of another site is asking, in the name of whoever looks at it."""


class BadForwarding(Exception):
    """A trusted proxy says who calls, and it makes no sense."""


@dataclass(frozen=True)
class ClientIdentity:
    address: Address | None
    secure: bool  # by TLS, as far as the proxy
    proxied: bool  # a trusted proxy speaks for them, or another node
    spliced: bool = False  # they came to another node of the house, and were handed on


def identify(request: Request, trusted: Iterable[Network]) -> ClientIdentity:
    address = read_address(request.remote)
    proxied = is_within(address, trusted)
    if proxied:
        address = _forwarded(request, trusted) or address
    return ClientIdentity(address, is_secure(request, trusted), proxied)


def _forwarded(request: Request, trusted: Iterable[Network]) -> Address | None:
    """The last address of X-Forwarded-For that no trusted proxy has: those before it are hearsay."""
    address = None
    for text in reversed(",".join(request.headers.getall("X-Forwarded-For", [])).split(",")):
        if not text.strip():
            continue
        address = read_address(_without_port(text.strip()))
        if address is None:
            raise BadForwarding("X-Forwarded-For must be addresses: look at how the proxy is set")
        if not is_within(address, trusted):
            break
    return address


def _without_port(text: str) -> str:
    """As in 192.0.2.1:50000 and [2001:db8::1]:50000."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def is_secure(request: Request, trusted: Iterable[Network]) -> bool:
    if not is_within(read_address(request.remote), trusted):
        return request.secure
    return request.headers.get("X-Forwarded-Proto", "").strip().lower() == "https"


def is_within(address: Address | None, networks: Iterable[Network]) -> bool:
    return address is not None and any(address in network for network in networks)


def check_origin(request: Request, allowed: Iterable[str]) -> None:
    """Neither header: not a browser, and nobody's cookie jar."""
    origin = request.headers.get("Origin")
    if origin is None:
        welcome = request.headers.get("Sec-Fetch-Site", "none").lower() in OWN_PAGES
    else:
        welcome = origin.lower() in allowed or _is_own(origin.lower(), request.host.lower())
    if not welcome:
        raise ForeignOrigin("pages of other sites may not come in: name them with --origins")


def _is_own(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(host) and parts.netloc == host
