"""The handlers of requests by which a television, which types nothing, comes to a table."""

from collections.abc import Sequence
from time import monotonic

from aiohttp.web import Request

from pellmell.house.keys import token_hash
from pellmell.house.live_table import LiveTable
from pellmell.house.state_machine.inputs import GivePass
from pellmell.house.tokens import new_token
from pellmell.kit.refusal import Refusal
from pellmell.play.rights import check_right
from pellmell.web.access.addresses import household
from pellmell.web.context import ServerContext, logging_limits
from pellmell.web.http.routes import Route
from pellmell.web.screen_pairings import LASTS_SECONDS, ScreenPairings
from pellmell.wire.frames import PROTOCOL, Hello
from pellmell.wire.requests import AdmitScreen
from pellmell.wire.rest import AskForScreen, ScreenAnswer, ScreenCode, ScreenToken, ShowOnScreen


class ScreenHandlers:
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._pairings = ScreenPairings(monotonic)

    def routes(self) -> Sequence[Route]:
        begin, look, show = self.begin, self.look, self.show
        return (
            Route("POST", "/api/screens", "A code for a TV", ScreenCode, begin, AskForScreen, status=201),
            Route("POST", "/api/screens/look", "Where a TV is wanted", ScreenAnswer, look, ScreenToken),
            Route("POST", "/api/screens/show", "A table on a TV", ScreenAnswer, show, ShowOnScreen),
        )

    async def begin(self, request: Request, _: AskForScreen) -> ScreenCode:
        who = self._context.admit(request)
        with logging_limits(who):
            await self._context.limits.screens.take(who.address)
        pairing, token = self._pairings.begin(household(who.address))
        return ScreenCode(pairing.code, token, round(LASTS_SECONDS))

    async def look(self, request: Request, body: ScreenToken) -> ScreenAnswer:
        self._context.admit(request)
        pairing = self._pairings.look(body.token)
        return ScreenAnswer(pairing.table, pairing.pass_token)

    async def show(self, request: Request, body: ShowOnScreen) -> ScreenAnswer:
        """By the host alone; codes that no television shows count as those of tables that there are not."""
        who = self._context.admit(request)
        live = await self._context.find(body.table, who, Hello(PROTOCOL, token=body.token))
        self._check_host(live, body.token)
        token = new_token()
        async with self._context.trying_code(who):
            self._pairings.answer(body.screen, live.code, token)
        live.want(GivePass(token_hash(token), self._most_screens))
        return ScreenAnswer(live.code)

    @property
    def _most_screens(self) -> int:
        return self._context.house.environment.limits.screens

    def _check_host(self, live: LiveTable, token: str) -> None:
        """And whether there is room; raises Refusal."""
        machine = live.machine
        seat = machine.seats.owned_by(token)
        check_right(seat, AdmitScreen(0), machine.table.current_host, len(machine.seats))
        if not live.audience.has_room_for_screen(self._most_screens):
            raise Refusal("ALL-2", f"{self._most_screens} screens are here already: switch one off first")
