"""A plan of faults is a value, drawn from a seed: the same seed breaks the same things in the same order."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from pellmell.kit.chance import Chance, Stream
from pellmell.kit.time_units import Seconds, to_seconds
from pellmell.stores.postgres.fence import LEASE_SECONDS

OfNode: TypeAlias = Literal[
    "kill",  # and started again at once
    "freeze",  # SIGSTOP
    "cut off",  # from the database: nothing passes either way, and nobody is told
    "mute",  # what it says to the database does not arrive
    "deaf",  # what the database says to it does not arrive
    "slow",  # 200 ms each way to the database
    "very slow",  # 5 s each way
    "reset",  # a commit arrives, its answer does not, and the line is reset
    "hidden",  # from other nodes: nothing passes either way, and nobody is told
    "untold",  # what other nodes say to it does not arrive
    "unheard",  # what it answers other nodes does not arrive
    "torn",  # its lines with other nodes are reset, for a while also those that are new
    "held commit",  # a commit stands still in the middle, behind the fence
    "deposed",  # by somebody who thinks wrongly that it is gone
    "twin",  # somebody starts another process with the very same settings
    "namesake",  # on another port, under the same address
    "stop",  # SIGTERM, and started again
]
OfDatabase: TypeAlias = Literal[
    "database restarts",
    "database crashes",  # with all its processes
    "postmaster is killed",  # kill -9 of its first process alone
    "database is read-only",
]
Kind: TypeAlias = OfNode | OfDatabase

OF_NODE: tuple[OfNode, ...] = get_args(OfNode)
OF_DATABASE: tuple[OfDatabase, ...] = get_args(OfDatabase)
EVERY: tuple[Kind, ...] = (*OF_NODE, *OF_DATABASE)
OF_PROCESS: tuple[Kind, ...] = ("kill", "freeze", "twin", "namesake", "stop")
OF_LINE: tuple[Kind, ...] = ("cut off", "mute", "deaf", "slow", "very slow", "reset")
OF_FRONT: tuple[Kind, ...] = ("hidden", "untold", "unheard", "torn")

USUAL: tuple[Kind, ...] = tuple(kind for kind in EVERY if kind not in OF_FRONT)
BETWEEN_NODES: tuple[Kind, ...] = (*OF_FRONT, "kill", "freeze")  # where they reach each other by proxies

BEYOND_TAKE_OVER: Seconds = 2 * LEASE_SECONDS + 2  # mended sooner, tables might go on where they were

LASTS: dict[Kind, tuple[Seconds, ...]] = {
    "freeze": (LEASE_SECONDS - 1, LEASE_SECONDS + 1, 3 * LEASE_SECONDS),
    "cut off": (1.5, BEYOND_TAKE_OVER),
    "mute": (BEYOND_TAKE_OVER,),
    "deaf": (BEYOND_TAKE_OVER,),
    "slow": (3.0,),
    "very slow": (BEYOND_TAKE_OVER,),
    "reset": (0.15, 0.3),
    "hidden": (BEYOND_TAKE_OVER,),
    "untold": (BEYOND_TAKE_OVER,),
    "unheard": (BEYOND_TAKE_OVER,),
    "torn": (0.5,),
    "held commit": (1.0, LEASE_SECONDS + 2),
    "database restarts": (0.5,),
    "database crashes": (0.5,),
    "postmaster is killed": (0.1,),
    "database is read-only": (3.0,),
}
AT_ONCE_IN = 4  # one trial in so many does not wait until all tables go on
PAIR_IN = 3  # and one in so many has two faults
MOST_APART_MS = 3_000


class InjectedFault(NamedTuple):
    """`node` counts from the one that has most tables when the trial begins."""

    kind: Kind
    node: int = 0
    lasts: Seconds = 0.0
    after: Seconds = 0.0  # the beginning of its trial

    @property
    def of_node(self) -> bool:
        return self.kind in OF_NODE

    def __str__(self) -> str:
        lasts = f" for {self.lasts:g} s" if self.lasts else ""
        return self.kind + lasts


class PlannedTrial(NamedTuple):
    faults: tuple[InjectedFault, ...]
    waits: bool = True  # until all tables go on

    def __str__(self) -> str:
        return " and ".join(sorted(map(str, self.faults)))


def draw_plan(
    seed: Chance, trials: int, nodes: int, kinds: Sequence[Kind] = USUAL, alone: bool = False
) -> list[PlannedTrial]:
    """Each kind has its turn before one has its second; `alone`: one fault at a time, when all is well."""
    chance, left = seed.stream("faults"), list[Kind]()
    plan: list[PlannedTrial] = []
    for _ in range(trials):
        faults = [_draw(chance, left, kinds, nodes)]
        if alone:
            plan.append(PlannedTrial(tuple(faults)))
            continue
        if len(kinds) > 1 and not chance.below(PAIR_IN):
            other = _draw(chance, left, kinds, nodes)
            if _in_each_others_way(faults[0], other):
                other = other._replace(node=(other.node + 1) % nodes)
            if other.of_node or faults[0].of_node:
                faults.append(other._replace(after=to_seconds(chance.below(MOST_APART_MS))))
        plan.append(PlannedTrial(tuple(faults), waits=bool(chance.below(AT_ONCE_IN))))
    return plan


def _in_each_others_way(one: InjectedFault, other: InjectedFault) -> bool:
    """One would mend what the other has broken."""
    same = one.of_node and other.of_node and one.node == other.node
    return same and any(
        one.kind in group and other.kind in group for group in (OF_PROCESS, OF_LINE, OF_FRONT)
    )


def _draw(chance: Stream, left: list[Kind], kinds: Sequence[Kind], nodes: int) -> InjectedFault:
    if not left:
        left += kinds
    kind = left.pop(chance.below(len(left)))
    lasts = LASTS.get(kind, (0.0,))
    busy = min(chance.below(nodes), chance.below(nodes))  # it is worth more to hit one that has tables
    return InjectedFault(kind, busy if kind in OF_NODE else 0, lasts[chance.below(len(lasts))])
