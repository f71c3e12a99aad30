"""The setting of a run: which house is put under load, by how many guests, and how it is reached."""

from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.fence import LEASE_SECONDS
from pellmell.stores.server_store import Durability
from pellmell_bench.chaos.hash_router import Way
from pellmell_bench.chaos.house_node import Program

LIMIT_SECONDS = 2 * LEASE_SECONDS + 3
SPEED = 8.0  # how much quicker than the world's a table's time runs


class Setting(NamedTuple):
    """Nobody is judged by `limit` where it is None."""

    nodes: int = 3
    tables: int = 8
    processes: int = 2  # of guests
    way: Way = "hash"
    seed: str = "chaos"
    speed: float = SPEED
    durability: Durability = "power"
    program: Program = Program()
    limit: Seconds | None = LIMIT_SECONDS
    haproxy: bool = False  # instead of the bench's own router
    fronts: bool = False  # nodes come to each other by proxies
    tampering: str = ""  # SQL that breaks the fence on purpose

    @property
    def options(self) -> list[str]:
        """Of every node."""
        return [f"--speed={self.speed}", f"--durability={self.durability}"]
