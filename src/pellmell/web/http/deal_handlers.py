"""The handler of deals that are played again: a round that somebody may look at, at a table of their own."""

import asyncio
from collections.abc import Sequence

from aiohttp.web import Request

from pellmell.films.film import FilmError, unpack
from pellmell.house.play_deal import play_deal
from pellmell.kit.refusal import BadOptions
from pellmell.kit.seats import Seat
from pellmell.stores.films import KeptFilm
from pellmell.web.context import ServerContext, logging_limits
from pellmell.web.http.error_responses import DealtOtherwise, NotThere
from pellmell.web.http.film_handlers import FILM, FilmHandlers
from pellmell.web.http.fresh_tables import hand_out
from pellmell.web.http.routes import Route
from pellmell.wire.rest import DealWanted, PlayDeal, SeatTaken

PLAY = "Play its deal yourself, with bots"


class DealHandlers:
    def __init__(self, context: ServerContext, films: FilmHandlers) -> None:
        self._context = context
        self._films = films

    def routes(self) -> Sequence[Route]:
        return (Route("POST", FILM + "/play", PLAY, SeatTaken, self.play, PlayDeal, status=201),)

    async def play(self, request: Request, id: str, number: str, body: PlayDeal) -> SeatTaken:
        _, kept = await self._films.kept(request, id, number, body.secret)
        return await self.table_for(request, kept, body.seat, body, body.secret)

    async def table_for(
        self, request: Request, kept: KeptFilm, seat: Seat, wish: DealWanted, secret: str = ""
    ) -> SeatTaken:
        """For whoever may look at that round, and has been counted as a visitor; without a secret they get
        one. Raises NotThere, BadOptions, TooFast or DealtOtherwise."""
        if not kept.film:
            raise NotThere("there are only the scores of this round")
        if seat >= len(kept.points):
            raise BadOptions(f"there is no seat {seat}: {len(kept.points)} played")
        who = self._context.admit(request)
        with logging_limits(who):
            await self._context.limits.play_now.take(who.address)
        try:
            film = await asyncio.to_thread(unpack, kept.film)
            live, token, secret = await play_deal(self._context.house, film, seat, kept.points, wish, secret)
        except FilmError as error:
            raise DealtOtherwise(f"this deal can't be dealt again: {error}") from None
        return SeatTaken(live.code, await hand_out(self._context, request, live), token, secret)
