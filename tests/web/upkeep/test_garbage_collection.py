"""When the house searches its memory: not while somebody plays, unless somebody always does."""

import gc
from pathlib import Path

import pytest

from pellmell.kit.time_units import Seconds
from pellmell.testing import Town, race
from pellmell.web.upkeep.garbage_collection import MOST_PATIENCE, GarbageCollection
from pellmell.web.upkeep.housekeeping import Housekeeping
from tests.web.house import on_loop, opened


class Searches:
    """A search for garbage that only counts, by a clock of its own."""

    def __init__(self, town: Town) -> None:
        self.now = 0.0
        self.count = 0
        self.garbage = GarbageCollection(town.house, lambda: self.now, self._collect)

    def _collect(self) -> None:
        self.count += 1

    def look(self, seconds: Seconds = 1.0) -> int:
        self.now += seconds
        self.garbage.look()
        return self.count


def test_it_waits_until_nobody_plays() -> None:
    town = Town()
    _, guests = race(town, "Ann", "Ben")
    searches = Searches(town)
    searches.garbage.is_due()
    assert searches.look(MOST_PATIENCE / 2) == 0
    for guest in guests:
        guest.lose_line()
    assert searches.look() == 1
    assert searches.look() == 1  # until it is due again
    searches.garbage.is_due()
    assert searches.look() == 2


def test_it_does_not_wait_for_ever() -> None:
    town = Town()
    race(town, "Ann", "Ben")
    searches = Searches(town)
    for _ in range(23):
        searches.garbage.is_due()
        assert searches.look(3600.0) == 0
    assert searches.look(3600.0) == 1


@on_loop
async def test_the_hourly_clearing_does_not_search_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: searches.append("all"))
    async with opened(tmp_path) as visit:
        await Housekeeping(visit.server.context).sweep()
    assert searches == []
