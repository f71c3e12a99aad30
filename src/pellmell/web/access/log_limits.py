"""Log limits: of what anybody can bring about as often as they like, the log tells a few times a minute."""

from time import monotonic

from pellmell.stores.shared_state import Missing, Token
from pellmell.web.access.memory_tokens import Clock, MemoryTokens
from pellmell.web.access.rate_limits import MINUTE

LINES = 10.0  # a minute, of one event and whoever brings it about
LINES_OF_ALL = 100.0  # of one event

EVERYBODY = ""


class LogLimits:
    def __init__(self, clock: Clock = monotonic) -> None:
        self._tokens = MemoryTokens(clock)

    def allow(self, event: str, who: str) -> bool:
        """Whether this one is worth a line."""
        own = Token(event, who, LINES, MINUTE)
        of_all = Token(f"{event}, by anybody", EVERYBODY, LINES_OF_ALL, MINUTE)
        return not isinstance(self._tokens.take([own, of_all]).result(), Missing)
