"""What the kernel knows of a connection's length: its own round trips, which no program can delay.

A second bound, for lines without a proxy between. It includes how long the other kernel may put an
acknowledgement off, so it takes nothing from an honest line.
"""

import socket
from asyncio import BaseTransport
from struct import Struct

TCP_INFO = getattr(socket, "TCP_INFO", None)
RTT = Struct("=68xII")  # tcpi_rtt and tcpi_rttvar, in µs
SLACK_MS = 10.0  # a browser's own time
DEVIATIONS = 4  # as TCP itself allows for, before it sends again


def kernel_delay(transport: BaseTransport) -> float | None:
    """In ms, with room for its variation; None where nobody knows."""
    connection = transport.get_extra_info("socket")
    if TCP_INFO is None or connection is None:
        return None
    try:
        told = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, RTT.size)
    except (OSError, AttributeError):
        return None
    return bound_of(told)


def bound_of(told: bytes) -> float | None:
    if len(told) < RTT.size:
        return None
    rtt, variation = RTT.unpack(told)
    return (rtt + DEVIATIONS * variation) / 1000 + SLACK_MS if rtt else None
