"""The handlers of shares: whoever sat in a round shows a moment of it to anybody who has the link.

Who shares says so by the secret, in the body; who comes by a link says nothing, and is told of no person.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from aiohttp.web import Request, Response

from pellmell.films.film import Film
from pellmell.films.namelessness import number
from pellmell.house.tokens import new_link_token
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, Seconds
from pellmell.lab.par import Par
from pellmell.review.round_review import RoundReview
from pellmell.stores.films import KeptFilm
from pellmell.stores.shares import MOST_SHARES, KeptShare, OwnShare, SharedRound
from pellmell.web.context import ServerContext, logging_limits
from pellmell.web.http.deal_handlers import PLAY, DealHandlers
from pellmell.web.http.error_responses import NotAllowed, NotThere, TooMany
from pellmell.web.http.film_handlers import FILM, JSON, NOT_YOURS, FilmHandlers, read, round_number
from pellmell.web.http.routes import Route
from pellmell.web.reviews.review_process import TooMuchToReview
from pellmell.web.reviews.worker import Wanted
from pellmell.web.shared_rounds import SharedRounds
from pellmell.wire.rest import (
    DealWanted,
    Ended,
    MySecret,
    MyShare,
    MyShares,
    RoundScores,
    SeatTaken,
    SharedMoment,
    ShareEnded,
    ShareWanted,
)

SHARED = "/api/shares/{token}"
SHARED_SECONDS: Seconds = 90 * 86_400.0
ONLY_SCORES = "there are only the scores of this round"
DID_NOT_SIT = "only who sat in a round may share it"
PNG = "image/png"
A_DAY = "public, max-age=86400"  # messengers come again for each who is sent the link
MAY_NOT = "the table where this was played does not let its rounds be shared"
FULL = "so much is shared in this house that there is no room for more: try again in some days"


class ShareHandlers:
    def __init__(self, context: ServerContext, films: FilmHandlers, deals: DealHandlers) -> None:
        self._context = context
        self._films = films
        self._deals = deals
        self._shared = SharedRounds(context)

    def routes(self) -> Sequence[Route]:
        return (
            Route("POST", FILM + "/share", "Share a moment", MyShare, self.share, ShareWanted, status=201),
            Route("POST", "/api/my/shares", "What you share", MyShares, self.mine, MySecret),
            Route("POST", "/api/my/shares/end", "Share it no more", Ended, self.end, ShareEnded),
            Route("GET", SHARED, "A moment that is shared", SharedMoment, self.moment),
            Route("GET", SHARED + "/film", "Its round", JSON, self.film),
            Route("GET", SHARED + "/review", "What it was like for its owner", RoundReview, self.review),
            Route("GET", SHARED + "/picture.png", "How the table lay then", PNG, self.picture),
            Route("GET", SHARED + "/par", "What bots make of its deal", Par, self.par),
            Route("POST", SHARED + "/play", PLAY, SeatTaken, self.play, DealWanted, status=201),
        )

    # By who sat there

    async def share(self, request: Request, id: str, number: str, body: ShareWanted) -> MyShare:
        who = await self._films.who(request, body.secret)
        client = self._context.identify(request)
        with logging_limits(client):
            await self._context.limits.shares.take(client.address)
        round = round_number(id, number)
        kept = await self._context.store.film(id, round, who)
        film = await _film_to_share(kept)
        assert kept is not None
        seat, now = _own_seat(kept, film), self._context.time.today()
        wanted = KeptShare(
            token=new_link_token(),
            at=_nearest(body.at, film),
            seat=seat,
            seen_from=body.seat if body.seat in range(len(film.players)) else None,
            names=body.names,
            made=now,
            until=now + SHARED_SECONDS,
        )
        match await self._context.store.share(who, id, round, wanted):
            case "unknown":
                raise NotThere(NOT_YOURS)
            case "too many":
                raise TooMany(f"you share {MOST_SHARES} moments: take one of these back first")
            case "full":
                raise TooMany(FULL)
            case share:
                return self._my_share(request, OwnShare(share, id, kept.game, round))

    async def mine(self, request: Request, body: MySecret) -> MyShares:
        who = await self._films.who(request, body.secret)
        found = await self._context.store.shares_of(who, self._context.time.today())
        return MyShares([self._my_share(request, own) for own in found])

    async def end(self, request: Request, body: ShareEnded) -> Ended:
        """Also where it had ended: then nobody can look at it, either."""
        who = await self._films.who(request, body.secret)
        await self._context.store.end_share(who, body.token)
        return Ended(True)

    # By anybody

    async def moment(self, request: Request, token: str) -> SharedMoment:
        shared = await self._shared.visit(request, token)
        share, kept = shared.share, shared.kept
        film = await self._shared.film(shared)
        return SharedMoment(
            game=kept.game,
            round=shared.round,
            at=share.at,
            until=share.until,
            players=_players(shared),
            points=kept.points,
            owner=share.seat,
            names=share.names,
            film=film is not None,
            seat=share.seen_from,
        )

    async def film(self, request: Request, token: str) -> Response | RoundScores:
        shared = await self._shared.visit(request, token)
        film = await self._shared.film(shared)
        if film is None:
            kept = shared.kept
            why: Literal["gone", "unreadable"] = "unreadable" if kept.film else "gone"
            return RoundScores(0, why, kept.game, shared.round, _players(shared), kept.points)
        return Response(body=film, content_type=JSON, headers={"Content-Encoding": "gzip"})

    async def review(self, request: Request, token: str) -> Response:
        return await self._find("figures", request, token)

    async def par(self, request: Request, token: str) -> Response:
        return await self._find("par", request, token)

    async def _find(self, wanted: Wanted, request: Request, token: str) -> Response:
        shared = await self._shared.visit(request, token)
        if not shared.kept.film:
            raise NotThere(ONLY_SCORES)
        seat = shared.share.seat if wanted == "figures" else None
        found = await self._context.reviews.find(wanted, shared.kept.film, seat)
        if found.trouble:
            raise NotThere(found.trouble)
        return Response(body=bytes(found.answer), content_type=JSON)

    async def play(self, request: Request, token: str, body: DealWanted) -> SeatTaken:
        """On the seat of who shares it, whoever comes."""
        shared = await self._shared.visit(request, token)
        return await self._deals.table_for(request, shared.kept, shared.share.seat, body)

    async def picture(self, request: Request, token: str) -> Response:
        """For messengers, which show it beside the link; where none can be drawn, that of the game."""
        shared = await self._shared.visit(request, token)
        png = await self._drawn(shared)
        if png is None:
            return Response(status=302, headers={"Location": f"/preview-{shared.kept.game}.png"})
        return Response(body=png, content_type=PNG, headers={"Cache-Control": A_DAY})

    async def _drawn(self, shared: SharedRound) -> bytes | None:
        share, film = shared.share, shared.kept.film
        if not film:
            return None
        try:
            found = await self._context.pictures.find("picture", film, share.seen_from, share.at)
        except TooMuchToReview:
            return None
        return None if found.trouble else msgspec.json.decode(found.answer, type=bytes)

    def _my_share(self, request: Request, own: OwnShare) -> MyShare:
        share = own.share
        scheme = "https" if self._context.identify(request).secure else "http"
        return MyShare(
            token=share.token,
            link=f"{scheme}://{request.host}/s/{share.token}",
            match=own.id,
            round=own.round,
            game=own.game,
            at=share.at,
            names=share.names,
            made=share.made,
            until=share.until,
            seat=share.seen_from,
        )


async def _film_to_share(kept: KeptFilm | None) -> Film:
    """Raises NotThere and NotAllowed."""
    if kept is None:
        raise NotThere(NOT_YOURS)
    if not kept.names:
        raise NotAllowed(DID_NOT_SIT)
    if not kept.sharing:
        raise NotAllowed(MAY_NOT)
    film = await read(kept.film) if kept.film else None
    if film is None:
        raise NotThere(ONLY_SCORES)
    return film


def _nearest(at: Milliseconds, film: Film) -> Milliseconds:
    """A moment of the round."""
    return max(0, min(at, sum(shot.after for shot in film.shots)))


def _own_seat(kept: KeptFilm, film: Film) -> Seat:
    """In this round. Who came in during it was not dealt to, and had the seat that they have in the match.
    Raises NotAllowed for who had left for good before."""
    dealt = (seat for seat, player in enumerate(film.players) if player.name in kept.names)
    seat = next(dealt, kept.seat or 0)
    if seat in film.gone:
        raise NotAllowed(DID_NOT_SIT)
    return seat


def _players(shared: SharedRound) -> list[str]:
    players = shared.kept.players
    return players if shared.share.names else [number(seat) for seat in range(len(players))]
