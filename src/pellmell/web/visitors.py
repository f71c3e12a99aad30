"""Who asks: by the address of the connection, or by what a proxy says that is trusted."""

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from aiohttp.web import Request

from pellmell.web.limits import Address, household, read_address
from pellmell.web.settings import Network


class ForeignOrigin(Exception):
    """A page of another site is asking, in the name of whoever looks at it."""


@dataclass(frozen=True)
class Visitor:
    address: Address | None
    secure: bool  # by TLS, as far as the proxy

    @property
    def household(self) -> str:
        return household(self.address)


def visitor(request: Request, trusted: Iterable[Network]) -> Visitor:
    """The last address of X-Forwarded-For that no trusted proxy has: those before it are hearsay."""
    address = read_address(request.remote)
    if not _is_within(address, trusted):
        return Visitor(address, request.secure)
    secure = request.headers.get("X-Forwarded-Proto", "").strip().lower() == "https"
    for text in reversed(",".join(request.headers.getall("X-Forwarded-For", [])).split(",")):
        forwarded = read_address(text)
        if forwarded is None:
            break
        address = forwarded
        if not _is_within(forwarded, trusted):
            break
    return Visitor(address, secure)


def _is_within(address: Address | None, networks: Iterable[Network]) -> bool:
    return address is not None and any(address in network for network in networks)


def check_origin(request: Request, allowed: Iterable[str]) -> None:
    """No origin: not a browser, and nobody's cookie jar."""
    origin = request.headers.get("Origin")
    if origin is None or origin.lower() in allowed:
        return
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:
        host = ""
    if not host or host != request.host.lower():
        raise ForeignOrigin("pages of other sites may not come in: name them with --origins")
