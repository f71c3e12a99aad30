"""One house for one database: a lock on a file beside it, which ends with the process that holds it."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

from pellmell.stores.errors import InUse

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # what is locked can't be read there: not the number of the process

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def house_runs(database: Path) -> bool:
    try:
        HouseLock(database).release()
    except InUse:
        return True
    return False


class HouseLock:
    def __init__(self, database: Path) -> None:
        real = database.resolve()  # however many links lead to it
        self._path = real.with_name(real.name + ".lock")
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError):
            holder = os.read(self._file, 20).decode(errors="replace").strip() or "unknown"
            os.close(self._file)
            raise InUse(
                f"{database} is in use by another house (pid {holder}): stop that one, or name another file"
            ) from None
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """The file stays: to remove it would let two houses lock two files of the same name."""
        with suppress(OSError):
            os.truncate(self._file, 0)
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
