"""The process for reviews is there when somebody asks, and another one when it has fallen."""

import asyncio
import io
import os
import signal

import msgspec
import pytest

from pellmell.catalogue import find_game
from pellmell.films.film import pack
from pellmell.review.round_review import review
from pellmell.web.reviews.review_process import MOST_WAITING, ReviewProcess, TooMuchToReview
from pellmell.web.reviews.worker import ReviewFound, Task, serve
from tests.films.filmed import bots_play
from tests.web.house import on_loop

DICE = find_game("dice")
(FILM,) = bots_play(DICE, DICE.options(), 2, "reviewed").films
PACKED = pack(FILM)
REVIEW = msgspec.json.encode(review(FILM))


@on_loop
async def test_the_same_is_found_as_in_this_process_and_by_one_that_is_started_anew() -> None:
    reviews = ReviewProcess()
    try:
        assert bytes((await reviews.find("review", PACKED)).answer) == REVIEW
        first = reviews.worker
        assert first is not None
        os.kill(first, signal.SIGKILL)
        kept = await reviews.find("review", PACKED)
        assert bytes(kept.answer) == REVIEW
        found = None
        while found is None:  # what is asked in the moment of the fall may be lost
            try:
                found = await reviews.find("par", PACKED)
            except TooMuchToReview:
                continue
        assert msgspec.json.decode(found.answer)["rounds"] > 0
        assert reviews.worker not in (None, first)
    finally:
        await reviews.stop()
    assert reviews.worker is None


@on_loop
async def test_what_is_no_film_is_said_and_who_goes_holds_nobody_up() -> None:
    reviews = ReviewProcess()
    try:
        assert "this is no film" in (await reviews.find("review", b"no film")).trouble
        gone = asyncio.ensure_future(reviews.find("par", PACKED))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert bytes((await reviews.find("review", PACKED)).answer) == REVIEW
        assert reviews.waiting == 0
    finally:
        await reviews.stop()


@on_loop
async def test_only_so_many_may_wait() -> None:
    reviews = ReviewProcess()
    reviews.waiting = MOST_WAITING
    with pytest.raises(TooMuchToReview):
        await reviews.find("review", PACKED)


def test_the_worker_answers_each_task_and_ends_with_its_input() -> None:
    tasks = b"".join(
        msgspec.json.encode(Task("review", film)) + b"\n" for film in (PACKED, b"no film", PACKED)
    )
    answers = io.BytesIO()
    serve(io.BytesIO(tasks), answers)
    found = [msgspec.json.decode(line, type=ReviewFound) for line in answers.getvalue().splitlines()]
    assert [bytes(one.answer) == REVIEW for one in found] == [True, False, True]
    assert "this is no film" in found[1].trouble
