"""The process that finds reviews, or draws pictures: one of low priority, started when somebody first asks.

It does one task at a time. What is asked for while enough wait already is not found: a review is nice to
have, and play comes first.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from hashlib import sha256

import msgspec

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell.web.reviews.worker import ReviewFound, Task, Wanted

MOST_WAITING = 8
MOST_KEPT = 500  # answers
KEPT_ELSEWHERE: frozenset[Wanted] = frozenset({"own figures"})
PATIENCE: Seconds = 20.0  # for one task
WORD = "too much is asked of this house at the moment: try again soon"
LONGEST_ANSWER = 16_000_000  # bytes, of a round with 30,000 moves

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ReviewFound).decode


class TooMuchToReview(Exception):
    """Too much is asked for at once, or it takes too long."""


class ReviewProcess:
    """`waiting` are those who have asked, and are not answered yet."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._most_kept = most_kept
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self.waiting = 0
        self._kept: OrderedDict[bytes, ReviewFound] = OrderedDict()

    @property
    def worker(self) -> int | None:
        """Its number, for the system; None while there is none."""
        return None if self._process is None else self._process.pid

    async def find(
        self, wanted: Wanted, film: bytes, seat: Seat | None = None, at: Milliseconds = 0
    ) -> ReviewFound:
        """Raises TooMuchToReview."""
        task = Task(wanted, film, seat, at)
        key = sha256(encode(task)).digest()
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if self.waiting >= MOST_WAITING:
            raise TooMuchToReview(WORD)
        self.waiting += 1
        try:
            async with self._turn:
                found = self._kept.get(key) or await self._ask(task)
        finally:
            self.waiting -= 1
        if wanted not in KEPT_ELSEWHERE:
            self._keep(key, found)
        return found

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _ask(self, task: Task) -> ReviewFound:
        """One that has fallen, or takes too long, is started anew for the next one."""
        try:
            async with asyncio.timeout(PATIENCE):
                return decode(await self._answer(encode(task)))
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError):
            await self.stop()
            raise TooMuchToReview(WORD) from None
        except asyncio.CancelledError:
            await self.stop()  # whoever asked is gone; the answer would be taken for that of the next one
            raise

    async def _answer(self, task: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            worker = (sys.executable, "-m", "pellmell.web.reviews.worker")
            process = self._process = await asyncio.create_subprocess_exec(
                *worker, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(task + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    def _keep(self, key: bytes, found: ReviewFound) -> None:
        self._kept[key] = found
        if len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)
