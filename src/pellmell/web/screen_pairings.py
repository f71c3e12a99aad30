"""Screen pairings bring a television to a table: it shows a code, and the host of a table answers to it.

A television types nothing, so it asks for a code, and looks again and again whether somebody has answered.
Here they are kept in memory, for a house that is one process: when it stops, the television asks for another
code. Nodes of one house share them in their database (`stores/postgres/pairing_sql.py`).
"""

from dataclasses import dataclass

from pellmell.house.codes import new_code
from pellmell.house.replies import Reply, known
from pellmell.stores.shared_state import MOST_PAIRINGS, PAIRING_SECONDS, PAIRINGS_OF_ONE_HOME
from pellmell.web.access.memory_tokens import Clock


class UnknownScreen(Exception):
    """No television shows this code any more."""


@dataclass
class Pairing:
    code: str
    home: str
    until: float
    table: str = ""


class ScreenPairings:
    """By the keys of the televisions, in the order in which they end."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: dict[str, Pairing] = {}

    def show_code(self, key: str, home: str) -> Reply[str | None]:
        self._forget_old()
        of_this_home = [key for key, pairing in self._open.items() if pairing.home == home]
        if len(of_this_home) >= PAIRINGS_OF_ONE_HOME:
            del self._open[of_this_home[0]]
        if len(self._open) >= MOST_PAIRINGS:
            return known(None)
        taken = {pairing.code for pairing in self._open.values()}
        pairing = Pairing(new_code(taken.__contains__), home, self._clock() + PAIRING_SECONDS)
        self._open[key] = pairing
        return known(pairing.code)

    def answer_code(self, code: str, table: str) -> Reply[str | None]:
        self._forget_old()
        for key, pairing in self._open.items():
            if pairing.code == code and pairing.table in ("", table):
                pairing.table = table
                return known(key)
        return known(None)

    def wanted_at(self, key: str) -> Reply[str | None]:
        self._forget_old()
        pairing = self._open.get(key)
        return known(None if pairing is None else pairing.table)

    def _forget_old(self) -> None:
        now = self._clock()
        for key in [key for key, pairing in self._open.items() if pairing.until <= now]:
            del self._open[key]
