"""`pellmell bench fairness`: the same contests and rounds with the referee off and on, from one seed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from pellmell.catalogue import find_game
from pellmell.kit.game import AnyGame
from pellmell.kit.time_units import Milliseconds
from pellmell.testing import SimulatedLine
from pellmell_bench.fairness.chains import Chains, chains
from pellmell_bench.fairness.contested_places import ContestedPlace, contested_places
from pellmell_bench.fairness.contests import Contest, Shares
from pellmell_bench.fairness.liars import (
    LIARS,
    REACTIONS,
    UNEVEN_LINES,
    WINDOW,
    Honest,
    Liar,
    Lied,
    Uneven,
    honest,
    is_limited,
    lied,
)
from pellmell_bench.fairness.rounds import Costs, SimulatedRound
from pellmell_bench.measured_games import TWELVE_SEATS

QUICK_RTT = 20
RTTS = (20, 60, 120, 200)
CURVE = (20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300)
CHAINS = (20, 20), (200, 20), (20, 200), (200, 200)
ONE_OF_TWELVE = (*(QUICK_RTT,) * 11, 300)

Progress = Callable[[str], None]


@dataclass(frozen=True)
class FairnessPlan:
    games: tuple[str, ...]
    contests: int = 20_000  # in each cell
    places: int = 200  # of each game
    rounds: int = 40  # of each game, for each set of lines
    seed: str = "fair"
    curve: bool = True  # by the length of the line, which is to be looked at; nothing is judged by it
    judged: bool = False  # only what something is judged by

    def steps(self) -> int:
        """How often progress is told."""
        cells = 2 * len(RTTS) + 4
        everywhere = len(self.lines()) + len(self.lies()) + self.curve * 2 * len(CURVE)
        return len(self.games) * (1 + cells) + everywhere + 2 + len(self.chains())

    def lies(self) -> list[tuple[Liar, float]]:
        """Who lies, among people of which reactions."""
        every = [(liar, reaction) for reaction in REACTIONS for liar in LIARS]
        return [one for one in every if is_limited(*one) or not self.judged]

    def lines(self) -> list[Uneven]:
        return [line for line in UNEVEN_LINES if line.spared or not self.judged]

    def chains(self) -> tuple[tuple[int, int], ...]:
        """The author's line, and the rival's."""
        return () if self.judged else CHAINS


QUICK = {"contests": 400, "places": 40, "rounds": 4}


@dataclass
class Cell:
    """One pair of lines; without the referee, and with it."""

    rtts: tuple[int, int]
    off: Shares
    on: Shares


@dataclass
class Added:
    """What is added to each command at a table, in ms."""

    lines: tuple[int, ...]
    game: str
    commands: int
    share_held: float
    median: float
    mean: float
    p99: int
    longest: Milliseconds


@dataclass
class FairnessReport:
    plan: FairnessPlan
    cells: dict[str, list[Cell]] = field(default_factory=dict[str, list[Cell]])
    lies: list[Lied] = field(default_factory=list[Lied])
    uneven: list[Honest] = field(default_factory=list[Honest])
    added: list[Added] = field(default_factory=list[Added])
    twelve: list[Added] = field(default_factory=list[Added])  # the eleven others
    curve: list[Cell] = field(default_factory=list[Cell])
    chains: list[Chains] = field(default_factory=list[Chains])


def bench_fairness(plan: FairnessPlan, progress: Progress) -> FairnessReport:
    report = FairnessReport(plan)
    places = dict(_places(plan, progress))
    for game, found in places.items():
        report.cells[game] = [_cell(plan, game, found, rtt, progress) for rtt in RTTS]
        for rtt in RTTS:
            progress(f"{game}, rounds with one of four on {rtt} ms")
            report.added.append(_added(plan, find_game(game), (*(QUICK_RTT,) * 3, rtt), range(4)))
    everywhere = [place for found in places.values() for place in found]
    if plan.curve:
        report.curve = [_cell(plan, "", everywhere, rtt, progress) for rtt in CURVE]
    report.lies = list(_lies(plan, everywhere, progress))
    for line in plan.lines():
        progress(f"uneven lines: {line.name}")
        report.uneven.append(honest(line, everywhere, plan.contests, plan.seed))
    for game in TWELVE_SEATS:
        progress(f"{game}, twelve seats")
        report.twelve.append(_added(plan, find_game(game), ONE_OF_TWELVE, range(11)))
    for author, rival in plan.chains():
        progress(f"chains, {author} and {rival} ms")
        report.chains.append(chains(everywhere, (author, rival), plan.contests, WINDOW, plan.seed))
    return report


def _places(plan: FairnessPlan, progress: Progress) -> Iterator[tuple[str, list[ContestedPlace]]]:
    for game in plan.games:
        progress(f"{game}, places that two can take")
        yield game, contested_places(find_game(game), Random(f"{plan.seed} {game}"), plan.places)


def _cell(
    plan: FairnessPlan, game: str, places: Sequence[ContestedPlace], rtt: Milliseconds, progress: Progress
) -> Cell:
    shares: list[Shares] = []
    for window in (0, WINDOW):
        progress(f"{game} {QUICK_RTT}/{rtt} ms, referee {'on' if window else 'off'}")
        random = Random(f"{plan.seed} {game} {rtt}")  # the same contests
        lines = SimulatedLine(QUICK_RTT, random), SimulatedLine(rtt, random)
        shares.append(Contest(lines, window, random).run(places, plan.contests))
    return Cell((QUICK_RTT, rtt), *shares)


def _lies(plan: FairnessPlan, places: Sequence[ContestedPlace], progress: Progress) -> Iterator[Lied]:
    for liar, reaction in plan.lies():
        progress(f"liars: {liar.name}, {liar.rtt} ms, reactions of {reaction:.0f}")
        yield lied(liar, places, plan.contests, reaction, plan.seed)


def _added(plan: FairnessPlan, game: AnyGame, rtts: tuple[int, ...], seats: Sequence[int]) -> Added:
    costs = Costs()
    for number in range(plan.rounds):
        random = Random(f"{plan.seed} {game.name} {rtts} {number}")
        played = SimulatedRound(game, [SimulatedLine(rtt, random) for rtt in rtts], WINDOW, random).play()
        for seat in seats:
            costs.add(played[seat])
    added = sorted(costs.added)
    return Added(
        lines=rtts,
        game=game.name,
        commands=len(added),
        share_held=sum(ms > 0 for ms in added) / len(added),
        median=added[len(added) // 2],
        mean=sum(added) / len(added),
        p99=added[len(added) * 99 // 100],
        longest=added[-1],
    )
