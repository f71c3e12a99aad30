"""A show on the other screen of the terminal, which comes back as it was."""

import time

from rich.console import Console
from rich.live import Live

from pellmell.cli.terminal.keyboard import keyboard
from pellmell.cli.terminal.picture import Picture
from pellmell.cli.terminal.playback import Show

PICTURE_S = 1 / 25


def can_watch(console: Console) -> bool:
    return console.is_terminal and not console.is_dumb_terminal


def watch(show: Show, console: Console) -> None:
    with keyboard() as keys, Live(console=console, screen=True, auto_refresh=False) as live:
        changed, size, before = True, console.size, time.monotonic()
        while not show.done:
            if changed or console.size != size:
                size = console.size
                live.update(Picture(show), refresh=True)
            key = keys.read(PICTURE_S)
            if key is not None:
                show.press(key)
            now = time.monotonic()
            changed = show.pass_time(now - before) or key is not None
            before = now
