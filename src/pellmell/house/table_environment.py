"""The environment of a table is what the house gives to all of them: time, a store, limits and chance."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from pellmell.house.alarms import Strokes
from pellmell.house.codes import SHORTEST
from pellmell.house.counts import Counts
from pellmell.house.limits import HouseLimits
from pellmell.house.names import BadName, clean_name, likeness, unnumbered
from pellmell.house.ports import Pack, Store, TimeSource
from pellmell.house.state_machine.attendance import Patience
from pellmell.house.state_machine.inputs import Supplies
from pellmell.house.tokens import new_token


def new_seed() -> bytes:
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class TableEnvironment:
    time: TimeSource
    store: Store
    pack: Pack
    house_key: bytes
    patience: Patience = field(default_factory=Patience)
    limits: HouseLimits = field(default_factory=HouseLimits)
    counts: Counts = field(default_factory=Counts)
    seed: Callable[[], bytes] = new_seed
    code_length: int = SHORTEST  # of new tables
    banned_names: set[str] = field(default_factory=set[str])  # their likeness
    strokes: Strokes = field(init=False)
    supplies: Supplies = field(init=False)  # for the pure part of a table

    def __post_init__(self) -> None:
        object.__setattr__(self, "strokes", Strokes(self.time))
        object.__setattr__(self, "supplies", self._supplies())

    def _supplies(self) -> Supplies:
        return Supplies(
            seed=self.seed,
            token=new_token,
            match_number=self.store.next_match_number,
            today=self.time.today,
            name_for=self.name_for,
            house_key=self.house_key,
        )

    def is_banned(self, name: str) -> bool:
        return not self.banned_names.isdisjoint((likeness(name), likeness(unnumbered(name))))

    def name_for(self, text: str) -> str:
        """As it is shown to others; raises BadName."""
        name = clean_name(text)
        if self.is_banned(name):
            raise BadName("this house does not welcome that name: take another")
        return name
