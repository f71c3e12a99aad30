"""The comparison of what was told with the journals: frames, what commands did, and what people saw."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Seconds
from pellmell.play.messages import MatchEnded, MatchOpened
from pellmell.wire.frames import Happened, TableState
from pellmell_bench.chaos.checker.journal_deeds import Deeds, look
from pellmell_bench.chaos.checker.losses import Loss, may_be_lost
from pellmell_bench.chaos.checker.told_frames import FramePlace, ToldFrames
from pellmell_bench.chaos.checker.violations import Rule, Violation
from pellmell_bench.chaos.written import Claim, WrittenMatch
from pellmell_bench.faults.evidence import BESIDE_THE_MATCH, Fact, fact

BETWEEN_MATCHES = {Phase.GATHERING, Phase.OVER}
OPENED, ENDED = (str(kind.__struct_config__.tag) for kind in (MatchOpened, MatchEnded))
BESIDE = {str(kind.__struct_config__.tag) for kind in BESIDE_THE_MATCH}


class Comparison:
    """Deeds are counted from 0; `found` says which of them each frame tells of."""

    def __init__(self, told: ToldFrames, deeds: Deeds, losses: Sequence[Loss] = ()) -> None:
        self.violations: list[Violation] = []
        self.lost: list[FramePlace] = []  # as is allowed
        self._losses = losses
        self._told = told
        self._deeds = deeds
        self._found: dict[FramePlace, int] = {}
        self._compare_frames()
        self._places = list(self._found)
        self._compare_commands()

    def compare_sights(self, matches: Sequence[WrittenMatch], claims: Iterable[Claim]) -> None:
        """Each is the table after all that was told before it, and before anything that was told after it;
        what was not told to anybody may be in it or not. A table that was woken has all that was written
        before."""
        wakings = {claim.epoch: claim.at for claim in claims if claim.owner is not None}
        ranges = {sight: self._range(sight.place, wakings) for sight in self._told.sights}
        wanted = {count for least, most in ranges.values() for count in range(least, most + 1)}
        seen: dict[int, set[bytes]] = defaultdict(set)
        for count, view, whole in look(matches, wanted.__contains__):
            seen[count].add(view)
            if not whole:
                self._violate("e", f"cards are missing, or there are too many, after {count} deeds")
        for sight, (least, most) in ranges.items():
            if not any(sight.round in seen[count] for count in range(least, most + 1)) and not (
                self._may_be_lost(sight.place, sight.at)
            ):
                where = f"after {least} to {most} deeds" if least <= most else "at any time"
                self._violate("e", f"{sight.guest} saw in {sight.place} what the journal has not {where}")

    def _range(self, place: FramePlace, wakings: dict[int, Seconds]) -> tuple[int, int]:
        after = bisect_right(self._places, place)
        least = self._found[self._places[after - 1]] + 1 if after else 0
        more = self._places[after] if after < len(self._places) else None
        most = len(self._deeds.done) if more is None else self._found[more]
        if (woken := wakings.get(place.epoch)) is not None:
            least = max(least, bisect_left(self._deeds.done, woken, key=lambda deed: deed.at))
        return least, most

    def _compare_frames(self) -> None:
        where: dict[Fact, list[int]] = defaultdict(list)
        for number, deed in enumerate(self._deeds.done):
            where[deed.fact].append(number)
        last, before = -1, FramePlace(0, 0)
        for place, frame in _of_matches(self._told):
            after = where[fact(frame.at, frame.seat, frame.events)]
            if (index := bisect_left(after, last + 1)) == len(after):
                if may_be_lost(self._told.told_at[place], self._losses):
                    self.lost.append(place)
                    continue
                what = "out of order" if after else "not at all"
                self._violate("a", f"{place} stands in the journal {what}: {frame.events}")
                continue
            self._look_between(before, place, last + 1, after[index])
            self._found[place] = last = after[index]
            before = place

    def _may_be_lost(self, place: FramePlace, at: Seconds) -> bool:
        """Who saw it so late, or what was lost."""
        after = (lost.epoch == place.epoch and lost.number <= place.number for lost in self.lost)
        return may_be_lost(at, self._losses) or any(after)

    def _look_between(self, before: FramePlace, place: FramePlace, first: int, end: int) -> None:
        """Within an epoch, whatever was done has a frame of its own."""
        untold = [deed for deed in self._deeds.done[first:end] if not deed.beside]
        frames = place.number - before.number - 1
        if place.epoch == before.epoch and len(untold) > frames:
            deed = untold[0]
            self._violate("a", f"before {place}, match {deed.match} has entry {deed.n}, and it has no frame")

    def _compare_commands(self) -> None:
        for place, frame, said in self._told.acknowledged:
            if (number := self._found.get(place)) is None:
                continue
            deed = self._deeds.done[number]
            if (deed.seat, deed.command) != (frame.seat, said):
                self._violate("d", f"{place} answers {said!r}, and the journal has {deed.command!r}")

    def _violate(self, rule: Rule, what: str) -> None:
        self.violations.append(Violation(rule, self._told.code, what))


def _of_matches(told: ToldFrames) -> Iterator[tuple[FramePlace, Happened]]:
    """Those that have an entry in a journal. What happens to the table itself has none, nor what came of that
    in the match before, nor anything after a match has ended and before the next one is opened."""
    between = False
    for place, known in told.timeline:
        if isinstance(known, TableState):
            between = known.phase in BETWEEN_MATCHES
            continue
        tags = {event["event"] for event in known.events}
        between = between and OPENED not in tags
        if not between and not tags & BESIDE:
            yield place, known
        between = between or ENDED in tags
