"""The handlers of the REST requests: tables and matches, games and their rules, and how the house is."""

from collections.abc import Sequence
from functools import cache, cached_property

import msgspec
from aiohttp.web import HTTPNotFound, Request, Response, StreamResponse
from prometheus_client import CollectorRegistry, generate_latest

from pellmell.catalogue import all_games, find_game
from pellmell.house.keys import person
from pellmell.house.play_now import play_now
from pellmell.house.records import MatchRecord
from pellmell.kit.game import AnyGame
from pellmell.kit.lengths import LENGTHS, Length
from pellmell.kit.refusal import BadOptions
from pellmell.kit.settling import GameOption, options_of
from pellmell.kit.time_units import Seconds
from pellmell.web.access.client_identity import is_within
from pellmell.web.access.introduction import NODE_HEADER
from pellmell.web.context import HEALTH, ServerContext, logging_limits
from pellmell.web.http.anonymous_journals import anonymous
from pellmell.web.http.client_files import ClientFiles
from pellmell.web.http.deal_handlers import DealHandlers
from pellmell.web.http.error_responses import NotThere, failure
from pellmell.web.http.figure_handlers import FigureHandlers
from pellmell.web.http.film_handlers import FilmHandlers
from pellmell.web.http.fresh_tables import hand_out
from pellmell.web.http.long_answers import LongAnswers
from pellmell.web.http.metrics import HouseCollector
from pellmell.web.http.my_tables import my_tables
from pellmell.web.http.openapi import described_routes
from pellmell.web.http.readiness import Readiness
from pellmell.web.http.review_handlers import ReviewHandlers
from pellmell.web.http.routes import Route, Text
from pellmell.web.http.rulebooks import rulebooks, title
from pellmell.web.http.screen_handlers import Forward, ScreenHandlers
from pellmell.web.http.share_handlers import ShareHandlers
from pellmell.web.http.table_facts import find_facts, find_record
from pellmell.web.reviews.figure_keeping import FigureKeeping
from pellmell.wire.rest import (
    GameCard,
    Games,
    Health,
    LengthCard,
    Matches,
    MatchFacts,
    MySecret,
    MyTables,
    NewTable,
    OfTable,
    OptionCard,
    PlayNow,
    Rules,
    RulesOf,
    SeatTaken,
    TableFacts,
    TableMade,
    Tables,
)

MARKDOWN = "text/markdown"
LINES = "application/x-ndjson"
PLAIN = "text/plain"
MOST_MATCHES = 100  # of a table, the last ones


class Rest:
    def __init__(self, context: ServerContext, client: ClientFiles, forward: Forward) -> None:
        self._context = context
        self._client = client
        self._screens = ScreenHandlers(context, forward)
        self._films = FilmHandlers(context)
        keeping = FigureKeeping(context.store, context.reviews)
        self._reviews = ReviewHandlers(context, self._films, keeping)
        self._figures = FigureHandlers(context, self._films, keeping)
        self._deals = DealHandlers(context, self._films)
        self._shares = ShareHandlers(context, self._films, self._deals)
        self._house = context.house
        self._long_answers = LongAnswers()
        self._readiness = Readiness(context.store)
        self._registry = CollectorRegistry(auto_describe=False)
        self._collector = HouseCollector(context)
        self._registry.register(self._collector)

    def routes(self) -> Sequence[Route]:
        return (
            *self._client.routes(),
            *self._screens.routes(),
            *self._films.routes(),
            *self._reviews.routes(),
            *self._deals.routes(),
            *self._shares.routes(),
            *self._figures.routes(),
            Route("GET", HEALTH, "The house runs", Health, self.healthy),
            Route("GET", "/readyz", "The house lets people in, and can write", Health, self.ready),
            Route("GET", "/metrics", "Figures for Prometheus", PLAIN, self.metrics),
            Route("GET", "/api/games", "The games, and what can be set in them", Games, self.games),
            Route("GET", "/api/tables", "The public tables that somebody is at", Tables, self.tables),
            Route("POST", "/api/tables", "Open a table", TableMade, self.make_table, NewTable, status=201),
            Route("POST", "/api/play", "Play now, with bots", SeatTaken, self.play_now, PlayNow, status=201),
            Route("POST", "/api/my/tables", "Where you sit or wait", MyTables, self.my_tables, MySecret),
            Route("GET", "/api/tables/{code}", "One table", TableFacts, self.table),
            Route("GET", "/api/matches", "A table's finished matches", Matches, self.matches, query=OfTable),
            Route("GET", "/api/matches/{id}", "One finished match", MatchFacts, self.match),
            Route("GET", "/api/matches/{id}/journal", "All that was played in it", LINES, self.journal),
            Route("GET", "/api/rules", "Whose rules can be read", Rules, self.rules),
            Route("GET", "/api/rules/{game}", "The rules, sentence by sentence", MARKDOWN, self.rules_of),
            Route("GET", "/api/openapi.json", "This description", "application/json", self.openapi),
        )

    # The house

    async def healthy(self, _: Request) -> Response:
        nodes = self._context.store.nodes
        headers = {NODE_HEADER: str(nodes.own)} if nodes is not None else None
        body = msgspec.json.encode(Health("ok"))
        return Response(body=body, content_type="application/json", headers=headers)

    async def ready(self, request: Request) -> Health | Response:
        if self._house.draining:  # a proxy leaves the lines alone that are there, and brings no more
            return failure(404, "draining", "this part of the house is about to stop: go to another")
        if self._house.closing:
            return failure(503, "stopping", "the house is about to stop")
        if (trouble := await self._readiness.trouble()) is not None:
            word = "cannot_write" if self._context.store.damage is None else "damaged"
            return failure(503, word, trouble if self._may_watch(request) else "try again soon")
        if (trouble := self._context.reach.trouble) is not None:
            return failure(503, "out_of_reach", trouble if self._may_watch(request) else "try again soon")
        return Health("ready")

    async def metrics(self, request: Request) -> Text:
        if not self._may_watch(request):
            raise HTTPNotFound
        await self._collector.look_up()
        return Text(generate_latest(self._registry), PLAIN)

    def _may_watch(self, request: Request) -> bool:
        return is_within(self._context.identify(request).address, self._context.settings.metrics_for)

    async def openapi(self, _: Request) -> Text:
        return Text(self._openapi, "application/json")

    @cached_property
    def _openapi(self) -> bytes | str:
        return described_routes(self.routes())

    # Games and rules

    async def games(self, _: Request) -> Games:
        return _all_games()

    async def rules(self, _: Request) -> Rules:
        return Rules([RulesOf(name, title(text)) for name, text in rulebooks().items()])

    async def rules_of(self, _: Request, name: str) -> Text:
        if name not in rulebooks():
            raise NotThere(f"no rules of {name!r:.40}; there are: {', '.join(rulebooks())}")
        return Text(rulebooks()[name], MARKDOWN)

    # Tables

    async def tables(self, _: Request) -> Response:
        return Response(body=await self._context.lobby.tables(), content_type="application/json")

    async def make_table(self, request: Request, body: NewTable) -> TableMade:
        who = self._context.admit(request)
        with logging_limits(who):
            await self._context.limits.new_tables.take(who.address)
        live = await self._house.make_table(body.game, body.options, body.settings)
        return TableMade(live.code, await hand_out(self._context, request, live))

    async def play_now(self, request: Request, body: PlayNow) -> SeatTaken:
        who = self._context.admit(request)
        with logging_limits(who):
            await self._context.limits.play_now.take(who.address)
        _check_bots(body)
        live, token, secret = await play_now(self._house, body)
        return SeatTaken(live.code, await hand_out(self._context, request, live), token, secret)

    async def my_tables(self, request: Request, body: MySecret) -> MyTables:
        await self._context.count_visit(self._context.admit(request))
        who = person(body.secret, self._context.store.house_key)
        return MyTables(await my_tables(self._context, who))

    async def table(self, request: Request, code: str) -> TableFacts:
        who = self._context.admit(request)
        async with self._context.trying_code(who):
            return await find_facts(self._context, code)

    # Matches

    async def matches(self, request: Request, body: OfTable) -> Matches:
        who = self._context.admit(request)
        async with self._context.trying_code(who):
            code = (await find_record(self._context, body.code)).code
        played = await self._context.store.matches_of(code, MOST_MATCHES)
        return Matches([_match_facts(match, match.ended) for match in played if match.ended is not None])

    async def match(self, request: Request, id: str) -> MatchFacts:
        match, ended = await self._finished(request, id)
        return _match_facts(match, ended)

    async def journal(self, request: Request, id: str) -> StreamResponse:
        match, _ = await self._finished(request, id)
        who = self._context.identify(request)
        parts = anonymous(self._context.store.journal_slices(match.number))
        with logging_limits(who):
            return await self._long_answers.send(request, who.address, parts, LINES)

    async def _finished(self, request: Request, id: str) -> tuple[MatchRecord, float]:
        self._context.admit(request)
        match = await self._context.store.match(id)
        if match is None or match.ended is None:
            raise NotThere("no finished match has this id: ask for those of a table with ?code=")
        return match, match.ended


def _check_bots(body: PlayNow) -> None:
    most = find_game(body.game).seats[-1] - 1
    if body.bots > most:
        raise BadOptions(f"{body.bots} bots are too many: {most} are the most")


@cache
def _all_games() -> Games:
    return Games([_game_card(game) for _, game in sorted(all_games().items())])


def _game_card(game: AnyGame) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        players=(game.seats[0], game.seats[-1]),
        version=game.version,
        options=[_option_card(option) for option in options_of(game)],
        lengths=[_length_card(game, length) for length in LENGTHS],
        goals=list(game.goals),
    )


def _option_card(of_game: GameOption) -> OptionCard:
    name, allowed, _, does, values, official = of_game.option
    return OptionCard(
        name=name,
        allowed=allowed,
        default=of_game.default,
        does=does,
        kind=values.kind,
        official=official,
        range=values.range,
        values=values.values,
        by_players=of_game.by_players,
    )


def _length_card(game: AnyGame, length: Length) -> LengthCard:
    rounds = [game.lengths.rounds(length, players) for players in game.seats]
    seconds = [game.lengths.shown_seconds(length, players) for players in game.seats]
    return LengthCard(
        length,
        [number for number in rounds if number is not None],
        seconds if any(seconds) else [],
    )


def _match_facts(match: MatchRecord, ended: Seconds) -> MatchFacts:
    return MatchFacts(
        id=match.id,
        game=match.game,
        version=match.version,
        began=match.began,
        ended=ended,
        players=match.players,
        totals=match.totals,
        winners=match.winners,
    )
