"""The handlers of requests by which a television, which types nothing, comes to a table.

Of a house of several nodes, any may be asked: the codes that televisions show are those of all, and a host is
answered by the node that has the table.
"""

from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import TypeAlias

from aiohttp.web import Request, Response

from pellmell.house.codes import read_code
from pellmell.house.errors import HouseFull
from pellmell.house.keys import token_hash
from pellmell.house.live_table import LiveTable
from pellmell.house.state_machine.inputs import GivePass
from pellmell.house.tokens import new_token
from pellmell.kit.refusal import Refusal
from pellmell.play.rights import check_right
from pellmell.stores.shared_state import PAIRING_SECONDS, Pairings
from pellmell.web.access.addresses import customer
from pellmell.web.context import ServerContext, logging_limits
from pellmell.web.http.routes import Route
from pellmell.web.screen_pairings import ScreenPairings, UnknownScreen
from pellmell.wire.frames import PROTOCOL, Hello
from pellmell.wire.requests import AdmitScreen
from pellmell.wire.rest import AskForScreen, ScreenAnswer, ScreenCode, ScreenToken, ShowOnScreen

Forward: TypeAlias = Callable[[Request, str], Awaitable[Response | None]]  # to the node that has it

NO_SCREEN = "no television shows this code: look at it again, it changes every ten minutes"


class ScreenHandlers:
    def __init__(self, context: ServerContext, forward: Forward) -> None:
        self._context = context
        self._forward = forward
        self._pairings: Pairings = context.store.shared or ScreenPairings(monotonic)

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
        token = new_token()
        code = await self._pairings.show_code(token_hash(token), customer(who.address))
        if code is None:
            raise HouseFull("too many televisions wait to be let in: try again later")
        return ScreenCode(code, token, round(PAIRING_SECONDS))

    async def look(self, request: Request, body: ScreenToken) -> ScreenAnswer:
        """The token by which it looks is the one by which the host has let it in."""
        self._context.admit(request)
        table = await self._pairings.wanted_at(token_hash(body.token))
        if table is None:
            raise UnknownScreen("this code is too old: ask for another one")
        return ScreenAnswer(table, body.token) if table else ScreenAnswer()

    async def show(self, request: Request, body: ShowOnScreen) -> ScreenAnswer | Response:
        """By the host alone; codes that no television shows count as those of tables that there are not."""
        who = self._context.admit(request)
        await self._context.check_known(body.table, who, Hello(PROTOCOL, token=body.token))
        if (answered := await self._forward(request, body.table)) is not None:
            return answered
        live = await self._context.awake(body.table)
        self._check_host(live, body.token)
        async with self._context.trying_code(who):
            key = await self._pairings.answer_code(read_code(body.screen), live.code)
            if key is None:
                raise UnknownScreen(NO_SCREEN)
        live.want(GivePass(key, self._most_screens))
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
