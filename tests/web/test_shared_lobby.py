"""The lobby of several processes asks the others once, however many ask here."""

import asyncio
from collections.abc import Sequence
from typing import cast

import msgspec

from pellmell.house.lobby import LobbyList
from pellmell.house.replies import Reply
from pellmell.kit.phases import Phase
from pellmell.stores.errors import StoreError
from pellmell.stores.shared_state import SharedState
from pellmell.testing import VirtualTime
from pellmell.testing.town import pack
from pellmell.web.shared_lobby import SharedLobby
from pellmell.wire.frames import TableCard
from tests.web.house import on_loop

CARD = TableCard("THERE2", "dice", Phase.GATHERING, ["Ash"], 0, 4)


class SlowState:
    """What others show, when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Reply[list[bytes]]] = []

    def shown_elsewhere(self) -> Reply[list[bytes]]:
        self.asked.append(Reply())
        return self.asked[-1]


async def ask_a_hundred_times(state: SlowState) -> "asyncio.Future[list[bytes]]":
    """All of them wait."""
    lobby = SharedLobby(LobbyList(VirtualTime(), pack, list), cast("SharedState", state))
    asked = asyncio.gather(*(lobby.tables() for _ in range(100)))
    while not state.asked:
        await asyncio.sleep(0)
    return asked


def codes(answers: Sequence[bytes]) -> set[tuple[str, ...]]:
    return {tuple(card["code"] for card in msgspec.json.decode(answer)["tables"]) for answer in answers}


@on_loop
async def test_all_who_ask_at_once_are_one_question_to_the_others() -> None:
    state = SlowState()
    asked = await ask_a_hundred_times(state)
    state.asked[0].set_result([msgspec.json.encode([CARD])])
    assert codes(await asked) == {("THERE2",)}
    assert len(state.asked) == 1


@on_loop
async def test_where_nobody_answers_for_the_others_all_are_shown_what_is_here() -> None:
    state = SlowState()
    asked = await ask_a_hundred_times(state)
    state.asked[0].set_exception(StoreError("the database is gone"))
    assert codes(await asked) == {()}
    assert len(state.asked) == 1
