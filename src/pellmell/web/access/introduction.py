"""An introduction is the signed header by which a node tells another whom a spliced line belongs to.

The signature is made with the key of the house, which all nodes have from the database. It holds for one
handshake at one node: whoever sees it can't use it for an address of their own.
"""

import hmac
from collections.abc import Mapping
from typing import NamedTuple

from pellmell.web.access.addresses import Address, read_address
from pellmell.web.access.client_identity import BadForwarding

HEADER = "Pellmell-Splice"
NODE_HEADER = "Pellmell-Node"  # of an answer: which node this is
HANDSHAKE_KEY = "Sec-WebSocket-Key"
UNKNOWN = "unknown"  # the address of a socket that has none


class WrongNode(Exception):
    """Another node was meant: it was here before, and is gone."""

    def __init__(self, own: int) -> None:
        super().__init__("another node of the house is reached at this address now")
        self.own = own


class Introduction(NamedTuple):
    node: int  # the one that it is meant for
    address: Address | None
    secure: bool

    def header(self, house_key: bytes, path: str, handshake: str) -> str:
        said = f"{self.node} {self.address or UNKNOWN} {'https' if self.secure else 'http'}"
        return f"{said} {_signature(said, house_key, path, handshake)}"


def read_introduction(headers: Mapping[str, str], house_key: bytes, path: str) -> Introduction:
    """Raises BadForwarding for what no node of this house has written."""
    said, _, signature = headers[HEADER].rpartition(" ")
    right = _signature(said, house_key, path, headers.get(HANDSHAKE_KEY, ""))
    if not hmac.compare_digest(signature.encode(), right.encode()):
        raise BadForwarding(f"{HEADER} is for the nodes of a house, which sign it: leave it out")
    node, address, scheme = said.split(" ")
    return Introduction(int(node), read_address(address), scheme == "https")


def _signature(said: str, house_key: bytes, path: str, handshake: str) -> str:
    text = "\n".join(("splice", said, path, handshake))
    return hmac.digest(house_key, text.encode(), "sha256").hex()
