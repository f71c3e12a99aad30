"""The handlers of films: somebody's matches, and a round that they may look at again.

Who asks says so by the secret, in the body. What is not theirs is told from what is gone by nothing.
"""

import asyncio
from collections.abc import Sequence

from aiohttp.web import Request, Response

from pellmell.films.film import Film, FilmError, unpack
from pellmell.house.keys import person
from pellmell.house.records import plays_given_deal
from pellmell.stores.films import MOST_STARS, KeptFilm, Narrowed, PlayedMatch, PlayedRound
from pellmell.web.context import ServerContext
from pellmell.web.http.error_responses import NotThere, TooMany
from pellmell.web.http.routes import Route
from pellmell.wire.rest import (
    MyMatch,
    MyMatches,
    MyMatchesWanted,
    MySecret,
    RoundFacts,
    RoundScores,
    Star,
    StarWanted,
)

FILM = "/api/films/{id}/{round}"
JSON = "application/json"
NOT_YOURS = "not yours, or gone"
EVER = 1e18  # seconds
LONG_BYTES = 20_000  # packed: such a film is read beside the loop
LONGEST_NUMBER = 9  # digits


class FilmHandlers:
    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def routes(self) -> Sequence[Route]:
        return (
            Route("POST", "/api/my/matches", "What you have played", MyMatches, self.mine, MyMatchesWanted),
            Route("POST", FILM, "A round to look at again", JSON, self.film, MySecret),
            Route("POST", FILM + "/star", "Keep a round", Star, self.star, StarWanted),
        )

    async def mine(self, request: Request, body: MyMatchesWanted) -> MyMatches:
        who = await self.who(request, body.secret)
        before = EVER if body.before is None else body.before
        narrowed = Narrowed(body.match, body.starred)
        found = await self._context.store.played_by(who, before, body.most + 1, narrowed)
        return MyMatches([_my_match(match) for match in found[: body.most]], len(found) > body.most)

    async def film(self, request: Request, id: str, number: str, body: MySecret) -> Response | RoundScores:
        who = await self.who(request, body.secret)
        round = round_number(id, number)
        kept = await self._context.store.film(id, round, who)
        if kept is None:
            raise NotThere(NOT_YOURS)
        if not kept.film:
            return RoundScores(0, "gone", kept.game, round, kept.players, kept.points)
        if await read(kept.film) is None:
            return RoundScores(0, "unreadable", kept.game, round, kept.players, kept.points)
        return Response(body=kept.film, content_type=JSON, headers={"Content-Encoding": "gzip"})

    async def kept(self, request: Request, id: str, number: str, secret: str) -> tuple[str, KeptFilm]:
        """Who asks, and a film as it is kept; raises NotThere where there is none for them."""
        who = await self.who(request, secret)
        kept = await self._context.store.film(id, round_number(id, number), who)
        if kept is None:
            raise NotThere(NOT_YOURS)
        if not kept.film:
            raise NotThere("there are only the scores of this round")
        return who, kept

    async def star(self, request: Request, id: str, number: str, body: StarWanted) -> Star:
        who = await self.who(request, body.secret)
        match await self._context.store.star(who, id, round_number(id, number), body.starred):
            case "unknown":
                raise NotThere(NOT_YOURS)
            case "too many":
                raise TooMany(f"{MOST_STARS} rounds have a star of yours: take one of these back first")
            case "done":
                return Star(body.starred)

    async def who(self, request: Request, secret: str) -> str:
        """The person who asks."""
        await self._context.count_visit(self._context.admit(request))
        return person(secret, self._context.store.house_key)


def round_number(id: str, number: str) -> int:
    """Raises NotThere for what was never the address of a film."""
    is_number = number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
    if not (id.isascii() and id.isalnum() and is_number):
        raise NotThere(NOT_YOURS)
    return int(number)


async def read(film: bytes) -> Film | None:
    """None for one that can't be, by this version. A long one is read beside the loop."""
    return await asyncio.to_thread(_unpacked, film) if len(film) > LONG_BYTES else _unpacked(film)


def _unpacked(film: bytes) -> Film | None:
    try:
        return unpack(film)
    except FilmError:
        return None


def _facts(played: PlayedRound) -> RoundFacts:
    return RoundFacts(played.round, played.points, played.film, played.again, played.sharing)


def _my_match(match: PlayedMatch) -> MyMatch:
    """Where others have more points, they are before."""
    seat, totals = match.seat, match.totals
    sits = seat is not None and seat < len(totals)
    return MyMatch(
        id=match.id,
        game=match.game,
        began=match.began,
        ended=match.ended,
        players=match.players,
        points=totals,
        winners=match.winners,
        seat=seat,
        place=1 + sum(total > totals[seat] for total in totals) if sits and seat is not None else None,
        rounds=[_facts(each) for each in match.rounds],
        bot_rounds=match.bot_rounds,
        left=match.left,
        starred_rounds=match.starred,
        given=plays_given_deal(match.id),
        people=match.people,
    )
