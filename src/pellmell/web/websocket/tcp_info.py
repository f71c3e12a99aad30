"""TCP_INFO: the smallest round trip that the kernel has seen on a TCP connection.

A second bound for lines without a proxy between. Pongs that come late do not change it: the other kernel
acknowledges by itself. It may put that off for a while, but not always: the handshake alone shows how short
the line is. Only who rules the kernel at the other end can delay that, too.
"""

import socket
from asyncio import BaseTransport
from struct import Struct

from pellmell.kit.time_units import FineMilliseconds

TCP_INFO = getattr(socket, "TCP_INFO", None)
SMALLEST = Struct("=148xI")  # tcpi_min_rtt, in µs, since Linux 4.6
SMOOTHED = Struct("=68xI")  # tcpi_rtt
NOT_MEASURED = (0, 0xFFFF_FFFF)


def kernel_delay(transport: BaseTransport) -> FineMilliseconds | None:
    """In ms; None where nobody knows."""
    connection = transport.get_extra_info("socket")
    if TCP_INFO is None or connection is None:
        return None
    try:
        told = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, SMALLEST.size)
    except (OSError, AttributeError):
        return None
    return smallest_of(told)


def smallest_of(told: bytes) -> float | None:
    """An older kernel tells only the smoothed round trip: that is never smaller."""
    for field in (SMALLEST, SMOOTHED):
        if len(told) >= field.size:
            (microseconds,) = field.unpack_from(told)
            return None if microseconds in NOT_MEASURED else microseconds / 1000
    return None
