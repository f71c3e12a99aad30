"""The handlers of reviews: what a round was like, and its par, for who may look at its film."""

from collections.abc import Sequence

from aiohttp.web import Request, Response

from pellmell.lab.par import Par
from pellmell.review.round_review import RoundReview
from pellmell.stores.figures import OwnFilm
from pellmell.stores.films import KeptFilm
from pellmell.web.context import ServerContext
from pellmell.web.http.error_responses import NotThere
from pellmell.web.http.film_handlers import FILM, FilmHandlers
from pellmell.web.http.routes import Route
from pellmell.web.reviews.figure_keeping import FigureKeeping
from pellmell.web.reviews.worker import Wanted
from pellmell.wire.rest import MySecret

JSON = "application/json"


class ReviewHandlers:
    def __init__(self, context: ServerContext, films: FilmHandlers, keeping: FigureKeeping) -> None:
        self._context = context
        self._films = films
        self._keeping = keeping

    def routes(self) -> Sequence[Route]:
        return (
            Route("POST", FILM + "/review", "What a round was like", RoundReview, self.review, MySecret),
            Route("POST", FILM + "/par", "What bots make of its deal", Par, self.par, MySecret),
        )

    async def review(self, request: Request, id: str, number: str, body: MySecret) -> Response:
        _, kept = await self._films.kept(request, id, number, body.secret)
        return _answered(await self._found("review", kept))

    async def par(self, request: Request, id: str, number: str, body: MySecret) -> Response:
        """It took a second: who has played the round has it among their figures from then on."""
        who, kept = await self._films.kept(request, id, number, body.secret)
        found = await self._found("par", kept)
        if kept.played:
            own = OwnFilm(id, int(number), kept.points, kept.names, kept.film or b"")
            await self._keeping.keep_par(who, own, found)
        return _answered(found)

    async def _found(self, wanted: Wanted, kept: KeptFilm) -> bytes:
        found = await self._context.reviews.find(wanted, kept.film or b"")
        if found.trouble:
            raise NotThere(found.trouble)
        return bytes(found.answer)


def _answered(found: bytes) -> Response:
    return Response(body=found, content_type=JSON)
