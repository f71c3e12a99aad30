"""A house that runs for months does not search its memory while people play: nothing may be left in it."""

import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest

from pellmell.kit.chance import Chance, seed_from
from pellmell.play.messages import Open, Ready
from pellmell.testing import Town
from pellmell.wire.requests import AddBot


@pytest.fixture
def no_search_for_garbage() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def play_for_a_while(town: Town, game: str, bots: int) -> tuple[str, list[ref[Any]]]:
    """Anna's line is long, so that the referee has something to hold. What there was at the table then."""
    code = town.open(game)
    anna = town.come(code, "Anna", delay=120)
    ben = town.come(code, "Ben", delay=20)
    for _ in range(bots):
        anna.do(AddBot())
    anna.do(Open())
    for guest in (anna, ben):
        guest.do(Ready())
    chance = Chance(seed_from("plays")).stream("both")
    for _ in range(100):
        town.pass_time(100)
        for guest, seat in ((anna, 0), (ben, 1)):
            position = town.match(code).position
            if position and (command := town.match(code).game.bot.choose(position.view(), seat, chance)):
                guest.do(command)
    anna.lose_line()
    ben.lose_line()
    live = town.live(code)
    return code, [ref(part) for part in (live, live.table.match, live.machine, anna.line, ben.line)]


@pytest.mark.usefixtures("no_search_for_garbage")
@pytest.mark.parametrize("bots", [0, 2])
@pytest.mark.parametrize("game", ["ligretto", "dice", "board"])
def test_a_table_that_fell_asleep_leaves_nothing_behind(game: str, bots: int) -> None:
    town = Town()
    code, parts = play_for_a_while(town, game, bots)
    town.until(lambda: code not in town.house.tables)
    town.write()
    assert [part() for part in parts] == [None] * len(parts)
