"""Liars are programs that pretend to a longer line than they have: the bench measures what they win of races
between equals, whether the house notices, and what the same bounds cost honest lines that are uneven.

A liar's line is as long as its rival's, and it claims 180 ms more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pellmell.play.submission import BLIND_MS
from pellmell.testing import SimulatedLine
from pellmell.testing.simulated_line import JITTER
from pellmell.web.websocket.connection_handler import BLIND_OFTEN
from pellmell_bench.fairness.contested_places import ContestedPlace
from pellmell_bench.fairness.contests import Contest, Shares
from pellmell_bench.fairness.reaction import REACTION_MS

RTT = 20
LIE_MS = 180  # by which pongs are delayed
PROMPT = 0.1  # of the pongs of a liar that would pass for an uneven line
WINDOW = 200
QUICKEST_MS = 420.0  # as quick as one gets in these games, by docs/fairness.md
TOO_QUICK_MS = 250.0  # quicker than anybody is: here a lie would weigh most
REACTIONS = (REACTION_MS, QUICKEST_MS, TOO_QUICK_MS)
FEWER = 4  # races, of each liar that nothing bounds: only to compare with


@dataclass(frozen=True)
class Liar:
    """`direct`: no proxy is between, and the kernel is asked; such a line is steady here, which suits a liar.
    `prompt`: so many pongs come in time. `patient`: it never sends sooner than somebody might have on the
    line that it claims."""

    name: str
    rtt: int = RTT
    lie: float = LIE_MS
    direct: bool = False
    prompt: float = 0.0
    late_acks: bool = False
    patient: bool = False

    def line(self, random: Random, rtt: float | None = None, asked: bool = True) -> SimulatedLine:
        """`asked`: the kernel, if the line is direct."""
        return SimulatedLine(
            self.rtt if rtt is None else rtt,
            random,
            self.jitter,
            lie=self.lie,
            prompt=self.prompt,
            direct=self.direct and asked,
            late_acks=self.lie if self.late_acks else 0.0,
        )

    @property
    def jitter(self) -> float:
        return 0.0 if self.direct else JITTER

    @property
    def patience(self) -> float:
        return self.rtt + self.lie + BLIND_MS if self.patient else 0.0

    @property
    def bounded(self) -> bool:
        """Nothing but its pongs is late, and all of them: the kernel knows better."""
        return not self.lie or (self.direct and not self.prompt and not self.late_acks)


HONEST = Liar("does not lie", lie=0.0)
LATE_PONGS = tuple(Liar("late pongs, direct line", rtt=rtt, direct=True) for rtt in (RTT, 60, 100))
UNEVEN_PONGS = tuple(
    Liar("late pongs but for one in ten, direct line", rtt=rtt, direct=True, prompt=PROMPT)
    for rtt in (RTT, 60, 100)
)
LATE_ACKS = Liar("late pongs and late acks, direct line", direct=True, late_acks=True)
PROXIED = Liar("late pongs, behind a proxy")
PATIENT = Liar("the same, and patient", patient=True)
LIARS = (HONEST, *LATE_PONGS, *UNEVEN_PONGS, LATE_ACKS, PROXIED, PATIENT)


BOUNDED_LIE, QUICK_LIE = 0.52, 0.75  # of a liar at most: if the kernel knows better; of quick equals


def limit_of(liar: Liar, reaction: float) -> float:
    """The share that it may win; 1: whatever there is."""
    quick = reaction == TOO_QUICK_MS
    return BOUNDED_LIE if liar.bounded else QUICK_LIE if quick else 1.0


def is_limited(liar: Liar, reaction: float) -> bool:
    return limit_of(liar, reaction) < 1.0


@dataclass
class Lied:
    """`before`: without any bound, neither the kernel's nor that of a hand."""

    liar: Liar
    reaction: float
    before: Shares
    shares: Shares
    credited: int
    noticed: str  # by what


def lied(liar: Liar, places: Sequence[ContestedPlace], many: int, reaction: float, seed: str) -> Lied:
    random = Random(f"{seed} lies")
    lines = SimulatedLine(liar.rtt, random), liar.line(random)
    shares = Contest(lines, WINDOW, random, reaction, liar.patience).run(places, many)
    before = _unbounded(liar, places, max(1, many // FEWER), reaction, seed)
    return Lied(liar, reaction, before, shares, lines[1].delay, _noticed(lines[1], shares))


def _unbounded(liar: Liar, places: Sequence[ContestedPlace], many: int, reaction: float, seed: str) -> Shares:
    random = Random(f"{seed} lies")
    lines = SimulatedLine(liar.rtt, random), liar.line(random, asked=False)
    return Contest(lines, WINDOW, random, reaction, liar.patience, hand=False).run(places, many)


def _noticed(line: SimulatedLine, shares: Shares) -> str:
    """Of its answers, by 100 races."""
    if line.trips.doubtful:
        return "its pongs"
    return "its answers" if 100 * shares.blind >= BLIND_OFTEN * shares.contests else "nothing"


@dataclass(frozen=True)
class Uneven:
    """An honest line. Where it is `spared`, the bounds may cost it next to nothing."""

    name: str
    how: dict[str, Any]
    spared: bool = True


MOBILE = {"jitter": 0.3, "stalls": 0.05}  # like a mobile network
UNEVEN_LINES = (
    *(Uneven(f"{rtt} ms, 15 %", {"rtt": rtt}) for rtt in (20, 60, 120, 200)),
    Uneven("60 ms, 30 %, each 20th way 150 ms more", {"rtt": 60, **MOBILE}),
    Uneven("100 ms, 30 %, each 20th way 150 ms more", {"rtt": 100, **MOBILE}, spared=False),
)


@dataclass
class Honest:
    """What a line wins of one of 20 ms: without any bound, if the kernel is not asked, and if it is."""

    line: Uneven
    before: Shares
    proxied: Shares
    direct: Shares


def honest(uneven: Uneven, places: Sequence[ContestedPlace], many: int, seed: str) -> Honest:
    def contests(direct: bool, hand: bool = True) -> Shares:
        random = Random(f"{seed} {uneven.name}")  # the same contests
        lines = SimulatedLine(RTT, random), SimulatedLine(random=random, direct=direct, **uneven.how)
        return Contest(lines, WINDOW, random, hand=hand).run(places, many)

    return Honest(uneven, contests(False, hand=False), contests(False), contests(True))
