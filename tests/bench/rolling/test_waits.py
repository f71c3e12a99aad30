"""How long somebody waited for a line, and which races were broken off, from made-up histories."""

from msgspec.structs import replace

from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Seconds
from pellmell.wire.frames import Goodbye, Snapshot, Welcome
from pellmell_bench.chaos.histories import History, Note
from pellmell_bench.rolling.waits import interruptions, waits
from tests.bench.chaos.made_histories import CODE, table_state

BEGAN = 100.0


def came(at: Seconds, epoch: int, phase: Phase = Phase.SCORED, number: int = 0) -> list[Note]:
    shown = Snapshot(epoch, number, 0, replace(table_state(), phase=phase))
    return [Note(at, came=True), Note(at, told=Welcome(2, CODE, epoch, 0)), Note(at, told=shown)]


def sent_away(at: Seconds) -> Note:
    return Note(at, told=Goodbye("stopping", "come back"))


def guest(*notes: Note, name: str = "Guest-0") -> History:
    return History(CODE, name, [*came(1.0, 1), *notes])


def test_who_is_sent_away_waits_until_they_are_greeted_again() -> None:
    (wait,) = waits([guest(sent_away(BEGAN + 5), *came(BEGAN + 5.5, 2))], BEGAN)
    assert (wait.code, wait.began, wait.seconds) == (CODE, BEGAN + 5, 0.5)


def test_who_has_not_been_told_for_long_has_a_line_all_the_same_until_the_deploy_begins() -> None:
    (wait,) = waits([guest(*came(BEGAN + 1, 2))], BEGAN)
    assert wait.seconds == 1.0


def test_what_was_before_does_not_count() -> None:
    assert list(waits([guest(sent_away(50.0), *came(60.0, 2))], BEGAN)) == []
    assert interruptions([guest(*came(60.0, 2, Phase.RACING))], BEGAN) == []


def test_between_rounds_nothing_is_broken_off() -> None:
    assert interruptions([guest(*came(BEGAN + 1, 2, Phase.SCORED))], BEGAN) == []


def test_a_table_that_is_woken_in_the_middle_of_a_race() -> None:
    """It waits for everybody; however many find it so, it is one race."""
    everybody = [guest(*came(BEGAN + 1, 2, Phase.PAUSED), name=name) for name in ("Guest-0", "Guest-1")]
    (broken,) = interruptions(everybody, BEGAN)
    assert (broken.code, broken.epoch, broken.phase) == (CODE, 2, Phase.PAUSED)


def test_who_comes_late_finds_the_next_round() -> None:
    """The others are ready by then; the table was woken before it began."""
    first = guest(*came(BEGAN + 1, 2, Phase.SCORED))
    late = guest(*came(BEGAN + 1.5, 2, Phase.COUNTDOWN, number=3), name="Guest-1")
    assert interruptions([late, first], BEGAN) == []


def test_who_resumes_at_the_same_node_breaks_nothing_off() -> None:
    racing = guest(*came(BEGAN + 1, 1, Phase.RACING, number=9))
    assert interruptions([racing], BEGAN) == []
