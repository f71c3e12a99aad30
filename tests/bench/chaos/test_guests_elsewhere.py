"""Guests in a process of their own that do not go when they are told to are not waited for without an end."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest

from pellmell_bench.chaos import guests_elsewhere
from pellmell_bench.chaos.guests_elsewhere import GuestsElsewhere
from tests.web.house import on_loop

DEAF = "import signal; signal.pause()"


@on_loop
async def test_guests_who_do_not_go_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests_elsewhere, "STOP_SECONDS", 0.01)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", DEAF, stdin=PIPE, stdout=PIPE)
    guests = GuestsElsewhere(process)
    try:
        with pytest.raises(TimeoutError):
            await guests.stop()
    finally:
        await guests.end()
    assert process.returncode is not None
