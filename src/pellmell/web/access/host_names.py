"""Host names by which the house may be called.

A page of another site can have its own name lead to this machine, and would then pass for one of the house's
(DNS rebinding). So a house at home is called by its address, or by a name that nobody else can have.
"""

from collections.abc import Iterable
from socket import gethostname
from urllib.parse import urlsplit

from pellmell.web.access.addresses import read_address
from pellmell.web.settings import Settings, networks

# Not `is_private`, which counts addresses for documentation and tests, too.
PRIVATE = networks("10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,100.64.0.0/10,fc00::/7,fe80::/10")


class ForeignHost(Exception):
    pass


class Hosts:
    def __init__(self, settings: Settings) -> None:
        own = gethostname().lower()
        named = {urlsplit(origin).hostname for origin in settings.origins}
        self._known = {"localhost", own, own.partition(".")[0], settings.host.lower(), *named}
        self._any = False

    def listens_on(self, addresses: Iterable[str]) -> None:
        """These, whatever `--host` said: a name may lead to an address at home, too."""
        self._any = not any(map(_is_at_home, addresses))

    def check(self, header: str | None) -> None:
        """No header: not a browser."""
        if header is None or self._any or self._is_own(_name(header)):
            return
        raise ForeignHost("the house does not go by this name: use its address, or name it with --origins")

    def _is_own(self, name: str) -> bool:
        return name in self._known or name.endswith(".local") or read_address(name) is not None


def _is_at_home(text: str) -> bool:
    """On loopback, on an address of a home network, or on all addresses of the machine."""
    address = read_address(text)
    if address is None:
        return True
    private = any(address in network for network in PRIVATE)
    return private or address.is_loopback or address.is_unspecified


def _name(header: str) -> str:
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""
