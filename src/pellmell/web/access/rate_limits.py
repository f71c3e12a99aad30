"""Rate limits: how often something may be done, for each of many who are told apart by a text."""

from collections.abc import Hashable, Sequence
from math import ceil
from typing import NamedTuple

from pellmell.kit.time_units import WholeSeconds
from pellmell.stores.shared_state import Missing, Token, Tokens

MINUTE = 60.0
MOST_REFUSED = 10_000  # of whom it is remembered that the log has told


class TooFast(Exception):
    """`first`: since it was last allowed. The log tells of no more."""

    def __init__(self, reason: str, seconds: WholeSeconds, first: bool = True) -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.first = first


class Price(NamedTuple):
    """A token that something takes, and what is told to who has none left, before how long to wait."""

    token: Token
    reason: str


class KnownRefusals:
    """Who was refused since it was last allowed: of them the log has told."""

    def __init__(self) -> None:
        self._known: set[Hashable] = set()

    def is_first(self, who: Hashable) -> bool:
        if who in self._known:
            return False
        if len(self._known) >= MOST_REFUSED:
            self._known.clear()
        self._known.add(who)
        return True

    def allowed(self, who: Hashable) -> None:
        self._known.discard(who)


class Spending:
    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._refused = KnownRefusals()

    async def spend(self, prices: Sequence[Price]) -> list[Token]:
        """What was taken. Raises TooFast, and StoreError where nobody can be asked."""
        taken = await self._tokens.take([price.token for price in prices])
        if not isinstance(taken, Missing):
            for token in taken:
                self._refused.allowed((token.kind, token.who))
            return taken
        token, reason = prices[taken.place]
        seconds = max(1, ceil(taken.seconds))
        is_first = self._refused.is_first((token.kind, token.who))
        raise TooFast(f"{reason}: wait {seconds} seconds", seconds, is_first)
