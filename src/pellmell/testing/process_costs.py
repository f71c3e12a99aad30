"""The CPU time of processes, as Linux counts it."""

import os
from pathlib import Path

from pellmell.kit.time_units import Seconds

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PARENT, OWN, ENDED_CHILDREN = 1, slice(11, 13), slice(13, 15)  # fields of `stat`, after the name


def cpu_seconds(pid: int) -> Seconds:
    """Of this process alone, with all its threads."""
    return _seconds(_fields(pid)[OWN])


def cpu_seconds_with_children(pid: int) -> Seconds:
    """Of this process and of those that it has started, also of those that have ended."""
    mine = _fields(pid)
    theirs = sum(_seconds(fields[OWN]) for fields in _all_fields() if int(fields[PARENT]) == pid)
    return _seconds(mine[OWN]) + _seconds(mine[ENDED_CHILDREN]) + theirs


def _all_fields() -> list[list[str]]:
    found: list[list[str]] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                found.append(_fields(int(folder.name)))
            except (FileNotFoundError, ProcessLookupError):  # it has just ended
                continue
    return found


def _fields(pid: int) -> list[str]:
    """What follows the name, in which there may be anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _seconds(ticks: list[str]) -> Seconds:
    return sum(map(int, ticks)) / TICKS
