"""Peer silence: which of the other nodes do not answer this one, as several looks in a row have shown.

While all is well, each asks the next one of those that stay, and so each is asked by one. As soon as somebody
was silent, all are asked.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

from pellmell.kit.time_units import Seconds
from pellmell.stores.server_store import Peer
from pellmell.web.nodes.reach import who_answers

ANSWER_SECONDS: Seconds = 1.0
LATE_SECONDS: Seconds = 0.5
IN_A_ROW = 3  # looks at which somebody was silent, or answered again


class Answers(NamedTuple):
    silent: list[int]  # so often in a row
    given: list[int]  # this time, by those that were asked


class PeerSilence:
    def __init__(self, health: str) -> None:
        self._silent: set[int] = set()
        self._health = health
        self._otherwise: Counter[int] = Counter()  # looks in a row that would change what is known of a node
        self._doubts = False

    def doubt(self) -> None:
        """All are asked at the next look."""
        self._doubts = True

    async def look(self, own: int, others: Sequence[Peer]) -> Answers:
        there = {other.node for other in others}
        self._silent &= there
        self._otherwise = Counter({node: looks for node, looks in self._otherwise.items() if node in there})
        answers = await self._ask_as_many_as_needed(own, others)
        for other in others:
            if other.node in answers:
                self._note(other, answers[other.node])
        return Answers(sorted(self._silent), [node for node, answered in answers.items() if answered])

    async def _ask_as_many_as_needed(self, own: int, others: Sequence[Peer]) -> dict[int, bool]:
        in_turn = sorted(others, key=lambda other: (not other.stays, other.node < own, other.node))
        if self._doubts or self._silent or self._otherwise:
            self._doubts = False
            return await self._ask(in_turn)
        answers = await self._ask(in_turn[:1])
        return answers if all(answers.values()) else answers | await self._ask(in_turn[1:])

    async def _ask(self, some: Sequence[Peer]) -> dict[int, bool]:
        """Without those that were silent, where this one was too late itself to hear them."""
        began = monotonic()
        answers = await asyncio.gather(*map(self._answers, some))
        in_time = monotonic() - began < ANSWER_SECONDS + LATE_SECONDS
        asked = zip(some, answers, strict=True)
        return {other.node: answered for other, answered in asked if answered or in_time}

    async def _answers(self, other: Peer) -> bool:
        return await who_answers(other.url, self._health, ANSWER_SECONDS) == other.node

    def _note(self, other: Peer, answered: bool) -> None:
        """Who was silent and has not renewed its lease lately may be frozen or gone: that ends by itself."""
        node = other.node
        if answered != (node in self._silent):
            del self._otherwise[node]
        elif answered or other.has_renewed:
            self._otherwise[node] += 1
            if self._otherwise[node] == IN_A_ROW:
                del self._otherwise[node]
                self._silent ^= {node}
