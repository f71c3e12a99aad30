"""What a table is given by its house."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from pellmell.house.alarms import Strokes
from pellmell.house.attendance import Patience
from pellmell.house.codes import SHORTEST
from pellmell.house.counts import Counts
from pellmell.house.names import BadName, clean_name, likeness, unnumbered
from pellmell.house.ports import Pack, Store, Time


@dataclass(frozen=True)
class Limits:
    tables: int = 5_000
    watchers: int = 200  # per table
    screens: int = 4  # per table, let in or asking


def new_seed() -> bytes:
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class World:
    time: Time
    store: Store
    pack: Pack
    house_key: bytes
    patience: Patience = field(default_factory=Patience)
    limits: Limits = field(default_factory=Limits)
    counts: Counts = field(default_factory=Counts)
    seed: Callable[[], bytes] = new_seed
    code_length: int = SHORTEST  # of new tables
    banned_names: set[str] = field(default_factory=set[str])  # their likeness
    strokes: Strokes = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "strokes", Strokes(self.time))

    def is_banned(self, name: str) -> bool:
        return not self.banned_names.isdisjoint((likeness(name), likeness(unnumbered(name))))

    def name_for(self, text: str) -> str:
        """As it is shown to others; raises BadName."""
        name = clean_name(text)
        if self.is_banned(name):
            raise BadName("this house does not welcome that name: take another")
        return name
