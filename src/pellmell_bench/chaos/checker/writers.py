"""The writer of an entry has the table at that moment, and was not deposed: by the database's own clock."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator

from pellmell.kit.time_units import Seconds
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.written import Claim, Written, WrittenEntry, WrittenMatch


def check_writers(written: Written) -> Iterator[Violation]:
    fences, owners = _Timelines(), _Timelines()
    for fencing in written.fencings:
        fences.note(fencing.node, fencing.at, fencing.fence)
    for claim in written.claims:
        if claim.owner is not None:  # who releases a table writes the last of it in the same transaction
            owners.note(claim.code, claim.at, claim.owner)
    yield from _claimed_twice(written.claims)
    yield from _claimed_by_older(written)
    for match in written.matches:
        for entry in match.entries:
            if wrong := _wrong(match, entry, fences, owners):
                yield Violation("f", match.code, f"match {match.number}, entry {entry.n}: {wrong}")


def _wrong(match: WrittenMatch, entry: WrittenEntry, fences: "_Timelines", owners: "_Timelines") -> str:
    if entry.node is None:
        return "was written without a look at the fence"
    if (fence := fences.at(entry.node, entry.at)) != entry.fence:
        return f"was written by node {entry.node} with fence {entry.fence}, when that was {fence} already"
    if (owner := owners.at(match.code, entry.at)) != entry.node:
        return f"was written by node {entry.node}, when node {owner} had the table"
    return ""


def _claimed_twice(claims: list[Claim]) -> Iterator[Violation]:
    known: dict[tuple[str, int], int] = {}
    last: dict[str, int] = defaultdict(int)
    for claim in claims:
        if claim.epoch < last[claim.code]:
            yield Violation("c", claim.code, f"epoch {claim.epoch} comes after epoch {last[claim.code]}")
        last[claim.code] = claim.epoch
        if claim.owner is None:
            continue
        if known.setdefault((claim.code, claim.epoch), claim.owner) != claim.owner:
            yield Violation("c", claim.code, f"epoch {claim.epoch} is of two nodes")


def _claimed_by_older(written: Written) -> Iterator[Violation]:
    releases = {fencing.node: fencing.release for fencing in written.fencings}
    for claim in written.claims:
        if claim.owner is not None and claim.needs > (release := releases.get(claim.owner, claim.needs)):
            what = f"node {claim.owner} of release {release} has woken what needs {claim.needs}"
            yield Violation("h", claim.code, what)


class _Timelines:
    """Of each thing: what it was at a moment. What is noted comes in order."""

    def __init__(self) -> None:
        self._times: dict[object, list[Seconds]] = defaultdict(list)
        self._values: dict[object, list[int | None]] = defaultdict(list)

    def note(self, thing: object, at: Seconds, value: int | None) -> None:
        self._times[thing].append(at)
        self._values[thing].append(value)

    def at(self, thing: object, at: Seconds) -> int | None:
        place = bisect_right(self._times[thing], at)
        return self._values[thing][place - 1] if place else None
