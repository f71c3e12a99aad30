"""The worker process for reviews: `python -m pellmell.web.reviews.worker`, started by `review_process`.

It reads tasks from its input, a line each, and writes an answer to each, in the same order. It ends when its
input does, so that it never outlives the house.
"""

import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO, Literal

import msgspec
from msgspec import Raw, Struct

from pellmell.films.film import Film, FilmError, unpack
from pellmell.kit.seats import Seat
from pellmell.lab.par import par
from pellmell.review.one_seat import of_one_seat
from pellmell.review.round_review import review

LOWEST_PRIORITY = 19

Wanted = Literal["review", "figures", "par"]


class Task(Struct, frozen=True):
    """`seat` is of whom there are to be figures."""

    wanted: Wanted
    film: bytes  # packed
    seat: Seat = 0


class ReviewFound(Struct, frozen=True, omit_defaults=True):
    """What was found, as JSON; or why nothing can be."""

    answer: Raw = Raw(b"null")
    trouble: str = ""


WORK: dict[Wanted, Callable[[Film, Seat], object]] = {
    "review": lambda film, _: review(film),
    "figures": lambda film, seat: of_one_seat(review(film), seat),
    "par": lambda film, _: par(film),
}

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Task).decode


def found(task: Task) -> ReviewFound:
    try:
        return ReviewFound(Raw(encode(WORK[task.wanted](unpack(task.film), task.seat))))
    except FilmError as error:
        return ReviewFound(trouble=str(error))


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    for line in tasks:
        answers.write(encode(found(decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which closes the input
    os.nice(LOWEST_PRIORITY)
    serve(sys.stdin.buffer, sys.stdout.buffer)
