"""The contest measures several things side by side, in turns, so that a noisy machine is noisy to all."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from pellmell.kit.time_units import Seconds


@dataclass
class Contender:
    """`work` does a small piece and returns how many steps it took."""

    name: str
    unit: str
    work: Callable[[], int]
    rates: list[float] = field(default_factory=list[float])

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> tuple[float, float]:
        return min(self.rates), max(self.rates)

    def run(self, seconds: Seconds) -> None:
        steps, began = 0, perf_counter()
        while (elapsed := perf_counter() - began) < seconds:
            steps += self.work()
        self.rates.append(steps / elapsed)


def contest(contenders: Sequence[Contender], turns: int, seconds: Seconds) -> Iterator[Contender]:
    """Everybody in turn, `turns` times; the first time is for warming up, and does not count."""
    for turn in range(turns + 1):
        for contender in contenders:
            contender.run(seconds)
            if turn == 0:
                contender.rates.clear()
            yield contender
