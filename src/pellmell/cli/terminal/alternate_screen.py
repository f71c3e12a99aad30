"""The alternate screen of the terminal shows a playback; the first one comes back as it was."""

import signal
import time
from collections.abc import Generator
from contextlib import contextmanager
from threading import Event
from types import FrameType

from rich.console import Console
from rich.live import Live

from pellmell.cli.terminal.keyboard import keyboard
from pellmell.cli.terminal.picture import Picture
from pellmell.cli.terminal.playback import Playback

PICTURE_S = 1 / 25


def can_watch(console: Console) -> bool:
    return console.is_terminal and not console.is_dumb_terminal


def watch(playback: Playback, console: Console) -> None:
    with (
        interrupts_noticed() as interrupted,
        keyboard() as keys,
        Live(console=console, screen=True, auto_refresh=False) as live,
    ):
        changed, size, before = True, console.size, time.monotonic()
        while not playback.done:
            if interrupted.is_set():
                raise KeyboardInterrupt
            if changed or console.size != size:
                size = console.size
                live.update(Picture(playback), refresh=True)
            key = keys.read(PICTURE_S)
            if key is not None:
                playback.press(key)
            now = time.monotonic()
            changed = playback.pass_time(now - before) or key is not None
            before = now


@contextmanager
def interrupts_noticed() -> Generator[Event]:
    """Ctrl-C is for the loop to look at: an exception in the middle of anything may be lost, as in a callback
    of the search for garbage, and then the program would go on."""
    interrupted = Event()

    def notice(_: int, __: FrameType | None) -> None:
        interrupted.set()

    before = signal.signal(signal.SIGINT, notice)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)
