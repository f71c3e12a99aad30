"""Who was deposed greets nobody, and a table of a newer release is not woken by an older node."""

from msgspec.structs import replace

from pellmell.wire.frames import Welcome
from pellmell_bench.chaos.checker.greetings import BELIEVED_SECONDS
from pellmell_bench.chaos.histories import Note
from pellmell_bench.chaos.written import Claim, Fencing
from tests.bench.chaos.made_histories import CODE, ONE, OTHER, found, histories, with_notes, written

DEPOSED = written().fencings[-1]


def greeted(came: float, answered: float) -> list[str]:
    """Somebody comes once more to the node that was deposed; nothing else is of that time."""
    gone = replace(written(), fencings=[*written().fencings[:-1], DEPOSED._replace(gone=True)])
    late = [Note(came, came=True), Note(answered, told=Welcome(2, CODE, 1, None))]
    return found([*histories(), histories()[2]._replace(guest="late", notes=late)], gone)


def test_who_came_after_a_node_was_deposed_is_not_greeted_by_it() -> None:
    late = DEPOSED.at + BELIEVED_SECONDS + 0.1
    assert greeted(late, late) == ["f"]


def test_a_node_that_was_deposed_wrongly_need_not_know_at_once() -> None:
    soon = DEPOSED.at + BELIEVED_SECONDS - 0.1
    assert greeted(soon, soon) == []


def test_what_was_on_its_way_for_long_was_said_before() -> None:
    assert greeted(DEPOSED.at - 0.1, DEPOSED.at + 60) == []


def test_who_has_come_back_as_the_node_that_it_was_greets_people() -> None:
    late = [Note(DEPOSED.at + 60, came=True), Note(DEPOSED.at + 60, told=Welcome(2, CODE, 1, None))]
    assert found([histories()[2]._replace(notes=late)], written()) == []


def test_the_clock_of_the_database_is_another_one() -> None:
    ahead = 1_000.0
    good = written()
    later = replace(good, fencings=[*good.fencings, Fencing(OTHER, 2, 99.0 + ahead, gone=True)], ahead=ahead)
    come_back = [Note(98.0, came=True), Note(98.0, told=Welcome(2, CODE, 2, None))]
    assert found(with_notes(lambda notes: [*notes, *come_back], whose=2), later) == []


# (h) Releases


def test_a_table_of_a_newer_release_is_not_woken_by_an_older_node() -> None:
    good = written()
    entered = [fencing._replace(release=2 if fencing.node == OTHER else 1) for fencing in good.fencings]
    newer = replace(good, fencings=entered)
    assert found(histories(), newer) == []
    back = Claim(CODE, 3, ONE, good.claims[-1].at + 90, needs=2)
    assert found(histories(), replace(newer, claims=[*good.claims, back])) == ["h"]
    new_one = Claim(CODE, 3, OTHER, good.claims[-1].at + 90, needs=2)
    assert found(histories(), replace(newer, claims=[*good.claims, new_one])) == []
