"""The handlers of reviews: what a round was like, and its par, for who may look at its film."""

from collections.abc import Sequence

from aiohttp.web import Request, Response

from pellmell.lab.par import Par
from pellmell.review.round_review import RoundReview
from pellmell.web.context import ServerContext
from pellmell.web.http.error_responses import NotThere
from pellmell.web.http.film_handlers import FILM, FilmHandlers
from pellmell.web.http.routes import Route
from pellmell.web.reviews.worker import Wanted
from pellmell.wire.rest import MySecret

JSON = "application/json"


class ReviewHandlers:
    def __init__(self, context: ServerContext, films: FilmHandlers) -> None:
        self._context = context
        self._films = films

    def routes(self) -> Sequence[Route]:
        return (
            Route("POST", FILM + "/review", "What a round was like", RoundReview, self.review, MySecret),
            Route("POST", FILM + "/par", "What bots make of its deal", Par, self.par, MySecret),
        )

    async def review(self, request: Request, id: str, number: str, body: MySecret) -> Response:
        return await self._find("review", request, id, number, body)

    async def par(self, request: Request, id: str, number: str, body: MySecret) -> Response:
        return await self._find("par", request, id, number, body)

    async def _find(self, wanted: Wanted, request: Request, id: str, number: str, body: MySecret) -> Response:
        kept = await self._films.kept(request, id, number, body.secret)
        assert kept.film is not None
        found = await self._context.reviews.find(wanted, kept.film)
        if found.trouble:
            raise NotThere(found.trouble)
        return Response(body=bytes(found.answer), content_type=JSON)
