"""Liars are programs that pretend to a longer line than they have: the bench measures what they win of races
between equals, whether the house notices, and what the same bounds cost honest lines that are uneven.

All liars have a line of 20 ms, as their rivals have, and claim 180 ms more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pellmell.kit.time_units import FineMilliseconds
from pellmell.play.submission import BLIND_MS
from pellmell.testing import SimulatedLine
from pellmell.testing.simulated_line import JITTER
from pellmell.web.websocket.connection_handler import BLIND_OFTEN
from pellmell_bench.fairness.contested_places import Place
from pellmell_bench.fairness.contests import Contest, Shares
from pellmell_bench.fairness.reaction import REACTION_MS

RTT = 20
LIE_MS = 180  # by which pongs are delayed
WINDOW = 200
QUICKEST_MS = 420.0  # as quick as one gets in these games, by docs/fairness.md
TOO_QUICK_MS = 250.0  # quicker than anybody is: here a lie would weigh most
REACTIONS = (REACTION_MS, QUICKEST_MS, TOO_QUICK_MS)


@dataclass(frozen=True)
class Liar:
    """`direct`: no proxy is between, and the kernel is asked; such a line is steady here, which suits a liar.
    `patient`: it never sends sooner than somebody might have on the line that it claims."""

    name: str
    lie: float = LIE_MS
    direct: bool = False
    late_acks: bool = False
    patient: bool = False

    def line(self, random: Random, rtt: FineMilliseconds = RTT) -> SimulatedLine:
        late_acks, jitter = self.lie if self.late_acks else 0.0, 0.0 if self.direct else JITTER
        return SimulatedLine(rtt, random, jitter, lie=self.lie, direct=self.direct, late_acks=late_acks)

    @property
    def patience(self) -> float:
        return RTT + self.lie + BLIND_MS if self.patient else 0.0


HONEST = Liar("does not lie", lie=0.0)
LIARS = (
    HONEST,
    Liar("late pongs, direct line", direct=True),
    Liar("late pongs and late acks, direct line", direct=True, late_acks=True),
    Liar("late pongs, behind a proxy"),
    Liar("the same, and patient", patient=True),
)


@dataclass
class Lied:
    how: str
    reaction: float
    shares: Shares
    credited: int
    noticed: str  # by what


def lied(liar: Liar, places: Sequence[Place], many: int, reaction: float, seed: str) -> Lied:
    random = Random(f"{seed} lies")
    lines = SimulatedLine(RTT, random), liar.line(random)
    shares = Contest(lines, WINDOW, random, reaction, liar.patience).run(places, many)
    return Lied(liar.name, reaction, shares, lines[1].delay, _noticed(lines[1], shares))


def _noticed(line: SimulatedLine, shares: Shares) -> str:
    """Of its answers, by 100 races."""
    if line.trips.doubtful:
        return "its pongs"
    return "its answers" if 100 * shares.blind >= BLIND_OFTEN * shares.contests else "nothing"


@dataclass(frozen=True)
class Uneven:
    """An honest line; the last is like that of a mobile network."""

    name: str
    how: dict[str, Any]


UNEVEN_LINES = (
    *(Uneven(f"{rtt} ms, 15 %", {"rtt": rtt}) for rtt in (20, 60, 120, 200)),
    Uneven("60 ms, 30 %, each 20th way 150 ms more", {"rtt": 60, "jitter": 0.3, "stalls": 0.05}),
)


@dataclass
class Honest:
    """What a line wins of one of 20 ms, if the kernel is not asked, and if it is."""

    line: str
    proxied: Shares
    direct: Shares


def honest(uneven: Uneven, places: Sequence[Place], many: int, seed: str) -> Honest:
    def contests(direct: bool) -> Shares:
        random = Random(f"{seed} {uneven.name}")  # the same contests
        lines = SimulatedLine(RTT, random), SimulatedLine(random=random, direct=direct, **uneven.how)
        return Contest(lines, WINDOW, random).run(places, many)

    return Honest(uneven.name, contests(False), contests(True))
