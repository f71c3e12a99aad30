"""The splice bench races over real sockets by the wrong node of a house, and by the right one in the same
run.

In both arms the same hands react: each race of one has its twin in the other, so that they differ in the way
there alone.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from rich.table import Table

from pellmell.testing.postgres_server import postgres_server
from pellmell.web.server import Server, serving
from pellmell.web.settings import Settings
from pellmell_bench.fairness.contests import Shares
from pellmell_bench.fairness.sockets import RTTS, Kind, raced_table

TABLES = 40  # in each arm, all at once
AIM = 0.01
MANY = 1_000_000
KIND = Kind(RTTS)


@dataclass
class Arm:
    """Races by one way in; of each table, who won."""

    name: str
    shares: Shares = field(default_factory=Shares)
    second_won: list[list[bool]] = field(default_factory=list[list[bool]])


@dataclass
class Compared:
    direct: Arm = field(default_factory=lambda: Arm("the right node"))
    spliced: Arm = field(default_factory=lambda: Arm("the wrong node"))

    @property
    def difference(self) -> "Difference":
        """Of how often the longer line wins: with a splice, less without."""
        return difference(_flat(self.spliced), _flat(self.direct))

    def figures(self) -> dict[str, Any]:
        arms = {
            arm.name: {
                "contests": arm.shares.contests,
                "slow": arm.shares.slow_share,
                "quicker": arm.shares.quicker_share,
            }
            for arm in (self.direct, self.spliced)
        }
        found = self.difference
        return {"arms": arms, "difference": found.mean, "error": found.error, "twins": found.twins}


@dataclass(frozen=True)
class Difference:
    """`error`: one standard error, of twins; what each arm has by itself would be larger."""

    mean: float
    error: float
    twins: int


def difference(one: Sequence[bool], other: Sequence[bool]) -> Difference:
    """Of twins, in their order."""
    each = [int(mine) - int(theirs) for mine, theirs in zip(one, other, strict=True)]
    error = stdev(each) / sqrt(len(each)) if len(each) > 1 else 0.0
    return Difference(fmean(each), error, len(each))


def _flat(arm: Arm) -> list[bool]:
    return [won for table in arm.second_won for won in table]


def bench_splices(contests: int, seed: str) -> Compared:
    """So many races in each arm. Raises NoPostgres."""
    tables = min(TABLES, max(2, contests // 4))
    with postgres_server() as database:
        return asyncio.run(race_both(database.make_fresh_database(), contests // tables, tables, seed))


async def race_both(database: str, contests: int, tables: int, seed: str) -> Compared:
    """So many contests at each table; who sits where is swapped from one to the next."""
    settings = Settings(
        port=0,
        database=database,
        durability="process",
        log_level="warning",
        max_connections=MANY,
        requests_per_second=MANY,
        connects_per_minute=MANY,
        new_tables_per_minute=MANY,
    )
    compared = Compared()
    async with serving(settings) as right, serving(settings) as wrong:

        async def race(arm: Arm, door: Server, number: int) -> None:
            lines, hands = Random(f"{seed} {arm.name} {number}"), Random(f"{seed} {number}")
            async with raced_table(right, KIND, number % 2, lines, door, hands) as table:
                await table.begin()
                arm.shares.add(await table.race(contests))
                arm.second_won[number] = table.second_won

        for arm in (compared.direct, compared.spliced):
            arm.second_won = [[] for _ in range(tables)]
        async with asyncio.TaskGroup() as racing:
            for number in range(tables):
                racing.create_task(race(compared.direct, right, number))
                racing.create_task(race(compared.spliced, wrong, number))
    return compared


def splices_table(compared: Compared) -> Table:
    rtts = "/".join(map(str, RTTS))
    table = Table(title=f"Over real sockets, lines of {rtts} ms, by", title_justify="left")
    table.add_column("")
    for column in ("races", "the longer line wins", "the quicker hand wins"):
        table.add_column(column, justify="right")
    for arm in (compared.direct, compared.spliced):
        shares = arm.shares
        row = f"{shares.contests:,}", f"{shares.slow_share:.2%}", f"{shares.quicker_share:.2%}"
        table.add_row(arm.name, *row)
    return table


def verdict(compared: Compared) -> str:
    found = compared.difference
    return (
        f"By the wrong node the longer line wins {found.mean:+.2%} ± {found.error:.2%} more often "
        f"(aim: at most {AIM:.0%} more or less)"
    )


def is_fair(compared: Compared) -> bool:
    """As far as the error lets us say."""
    found = compared.difference
    return abs(found.mean) <= AIM + 2 * found.error
