"""Rate limits: how often something may be done, for each of many who are told apart by a text."""

from collections.abc import Sequence
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


class Spending:
    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._refused: set[tuple[str, str]] = set()

    async def spend(self, prices: Sequence[Price]) -> list[Token]:
        """What was taken. Raises TooFast, and StoreError where nobody can be asked."""
        taken = await self._tokens.take([price.token for price in prices])
        if not isinstance(taken, Missing):
            self._refused.difference_update((token.kind, token.who) for token in taken)
            return taken
        token, reason = prices[taken.place]
        seconds = max(1, ceil(taken.seconds))
        raise TooFast(f"{reason}: wait {seconds} seconds", seconds, self._is_first(token))

    def _is_first(self, token: Token) -> bool:
        whose = token.kind, token.who
        if whose in self._refused:
            return False
        if len(self._refused) >= MOST_REFUSED:
            self._refused.clear()
        self._refused.add(whose)
        return True
