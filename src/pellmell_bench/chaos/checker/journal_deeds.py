"""Deeds are what the journals of a table say was done, in order. They are played again, and looked at where
somebody saw the table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from pellmell.kit.chance import promise
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell.play.match import Match
from pellmell.play.messages import Dealt, RoundClosed, SeedPromised
from pellmell.play.replay import JournalError, Replay, Step
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.written import WrittenEntry, WrittenMatch
from pellmell_bench.faults.evidence import BESIDE_THE_MATCH, Fact, cards_of, fact, view_text

encode = msgspec.json.Encoder().encode


class Deed(NamedTuple):
    fact: Fact
    command: bytes
    seat: Seat
    beside: bool  # it may stand in no frame that can be told from one of the table itself
    at: Seconds  # when it was written
    match: int
    n: int


@dataclass
class Deeds:
    code: str
    done: list[Deed] = field(default_factory=list[Deed])
    violations: list[Violation] = field(default_factory=list[Violation])


def read_deeds(code: str, matches: Sequence[WrittenMatch]) -> Deeds:
    deeds = Deeds(code)
    for match in matches:
        deeds.violations += _wrong_numbers(match)
        promised = ""
        try:
            for _, step in _played(match):
                entry = match.entries[step.number - 1]
                deeds.done.append(_deed(step, match, entry))
                for event in step.events:
                    if isinstance(event, SeedPromised):
                        promised = event.hash
                    elif isinstance(event, RoundClosed) and promise(bytes.fromhex(event.seed)) != promised:
                        deeds.violations.append(_broken(match, f"entry {entry.n}: not the promised seed"))
        except JournalError as error:
            deeds.violations.append(_broken(match, f"can't be played: {error}"))
    return deeds


def look(matches: Sequence[WrittenMatch], wanted: Callable[[int], bool]) -> Iterator[tuple[int, bytes, bool]]:
    """After so many deeds, where that is wanted: the round as everybody sees it, and whether all cards are
    there. Of a journal that can't be played, as far as it goes."""
    count = 0
    for match in matches:
        if wanted(count):
            yield count, b"", True  # a new match, before its first deal
        dealt: Counter[str] | None = None
        with suppress(JournalError):
            for playing, step in _played(match):
                count += 1
                if isinstance(step.events[0], Dealt):
                    dealt = cards_of(playing.position)
                if wanted(count):
                    yield count, _seen(playing), _is_whole(playing, dealt)


def _played(match: WrittenMatch) -> Iterator[tuple[Match, Step]]:
    replay = Replay([entry.text for entry in match.entries], unfinished=True)
    for step in replay:
        yield replay.match, step


def _seen(match: Match) -> bytes:
    return view_text(match.position.view() if match.position is not None else None)


def _is_whole(match: Match, dealt: Counter[str] | None) -> bool:
    """Once it is scored, some may be chosen for the next round."""
    position = match.position
    return position is None or position.score is not None or dealt is None or dealt == cards_of(position)


def _deed(step: Step, match: WrittenMatch, entry: WrittenEntry) -> Deed:
    known = fact(step.at, step.seat, step.events)
    beside = any(isinstance(event, BESIDE_THE_MATCH) for event in step.events)
    return Deed(known, encode(step.command), step.seat, beside, entry.at, match.number, entry.n)


def _wrong_numbers(match: WrittenMatch) -> Iterator[Violation]:
    expected = 1
    for entry in match.entries:
        if entry.n != expected:
            what = "twice" if entry.n < expected else f"where entry {expected} should be"
            yield Violation("b", match.code, f"match {match.number} has entry {entry.n} {what}")
        expected = entry.n + 1


def _broken(match: WrittenMatch, what: str) -> Violation:
    return Violation("e", match.code, f"match {match.number} {what}")
