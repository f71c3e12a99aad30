"""Screen pairings bring a television to a table: it shows a code, and the host of a table answers to it.

A television types nothing, so it asks for a code, and looks again and again whether somebody has answered.
Here they are kept in memory, for a house that is one process: when it stops, the television asks for another
code. Nodes of one house share them in their database (`stores/postgres/pairing_sql.py`).
"""

from collections import OrderedDict, defaultdict, deque
from dataclasses import dataclass

from pellmell.house.codes import new_code
from pellmell.house.replies import Reply, known
from pellmell.kit.time_units import Seconds
from pellmell.stores.shared_state import MOST_PAIRINGS, PAIRING_SECONDS, PAIRINGS_OF_ONE_HOME
from pellmell.web.access.memory_tokens import Clock


class UnknownScreen(Exception):
    """No television shows this code any more."""


@dataclass
class Pairing:
    code: str
    home: str
    until: Seconds
    table: str = ""


class ScreenPairings:
    """By the keys of the televisions, in the order in which they end. Strangers can have thousands of them
    wait, so nothing here looks at all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: OrderedDict[str, Pairing] = OrderedDict()
        self._key_of: dict[str, str] = {}  # by the code
        self._of_home: defaultdict[str, deque[str]] = defaultdict(deque)  # keys, the oldest first

    def show_code(self, key: str, home: str) -> Reply[str | None]:
        self._forget_old()
        if len(self._of_home.get(home, ())) >= PAIRINGS_OF_ONE_HOME:
            self._forget(self._of_home[home][0])
        if len(self._open) >= MOST_PAIRINGS:
            return known(None)
        pairing = Pairing(new_code(self._key_of.__contains__), home, self._clock() + PAIRING_SECONDS)
        self._open[key], self._key_of[pairing.code] = pairing, key
        self._of_home[home].append(key)
        return known(pairing.code)

    def answer_code(self, code: str, table: str) -> Reply[str | None]:
        self._forget_old()
        key = self._key_of.get(code)
        if key is None or self._open[key].table not in ("", table):
            return known(None)
        self._open[key].table = table
        return known(key)

    def wanted_at(self, key: str) -> Reply[str | None]:
        self._forget_old()
        pairing = self._open.get(key)
        return known(None if pairing is None else pairing.table)

    def _forget_old(self) -> None:
        now = self._clock()
        while self._open and self._open[key := next(iter(self._open))].until <= now:
            self._forget(key)

    def _forget(self, key: str) -> None:
        """It is the oldest of its home."""
        pairing = self._open.pop(key)
        del self._key_of[pairing.code]
        of_home = self._of_home[pairing.home]
        of_home.popleft()
        if not of_home:
            del self._of_home[pairing.home]
