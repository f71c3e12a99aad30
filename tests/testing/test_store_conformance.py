"""The stores keep to what the house needs, and a store that does not is found."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

import pytest

from pellmell.house.changes import Change
from pellmell.house.ports import Owner, Store
from pellmell.house.records import TableRecord
from pellmell.house.replies import Reply, known
from pellmell.kit.game import Carried
from pellmell.testing import MemoryStore, check_store
from tests.stores.sqlite.stepped_store import SteppedStore


def check(store: Store, settle: Callable[[], None]) -> None:
    async def settled() -> None:
        settle()

    asyncio.run(check_store(store, settled))


def test_the_store_without_a_disk_conforms() -> None:
    store = MemoryStore()
    check(store, store.commit)


def test_the_store_of_the_house_conforms(tmp_path: Path) -> None:
    stepped = SteppedStore(tmp_path / "house.db")
    check(stepped.store, stepped.run)
    stepped.store.close()


class Forgetful(MemoryStore):
    def table(self, code: str) -> Reply[TableRecord | None]:
        return known(None)


class Backwards(MemoryStore):
    def journal(self, number: int) -> Reply[list[bytes]]:
        return known(super().journal(number).result()[::-1])


class Mixed(MemoryStore):
    def carry(self, game: str, people: Collection[str]) -> Reply[dict[str, Carried]]:
        return known(next(iter(self._carries.values()), {}) if people else {})


class Rash(MemoryStore):
    def write(self, owner: Owner, changes: Sequence[Change]) -> None:
        super().write(owner, changes)
        self.commit()


class Unnumbered(MemoryStore):
    def next_match_number(self) -> int:
        return 1


BROKEN: dict[Callable[[], MemoryStore], str] = {
    Forgetful: "not what was saved last",
    Backwards: "entries are not kept in their order",
    Mixed: "take along",
    Rash: "while it still asks",
    Unnumbered: "numbers of matches come twice",
}


@pytest.mark.parametrize(("broken", "says"), BROKEN.items())
def test_a_store_that_does_not_is_found(broken: Callable[[], MemoryStore], says: str) -> None:
    store = broken()
    with pytest.raises(AssertionError, match=says):
        check(store, store.commit)
