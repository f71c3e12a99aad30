"""The keyboard of the terminal hands keys over one by one, without Enter, where the terminal lets us."""

import os
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from contextlib import contextmanager

from pellmell.kit.time_units import Seconds

ESCAPE = b"\x1b"
ESCAPE_DELAY_S = 0.05  # the rest of an arrow key comes sooner than that; a bare Esc has no rest

SEQUENCES = {
    b"\x1b[A": "up",
    b"\x1b[B": "down",
    b"\x1b[C": "right",
    b"\x1b[D": "left",
    b"\x1bOA": "up",
    b"\x1bOB": "down",
    b"\x1bOC": "right",
    b"\x1bOD": "left",
    b"\x1b": "escape",
    b"\r": "enter",
    b"\n": "enter",
    b"\x7f": "backspace",
    b"\x08": "backspace",
    b" ": "space",
}
WINDOWS_ARROWS = {"H": "up", "P": "down", "M": "right", "K": "left"}
CLOSED = "closed"  # nobody will ever press a key again


class Keys(ABC):
    @abstractmethod
    def read(self, seconds: Seconds) -> str | None:
        """The next key, by its name; None if there was none for so long."""


class NoKeys(Keys):
    """Nobody sits at a keyboard."""

    def read(self, seconds: Seconds) -> None:
        time.sleep(seconds)


def keys_in(data: bytes) -> Iterator[str]:
    """What a terminal sent, key by key; a sequence that means nothing to us is passed over."""
    while data:
        length = next((n for n in (3, 1) if data[:n] in SEQUENCES), 0)
        if data[:1] == ESCAPE and length < 3 and data[1:2] in (b"[", b"O"):
            data = data[_unknown(data) :]
        elif length:
            yield SEQUENCES[data[:length]]
            data = data[length:]
        else:
            yield data[:1].decode("latin-1")
            data = data[1:]


def _unknown(data: bytes) -> int:
    """How long a sequence is that begins here: it ends with a letter or ~."""
    ends = (index for index in range(2, len(data)) if 0x40 <= data[index] <= 0x7E)
    return next(ends, len(data) - 1) + 1


if sys.platform == "win32":
    import msvcrt

    class WindowsKeys(Keys):
        def read(self, seconds: Seconds) -> str | None:
            until = time.monotonic() + seconds
            while not msvcrt.kbhit():
                if time.monotonic() >= until:
                    return None
                time.sleep(0.01)
            key = msvcrt.getwch()
            if key in ("\x00", "\xe0"):
                return WINDOWS_ARROWS.get(msvcrt.getwch())
            return SEQUENCES.get(key.encode(), key)

    @contextmanager
    def keyboard() -> Generator[Keys]:
        yield WindowsKeys() if sys.stdin.isatty() else NoKeys()

else:
    import select
    import termios
    import tty

    class TerminalKeys(Keys):
        def __init__(self, terminal: int) -> None:
            self._terminal = terminal
            self._pressed: list[str] = []

        def read(self, seconds: Seconds) -> str | None:
            if not self._pressed and self._waits(seconds):
                data = os.read(self._terminal, 1024)
                if data.endswith(ESCAPE) and self._waits(ESCAPE_DELAY_S):
                    data += os.read(self._terminal, 1024)
                self._pressed += keys_in(data) if data else [CLOSED]
            return self._pressed.pop(0) if self._pressed else None

        def _waits(self, seconds: Seconds) -> bool:
            return bool(select.select([self._terminal], [], [], seconds)[0])

    @contextmanager
    def keyboard() -> Generator[Keys]:
        """The keyboard of this terminal, which is left as it was found."""
        if not sys.stdin.isatty():
            yield NoKeys()
            return
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal)
            yield TerminalKeys(terminal)
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
