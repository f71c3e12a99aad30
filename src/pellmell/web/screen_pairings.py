"""Screen pairings bring a television to a table: it shows a code, and the host of a table answers to it.

A television types nothing, so it asks for a code, and looks again and again whether somebody has answered.
Nothing of this is kept: a house that stops forgets it, and the television asks for another code.
"""

from dataclasses import dataclass

from pellmell.house.codes import new_code, read_code
from pellmell.house.errors import HouseFull
from pellmell.house.keys import token_hash
from pellmell.house.tokens import new_token
from pellmell.web.access.memory_tokens import Clock
from pellmell.web.access.rate_limits import MINUTE

LASTS_SECONDS = 10 * MINUTE
OF_ONE_HOME = 8  # beyond that, its oldest is forgotten
MOST = 10_000


class UnknownScreen(Exception):
    """No television shows this code any more."""


@dataclass
class Pairing:
    """`table` and `pass_token` are there when a host has answered."""

    code: str
    home: str
    until: float
    table: str = ""
    pass_token: str = ""


class ScreenPairings:
    """Known by the hash of the television's own token, in the order in which they end."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: dict[str, Pairing] = {}

    def __len__(self) -> int:
        return len(self._open)

    def begin(self, home: str) -> tuple[Pairing, str]:
        """With the token by which the television looks; raises HouseFull."""
        self._forget_old()
        of_this_home = [key for key, pairing in self._open.items() if pairing.home == home]
        if len(of_this_home) >= OF_ONE_HOME:
            del self._open[of_this_home[0]]
        if len(self._open) >= MOST:
            raise HouseFull("too many televisions wait to be let in: try again later")
        token = new_token()
        taken = {pairing.code for pairing in self._open.values()}
        pairing = Pairing(new_code(taken.__contains__), home, self._clock() + LASTS_SECONDS)
        self._open[token_hash(token)] = pairing
        return pairing, token

    def answer(self, code: str, table: str, pass_token: str) -> None:
        """Once; raises UnknownScreen."""
        self._forget_old()
        wanted = read_code(code)
        for pairing in self._open.values():
            if pairing.code == wanted and not pairing.table:
                pairing.table, pairing.pass_token = table, pass_token
                return
        raise UnknownScreen("no television shows this code: look at it again, it changes every ten minutes")

    def look(self, token: str) -> Pairing:
        """Forgotten once it is known where to go; raises UnknownScreen."""
        self._forget_old()
        pairing = self._open.get(token_hash(token))
        if pairing is None:
            raise UnknownScreen("this code is too old: ask for another one")
        if pairing.table:
            del self._open[token_hash(token)]
        return pairing

    def _forget_old(self) -> None:
        now = self._clock()
        for key in [key for key, pairing in self._open.items() if pairing.until <= now]:
            del self._open[key]
