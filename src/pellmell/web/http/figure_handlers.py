"""The handler of own figures: what somebody's rounds were like over weeks, told to them alone."""

from collections.abc import Sequence

import msgspec
from aiohttp.web import Request, Response

from pellmell.stores.figures import KeptFigures
from pellmell.web.context import ServerContext
from pellmell.web.http.film_handlers import EVER, FilmHandlers
from pellmell.web.http.routes import Route
from pellmell.web.reviews.figure_keeping import FigureKeeping
from pellmell.wire.rest import MyFigures, MyFiguresWanted

DAY = 86_400.0


class FigureHandlers:
    def __init__(self, context: ServerContext, films: FilmHandlers, keeping: FigureKeeping) -> None:
        self._context = context
        self._films = films
        self._keeping = keeping

    def routes(self) -> Sequence[Route]:
        what = "What your rounds were like"
        return (Route("POST", "/api/my/figures", what, MyFigures, self.mine, MyFiguresWanted),)

    async def mine(self, request: Request, body: MyFiguresWanted) -> Response:
        """With the first page the house looks at rounds that were not looked at yet, as long as it has films
        of them."""
        who = await self._films.who(request, body.secret)
        pending = False
        if body.before is None:
            since = self._context.time.today() - self._context.settings.film_days * DAY
            pending = await self._keeping.catch_up(who, body.game, since)
        before = EVER if body.before is None else body.before
        found = await self._context.store.figures_of(who, body.game, before, body.most + 1)
        rounds = [_own_round(kept) for kept in found[: body.most]]
        answer = {"rounds": rounds, "more": len(found) > body.most, "pending": pending}
        return Response(body=msgspec.json.encode(answer), content_type="application/json")


def _own_round(kept: KeptFigures) -> dict[str, object]:
    """As `OwnRound`, with reactions as they are kept: there may be thousands of them."""
    told: dict[str, object] = {
        "match": kept.id,
        "round": kept.round,
        "made": kept.made,
        "points": kept.points,
        "reactions": kept.reactions,
        "taken": kept.taken,
        "chances": kept.chances,
        "races_won": kept.won,
        "races_lost": kept.lost,
    }
    return told if kept.par is None else told | {"par": kept.par}
