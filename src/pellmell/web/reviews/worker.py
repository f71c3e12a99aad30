"""The worker process for reviews and pictures: `python -m pellmell.web.reviews.worker`.

`review_process` starts it. It reads tasks from its input, a line each, and writes an answer to each, in the
same order. It ends when its input does, so that it never outlives the house.
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
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.par import par
from pellmell.review.one_seat import of_one_seat
from pellmell.review.own_figures import own_figures
from pellmell.review.round_review import review

LOWEST_PRIORITY = 19

Wanted = Literal["review", "figures", "par", "picture", "own figures"]


class Task(Struct, frozen=True):
    """`seat` is of whom there are to be figures, or from which a picture shows the moment `at`."""

    wanted: Wanted
    film: bytes  # packed
    seat: Seat | None = None
    at: Milliseconds = 0


class ReviewFound(Struct, frozen=True, omit_defaults=True):
    """What was found, as JSON; or why nothing can be."""

    answer: Raw = Raw(b"null")
    trouble: str = ""


def picture(film: Film, seat: Seat | None, at: Milliseconds) -> bytes:
    """As PNG. What draws and renders it is loaded by the process that first draws one, and by no house. No
    fonts of this machine are looked for, as there is no text in it."""
    import resvg_py  # noqa: PLC0415

    from pellmell.films.picture import picture_at  # noqa: PLC0415

    return resvg_py.svg_to_bytes(svg_string=picture_at(film, at, seat), skip_system_fonts=True)


WORK: dict[Wanted, Callable[[Film, Task], object]] = {
    "review": lambda film, _: review(film),
    "figures": lambda film, task: of_one_seat(review(film), task.seat or 0),
    "par": lambda film, _: par(film),
    "picture": lambda film, task: picture(film, task.seat, task.at),
    "own figures": lambda film, _: own_figures(film),
}

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Task).decode


def found(task: Task) -> ReviewFound:
    try:
        return ReviewFound(Raw(encode(WORK[task.wanted](unpack(task.film), task))))
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
