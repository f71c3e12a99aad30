"""Guests elsewhere: in processes of their own, each with some of the tables."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from pellmell.catalogue import all_games
from pellmell_bench.chaos.setting import Setting

GATHERED_SECONDS = 180.0
STOP_SECONDS = 180.0  # until the last of them has noted what they saw


class GuestsElsewhere:
    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(
        cls, url: str, folder: Path, seed: str, speed: float, games: Sequence[str]
    ) -> "GuestsElsewhere":
        module = "pellmell_bench.chaos.guest_process"
        arguments = ["-m", module, url, str(folder), seed, str(speed), *games]
        with (folder / "guests.log").open("ab") as log:
            return cls(
                await asyncio.create_subprocess_exec(
                    sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=log
                )
            )

    async def hear(self, word: str) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if line.decode().strip() == word:
                return
        raise RuntimeError(f"a process of guests has ended before it said that it {word}: see guests.log")

    async def go_on(self) -> None:
        """Until all their tables do."""
        self._say("mark")
        await self.hear("goes on")

    async def stop(self) -> None:
        """They go, and have noted what they saw last."""
        self._say("stop")
        async with asyncio.timeout(STOP_SECONDS):
            await self._process.wait()

    async def end(self) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    def _say(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(word.encode() + b"\n")


@asynccontextmanager
async def guests_at(url: str, setting: Setting, folder: Path) -> AsyncGenerator[list[GuestsElsewhere]]:
    """Once everybody plays."""
    games = list(all_games())
    wanted = [games[number % len(games)] for number in range(setting.tables)]
    guests: list[GuestsElsewhere] = []
    try:
        for number in range(setting.processes):
            share, seed = wanted[number :: setting.processes], f"{setting.seed} {number}"
            guests.append(await GuestsElsewhere.start(url, folder, seed, setting.speed, share))
        async with asyncio.timeout(GATHERED_SECONDS):
            await asyncio.gather(*(each.hear("gathered") for each in guests))
        yield guests
    finally:
        for each in guests:
            await each.end()
