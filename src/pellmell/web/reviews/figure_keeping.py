"""The keeping of figures: what rounds were like for who played them is found when they first ask, and kept.

Some films at a time, by the process of reviews, and only while nobody else waits for it and the house has
time: what is not found now is found when it is asked for again.
"""

import asyncio
from time import perf_counter

import msgspec

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell.lab.par import Par
from pellmell.review.own_figures import OwnFigures
from pellmell.stores.figures import FiguresFound, OwnFilm
from pellmell.stores.server_store import ServerStore
from pellmell.web.reviews.review_process import ReviewProcess, TooMuchToReview

AT_ONCE = 20  # films, for one request
LONGEST: Seconds = 3.0  # after which no other film is begun
BUSY: Seconds = 0.02  # a turn of the loop that takes longer: there is enough to do

decode = msgspec.json.Decoder(list[OwnFigures]).decode
decode_par = msgspec.json.Decoder(Par).decode


class FigureKeeping:
    def __init__(self, store: ServerStore, reviews: ReviewProcess) -> None:
        self._store = store
        self._reviews = reviews

    async def catch_up(self, person: str, game: str, since: Seconds) -> bool:
        """With some rounds of matches that went on since then; whether that were not all."""
        films = await self._store.films_without_figures(person, game, since, AT_ONCE + 1)
        found: list[FiguresFound] = []
        began = perf_counter()
        for film in films[:AT_ONCE]:
            if perf_counter() - began > LONGEST or await self._is_busy():
                break
            try:
                found.append(await self._find(film))
            except TooMuchToReview:
                break
        if found:
            await self._store.keep_figures(person, found)
        return len(found) < len(films)

    async def keep_par(self, person: str, film: OwnFilm, told: bytes) -> None:
        """Of a round that the person has played; as the process of reviews has told it."""
        try:
            own = await self._seat(film)
        except TooMuchToReview:
            return
        if own is not None:
            seat, figures = own
            found = FiguresFound(
                film.id, film.round, film.points[seat], figures, decode_par(told).points[seat]
            )
            await self._store.keep_figures(person, [found])

    async def _find(self, film: OwnFilm) -> FiguresFound:
        """Of a film that can't be shown any more there is nothing to tell, and that is kept, too."""
        own = await self._seat(film)
        if own is None:
            return FiguresFound(film.id, film.round, 0, OwnFigures())
        seat, figures = own
        return FiguresFound(film.id, film.round, film.points[seat], figures)

    async def _seat(self, film: OwnFilm) -> tuple[Seat, OwnFigures] | None:
        """Raises TooMuchToReview."""
        told = await self._reviews.find("own figures", film.film)
        seats = enumerate([] if told.trouble else decode(told.answer))
        return next(((seat, own) for seat, own in seats if own.name in film.names), None)

    async def _is_busy(self) -> bool:
        """The house, or the process: somebody waits for what they asked for."""
        began = perf_counter()
        await asyncio.sleep(0)
        return self._reviews.waiting > 0 or perf_counter() - began > BUSY
