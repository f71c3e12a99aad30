"""Greetings: a node that was deposed greets nobody. Frames may have been on their way for long, but who came
on a new line when the node had to know has been answered since."""

from collections.abc import Iterable, Iterator
from math import inf

from pellmell.kit.time_units import Seconds
from pellmell.stores.postgres.writer import CONFIRMED_SECONDS
from pellmell.wire.frames import Welcome
from pellmell_bench.chaos.checker.violations import Violation
from pellmell_bench.chaos.histories import History
from pellmell_bench.chaos.written import Written

CLOCKS_SECONDS = 0.5  # that the clocks of histories and of the database may drift apart
BELIEVED_SECONDS = CONFIRMED_SECONDS + CLOCKS_SECONDS  # so long a node that was deposed wrongly may not know


def check_greetings(histories: Iterable[History], written: Written) -> Iterator[Violation]:
    gone: dict[int, Seconds] = {}
    for fencing in written.fencings:
        if fencing.gone:
            gone.setdefault(fencing.node, fencing.at - written.ahead)
    owners = {(claim.code, claim.epoch): claim.owner for claim in written.claims if claim.owner is not None}
    for history in histories:
        came = -inf
        for note in history.notes:
            if note.came:
                came = note.at
            elif isinstance(note.told, Welcome):
                owner = owners.get((history.code, note.told.epoch))
                if owner in gone and (late := came - gone[owner]) > BELIEVED_SECONDS:
                    what = (
                        f"{history.guest} is greeted by node {owner}, which was deposed {late:.1f} s before"
                    )
                    yield Violation("f", history.code, what)
