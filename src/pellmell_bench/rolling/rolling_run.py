"""A rolling run: while guests play, every node is stopped and started anew, one after the other."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.chaos_run import nothing
from pellmell_bench.chaos.checker.check import Verdict, check
from pellmell_bench.chaos.checker.silences import never
from pellmell_bench.chaos.histories import read_histories
from pellmell_bench.chaos.house_node import Program
from pellmell_bench.chaos.loaded_house import LoadedHouse, loaded_house, read_database
from pellmell_bench.chaos.setting import Setting
from pellmell_bench.chaos.written import Written
from pellmell_bench.rolling.waits import Interruption, Wait, interruptions, waits

LONGEST_WAIT: Seconds = 2.0


class Renewal(NamedTuple):
    """A node becomes that program."""

    node: int
    program: Program


def renewals(nodes: int, program: Program, rounds: int) -> list[Renewal]:
    """Each in its turn, so often."""
    return [Renewal(node, program) for node in range(nodes)] * rounds


def renewals_beside_older(nodes: int, program: Program, rounds: int) -> list[Renewal]:
    """The last one stays as it is, while the others are renewed once more than that: their tables have to go
    to each other, and past it."""
    *others, last = renewals(nodes, program, 1)
    return [*others * (rounds + 1), last]


def makes_films(first: Program) -> bool:
    """Whether all rounds have one: releases from before there were films seal rounds without."""
    return not first.path or (Path(first.path) / "pellmell" / "films").is_dir()


@dataclass(frozen=True)
class RenewedNode:
    """A node that was stopped, and started as that program. Unless it `drained`, it was killed in the end."""

    node: int
    program: Program
    stopping: Seconds
    starting: Seconds
    drained: bool


@dataclass
class Rolling:
    verdict: Verdict
    turns: list[RenewedNode]
    waits: list[Wait]
    interruptions: list[Interruption]
    newer: int  # how often a table was woken that an older release may not wake
    seconds: Seconds
    stood_still: Seconds
    faults: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        self.faults += [str(violation) for violation in self.verdict.violations]
        self.faults += map(str, self.interruptions)
        self.faults += [f"node {turn.node} had to be killed" for turn in self.turns if not turn.drained]

    @property
    def longest(self) -> Seconds:
        return max((wait.seconds for wait in self.waits), default=0.0)

    @property
    def is_well(self) -> bool:
        return not self.faults and self.longest <= LONGEST_WAIT


class RollingRun:
    """The nodes are of the setting's program at first. `folder` keeps histories and logs."""

    def __init__(self, folder: Path, setting: Setting, address: str) -> None:
        self._folder = folder
        self._setting = setting
        self._address = address
        self._turns: list[RenewedNode] = []

    async def run(self, plan: Sequence[Renewal], progress: Callable[[], None] = nothing) -> Rolling:
        async with loaded_house(self._folder, self._setting, self._address) as house:
            await house.go_on()
            began = monotonic()
            for renewal in plan:
                await self._renew(house, renewal)
                progress()
            mark = monotonic()
            await house.go_on()
            seconds = monotonic() - began
            await house.dismiss()
        written = await read_database(self._address, self._folder, makes_films(self._setting.program))
        rolling = await asyncio.to_thread(self.judge, written, began, mark)
        rolling.seconds, rolling.stood_still = seconds, house.stood_still
        return rolling

    async def _renew(self, house: LoadedHouse, renewal: Renewal) -> None:
        """As an operator does: the next one has its turn when this one is open, and all play."""
        node, began = house.nodes[renewal.node], monotonic()
        drained = await node.stop()
        stopped = monotonic()
        node.program = renewal.program
        await node.start()
        self._turns.append(RenewedNode(*renewal, stopped - began, monotonic() - stopped, drained))
        await house.go_on()

    def judge(self, written: Written, began: Seconds, mark: Seconds) -> Rolling:
        histories = list(read_histories(self._folder))
        verdict = check(histories, written)
        verdict.violations += never(histories, mark)
        first = min((fencing.release for fencing in written.fencings), default=0)
        newer = sum(claim.owner is not None and claim.needs > first for claim in written.claims)
        waited, broken = list(waits(histories, began)), interruptions(histories, began)
        return Rolling(verdict, self._turns, waited, broken, newer, 0.0, 0.0)
