"""An identifier of the machine that this process is on: processes with the same one reach each other by the
loopback. A container with a network of its own counts as one."""

import os
import platform
import uuid
from functools import cache
from pathlib import Path

BOOT = Path("/proc/sys/kernel/random/boot_id")
NETWORK = "/proc/self/ns/net"


@cache
def this_machine() -> str:
    try:
        return f"{BOOT.read_text().strip()} {os.readlink(NETWORK)}"
    except OSError:  # it is no Linux
        return f"{platform.node()} {uuid.getnode():x}"
