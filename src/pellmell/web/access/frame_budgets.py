"""Frame budgets: how many frames a second are heard on all lines of one home, and of one customer, together.

One line may say much for a moment. If all that an address may have did so on and on, nobody else would be
heard: so together they have less.
"""

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

from pellmell.house.token_bucket import Bucket
from pellmell.kit.time_units import Seconds
from pellmell.web.access.addresses import Address, customer, household

OF_A_LINE, BURST_OF_A_LINE = 40, 80  # frames a second, and at once
OF_EACH = 10  # a second, of as many lines as an address may have: a hand says one to five
OF_A_CUSTOMER = 3  # times as many as of a home: with more of them one customer could fill a core
BURST_SECONDS = 2.0


class Budget(Bucket):
    """Shared by all lines of somebody; it is forgotten with the last of them."""


class FrameAllowance(NamedTuple):
    """What one line may say: by itself so many times as much as usual, and no more than there is left."""

    lenience: float = 1.0
    budgets: Sequence[Budget] = ()


class FrameBudgets:
    def __init__(self, most_lines: int, lenience: float) -> None:
        self._lenience = lenience
        self._per_second = max(OF_A_LINE, OF_EACH * most_lines) * lenience
        self._known: WeakValueDictionary[str, Budget] = WeakValueDictionary()

    def of(self, address: Address | None, now: Seconds) -> FrameAllowance:
        home, network = household(address), customer(address)
        budgets = [self._budget(home, self._per_second, now)]
        if network != home:
            budgets.append(self._budget(network, OF_A_CUSTOMER * self._per_second, now))
        return FrameAllowance(self._lenience, budgets)

    def _budget(self, who: str, per_second: float, now: Seconds) -> Budget:
        most = BURST_SECONDS * per_second
        return self._known.setdefault(who, Budget(per_second, most, most, now))
