"""A house whose store does not reply at once: nobody waits in the loop, and what came first is done first."""

from collections.abc import Collection
from typing import Any

import pytest

from pellmell.house.errors import AwakeElsewhere, HouseCloses, HouseFull, UnknownTable
from pellmell.house.limits import HouseLimits
from pellmell.house.live_table import LiveTable
from pellmell.house.ports import Claimed, Elsewhere
from pellmell.house.replies import Reply
from pellmell.kit.game import Carried
from pellmell.kit.phases import Phase
from pellmell.play.messages import Open, Ready
from pellmell.stores.errors import StoreError
from pellmell.testing import Guest, MemoryStore, Town, events
from pellmell.wire.frames import Refused, Seated
from pellmell.wire.requests import SitDown


class SlowStore(MemoryStore):
    """Replies when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.asked: list[tuple[Reply[Any], Reply[Any]]] = []

    def claim(self, code: str) -> Reply[Claimed | Elsewhere | None]:
        return self._later(super().claim(code))

    def carry(self, game: str, people: Collection[str]) -> Reply[dict[str, Carried]]:
        return self._later(super().carry(game, people))

    def _later(self, reply: Reply[Any]) -> Reply[Any]:
        if not self.slow:
            return reply
        later: Reply[Any] = Reply()
        self.asked.append((later, reply))
        return later

    def reply(self) -> None:
        asked, self.asked = self.asked, []
        for later, reply in asked:
            later.follow(reply)

    def reply_with(self, answer: object) -> None:
        for later, _ in self.asked:
            later.set_result(answer)

    def fail_to_reply(self) -> None:
        for later, _ in self.asked:
            later.set_exception(StoreError("the database can't be reached"))


class SlowTown(Town):
    def __init__(self, limits: HouseLimits | None = None) -> None:
        super().__init__(limits=limits)
        self.slow = self.store = SlowStore()
        self.house = self._house()

    def asleep(self) -> str:
        """A table that sleeps; from here on, replies take their time."""
        code = self.open()
        self.fall()
        self.slow.slow = True
        return code


def gathered(town: SlowTown) -> tuple[Guest, Guest, LiveTable]:
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    town.slow.slow = True
    return anna, ben, town.live(code)


def test_all_who_come_wait_for_one_claim() -> None:
    town = SlowTown()
    code = town.asleep()
    waking = town.house.wake(code)
    assert town.house.wake(code) is waking
    assert len(town.slow.asked) == 1
    town.slow.reply()
    while not town.house.step(waking):
        pass
    assert town.live(code).delivery.epoch == 2


@pytest.mark.parametrize(("answer", "trouble"), [(None, UnknownTable), (Elsewhere("", 7), AwakeElsewhere)])
def test_who_waits_is_told_that_there_is_no_such_table_here(answer: Any, trouble: type[Exception]) -> None:
    town, told = SlowTown(), list[bool]()
    code = town.asleep()
    waking = town.house.wake(code)
    waking.then(lambda: told.append(True))
    town.slow.reply_with(answer)
    assert isinstance(waking.trouble, trouble)
    assert (told, town.house.wakings) == ([True], {})


def test_a_house_that_stops_does_not_wait_for_a_claim() -> None:
    town = SlowTown()
    code = town.asleep()
    waking = town.house.wake(code)
    town.house.announce_stop()
    assert isinstance(waking.trouble, HouseCloses)
    town.slow.reply()
    assert (town.house.wakings, waking.reading.done()) == ({}, False)


def test_a_claim_under_way_counts_as_a_table() -> None:
    town = SlowTown(HouseLimits(tables=1))
    code = town.asleep()
    first, second = town.house.wake(code), town.house.wake("KMPQRT")
    town.slow.reply()
    assert isinstance(first.trouble, HouseFull)
    assert isinstance(second.trouble, UnknownTable)


def test_a_match_is_opened_when_it_is_known_what_its_people_take_along() -> None:
    town = SlowTown()
    anna, ben, live = gathered(town)
    assert anna.do(Open()) is None
    assert anna.do(Ready()) is None  # which came after it
    assert ben.do(Ready()) is None
    assert "match_opened" not in events(anna)
    town.slow.reply()
    town.write()
    assert live.phase is Phase.COUNTDOWN
    assert not anna.all(Refused)
    told = [event for event in events(anna) if event in ("match_opened", "got_ready")]
    assert told == ["match_opened", "got_ready", "got_ready"]


def test_who_sits_down_after_it_comes_too_late_for_the_match() -> None:
    town = SlowTown()
    anna, ben, live = gathered(town)
    anna.do(Open())
    cora = town.come(live.code)
    town.slow.reply()
    town.write()
    assert live.phase is Phase.READYING
    assert cora.do(SitDown("Cora", "a secret that is long enough")) is None
    assert not cora.all(Seated)  # but waits
    assert not ben.all(Refused)


def test_where_it_cannot_be_looked_up_no_match_is_opened() -> None:
    town = SlowTown()
    anna, _, live = gathered(town)
    anna.do(Open())
    town.slow.fail_to_reply()
    town.write()
    assert "try again" in anna.last(Refused).reason
    assert "match_opened" not in events(anna)
    town.slow.slow = False
    assert anna.do(Open()) is None
    assert live.phase is Phase.READYING


def test_a_table_that_is_closed_meanwhile_writes_nothing_more() -> None:
    town = SlowTown()
    anna, _, live = gathered(town)
    anna.do(Open())
    town.house.close_table(live.code)
    town.write()
    town.slow.reply()
    assert not town.store.waiting
    assert town.store.table(live.code).result() is None
