"""Opening a store: which kind of database a house runs on is chosen here."""

from collections.abc import Callable
from pathlib import Path

from pellmell.stores.event_loop import EventLoop
from pellmell.stores.port import Durability, ServerStore
from pellmell.stores.sqlite.store import SqliteStore


def _ignore(*_: object) -> None:
    pass


def open_store(
    database: Path,
    durability: Durability = "power",
    *,
    loop: EventLoop,
    on_trouble: Callable[[str], None] = _ignore,
    on_recovered: Callable[[], None] = _ignore,
    on_damage: Callable[[str], None] = _ignore,
) -> ServerStore:
    """Owners are told in the loop, and so are those who listen for trouble. Raises StoreError."""
    return SqliteStore.open(
        database,
        durability,
        loop=loop,
        on_trouble=on_trouble,
        on_recovered=on_recovered,
        on_damage=on_damage,
    )
