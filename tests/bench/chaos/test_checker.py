"""The checker of `pellmell bench chaos` on made-up histories: it finds each violation, and nothing else."""

from itertools import count

from msgspec import Raw
from msgspec.structs import replace

from pellmell.kit.time_units import Seconds
from pellmell.wire.frames import Goodbye, Happened, Notice, Send, Snapshot, Welcome
from pellmell_bench.chaos.checker.check import check
from pellmell_bench.chaos.checker.silences import Trial, silences, too_long
from pellmell_bench.chaos.checker.told_frames import FramePlace
from pellmell_bench.chaos.histories import History, Note
from pellmell_bench.chaos.written import Claim, WrittenEntry
from tests.bench.chaos.made_histories import (
    CODE,
    FALL,
    ONE,
    OTHER,
    STEPS,
    found,
    histories,
    steps,
    table_state,
    with_entries,
    with_frames,
    with_notes,
    written,
)

LAST = steps()[-1]


def test_where_all_is_well_nothing_is_found() -> None:
    verdict = check(histories(), written())
    assert verdict.violations == []
    assert (verdict.tables, verdict.epochs) == (1, 2)
    assert verdict.frames == len(steps()) >= STEPS
    assert verdict.acknowledged > STEPS / 2
    assert verdict.sights == 3 * 3


# (a) What was told stands in the journal


def test_a_frame_of_which_the_journal_has_nothing() -> None:
    good = written()
    assert found(histories(), with_entries(lambda entries: entries[:-1])) == ["a", "e"]
    assert found(histories(), replace(good, matches=[])) == ["a", "e"]


def test_a_frame_that_tells_of_something_else_than_the_journal() -> None:
    def change(frame: Happened) -> Happened:
        return replace(frame, at=frame.at + 1) if frame == LAST.frame else frame

    assert "a" in found(with_frames(change), written())


def test_frames_in_another_order_than_in_the_journal() -> None:
    one, other = steps()[20].frame, steps()[21].frame
    swapped = {
        one.number: replace(other, number=one.number),
        other.number: replace(one, number=other.number),
    }

    def change(frame: Happened) -> Happened:
        return swapped[frame.number] if frame in (one, other) else frame

    assert "a" in found(with_frames(change), written())


def test_a_line_in_the_middle_of_which_nobody_was_told() -> None:
    """Everybody else's frames count on as if it were not there."""
    silenced = steps()[10].frame

    def change(notes: list[Note]) -> list[Note]:
        kept = [note for note in notes if note.told != silenced]
        later = [note.told for note in kept if _is_later(note, silenced)]
        return [
            replace(note, told=replace(note.told, number=note.told.number - 1))
            if isinstance(note.told, Happened) and note.told in later
            else note
            for note in kept
        ]

    everybody = [one._replace(notes=change(one.notes)) for one in histories()]
    assert "a" in found(everybody, written())


def _is_later(note: Note, frame: Happened) -> bool:
    first_epoch = steps()[:FALL]
    in_epoch = any(note.told == step.frame for step in first_epoch)
    return in_epoch and isinstance(note.told, Happened) and note.told.number > frame.number


def test_what_happens_after_a_match_has_no_line() -> None:
    """Somebody goes away, and the match is over already."""

    def told(*events: str) -> Note:
        frame = Happened(LAST.frame.number + next(numbers), 0, [{"event": event} for event in events])
        return Note(float(STEPS), told=frame)

    numbers = count(1)
    after = [
        told("went_away"),
        told("match_ended"),
        told("went_away"),
        told("match_opened"),
        told("went_away"),
    ]

    def change(notes: list[Note]) -> list[Note]:
        return [*notes, *after]

    missing = check(with_notes(change), written()).violations
    places = [FramePlace(2, LAST.frame.number + number) for number in (1, 2, 5)]
    assert [str(violation).split("stands")[0] for violation in missing] == [
        f"(a) table {CODE}: {place} " for place in places
    ]


# (b) Numbers


def test_a_line_that_stands_there_twice() -> None:
    assert "b" in found(histories(), with_entries(lambda entries: [*entries, entries[-1]]))


def test_a_line_that_is_missing() -> None:
    assert "b" in found(histories(), with_entries(lambda entries: [*entries[:30], *entries[31:]]))


def test_a_frame_that_somebody_was_not_told() -> None:
    dropped = steps()[15].frame
    assert found(with_notes(lambda notes: [note for note in notes if note.told != dropped]), written()) == [
        "b"
    ]


def test_a_frame_that_somebody_was_told_twice() -> None:
    def change(notes: list[Note]) -> list[Note]:
        again = next(note for note in notes if note.told == LAST.frame)
        return [*notes, again]

    assert found(with_notes(change), written()) == ["b"]


# (c) Epochs


def test_somebody_who_is_back_in_an_older_epoch() -> None:
    def change(notes: list[Note]) -> list[Note]:
        back = Snapshot(1, FALL, 0, table_state(), round=steps()[FALL - 1].round)
        return [*notes, Note(99.0, told=Welcome(2, CODE, 1, 0)), Note(99.0, told=back)]

    assert found(with_notes(change), written()) == ["c"]


def test_two_who_are_told_different_things_under_one_number() -> None:
    def change(notes: list[Note]) -> list[Note]:
        other = replace(LAST.frame, events=steps()[-2].frame.events)
        return [replace(note, told=other) if note.told == LAST.frame else note for note in notes]

    assert found(with_notes(change, whose=2), written()) == ["c"]


def test_an_epoch_of_two_nodes() -> None:
    good = written()
    twice = Claim(CODE, 2, ONE, good.claims[-1].at + 0.001)
    again = Claim(CODE, 2, OTHER, good.claims[-1].at + 0.002)
    assert found(histories(), replace(good, claims=[*good.claims, twice, again])) == ["c"]


# (d) Commands


def test_a_command_that_was_carried_out_twice() -> None:
    mine = [step.frame for step in steps() if step.frame.seat == 0]

    def change(frame: Happened) -> Happened:
        return replace(frame, n=mine[-2].n) if frame == mine[-1] else frame

    assert "d" in found(with_frames(change), written())


def test_commands_that_were_carried_out_in_another_order() -> None:
    mine = [step.frame for step in steps() if step.frame.seat == 1]
    swapped = {id(mine[3]): mine[4].n, id(mine[4]): mine[3].n}

    def change(frame: Happened) -> Happened:
        return replace(frame, n=swapped[id(frame)]) if id(frame) in swapped else frame

    assert "d" in found(with_frames(change), written())


def test_an_answer_to_another_command_than_the_journal_has() -> None:
    def change(notes: list[Note]) -> list[Note]:
        said = [note for note in notes if note.said is not None][-1]
        assert said.said is not None
        other = replace(said, said=Send(said.said.n, Raw(b'{"do":"vote"}')))
        return [other if note is said else note for note in notes]

    assert found(with_notes(change), written()) == ["d"]


# (e) The journal plays to what was told


def test_a_journal_that_can_not_be_played() -> None:
    def change(entries: list[WrittenEntry]) -> list[WrittenEntry]:
        return [
            *entries[:-1],
            entries[-1]._replace(text=b'{"line":"move","at":1,"seat":0,"command":{"do":"turn"}}\n'),
        ]

    assert "e" in found(histories(), with_entries(change))


def test_a_table_that_somebody_saw_otherwise_than_the_journal_has_it() -> None:
    """As of a moment before: somebody has woken it without the last entry."""

    def change(notes: list[Note]) -> list[Note]:
        return [
            replace(note, told=replace(note.told, round=steps()[FALL - 5].round))
            if isinstance(note.told, Snapshot) and note.told.epoch == 2
            else note
            for note in notes
        ]

    assert found(with_notes(change), written()) == ["e"]


def test_a_table_that_was_woken_without_a_line_that_nobody_was_told_of() -> None:
    """The commit was done, and its answer lost: whoever wakes the table afterwards has it all the same."""
    untold = steps()[FALL - 1]

    def change(notes: list[Note]) -> list[Note]:
        kept = [note for note in notes if note.told != untold.frame and note.said is None]
        return [
            replace(note, told=replace(note.told, round=steps()[FALL - 2].round))
            if isinstance(note.told, Snapshot) and note.told.epoch == 2
            else note
            for note in kept
        ]

    asleep = [one._replace(notes=change(one.notes)) for one in histories()]
    assert found(asleep, written()) == ["e"]


def test_what_somebody_sees_in_the_end_is_not_what_the_journal_has() -> None:
    def change(notes: list[Note]) -> list[Note]:
        seen = notes[-1].seen
        assert seen is not None
        return [*notes[:-1], replace(notes[-1], seen=replace(seen, round=steps()[-3].round))]

    assert found(with_notes(change), written()) == ["e"]


def test_a_seed_that_is_not_the_promised_one() -> None:
    """As clients are told of it, whatever the journal says."""
    promised = Happened(1, 0, [{"event": "seed_promised", "round": 1, "hash": "00" * 32}])
    closed = {"event": "round_closed", "round": 1, "totals": [], "seed": "11" * 32, "nonces": []}
    told = [
        Note(0.0, told=Welcome(2, "OTHER1", 1)),
        Note(0.0, told=promised),
        Note(0.0, told=Happened(2, 0, [closed])),
    ]
    assert "e" in found([History("OTHER1", "watcher", told)], written())


# (f) Who was deposed


def test_a_line_of_a_node_that_was_deposed() -> None:
    def change(entries: list[WrittenEntry]) -> list[WrittenEntry]:
        return [*entries[:-1], entries[-1]._replace(node=ONE, fence=1)]

    assert found(histories(), with_entries(change)) == ["f"]


def test_a_line_by_an_older_connection_of_a_node_that_has_come_back() -> None:
    good = written()
    back = [good.fencings[1]._replace(fence=2, at=good.matches[0].entries[-1].at - 0.5)]
    assert found(histories(), replace(good, fencings=[*good.fencings, *back])) == ["f"]


def test_a_line_of_a_node_that_does_not_have_the_table() -> None:
    def change(entries: list[WrittenEntry]) -> list[WrittenEntry]:
        return [entries[0], entries[1]._replace(node=OTHER), *entries[2:]]

    assert found(histories(), with_entries(change)) == ["f"]


def test_the_last_lines_are_written_with_the_release() -> None:
    good = written()
    released = Claim(CODE, 1, None, good.claims[-1].at - 0.7)
    assert found(histories(), replace(good, claims=[good.claims[0], released, good.claims[1]])) == []


def test_a_line_past_the_fence() -> None:
    def change(entries: list[WrittenEntry]) -> list[WrittenEntry]:
        return [*entries[:-1], entries[-1]._replace(node=None, fence=None)]

    assert found(histories(), with_entries(change)) == ["f"]


# (g) Every table goes on


def a_silence(began: Seconds, ended: Seconds) -> list[History]:
    """Of one guest, in the middle of what was told at each second."""
    return with_notes(lambda notes: [note for note in notes if not began < note.at < ended])


def test_a_table_that_does_not_go_on() -> None:
    trial = Trial("kill", began=20.0, mended=21.0, watched=50.0)
    (quick,) = silences(histories(), trial)
    assert list(too_long([quick], trial, limit=8.0)) == []
    (slow,) = silences(a_silence(20.0, 45.0), trial)
    assert slow.seconds > quick.seconds
    assert slow.hit
    (violation,) = too_long([slow], trial, limit=8.0)
    assert (violation.rule, violation.code) == ("g", CODE)


def test_a_table_that_never_goes_on() -> None:
    trial = Trial("kill", began=20.0, mended=21.0, watched=50.0)
    (silence,) = silences(a_silence(20.0, 1000.0), trial)
    assert silence.seconds == 30.0


def test_what_lasts_keeps_people_waiting_as_long() -> None:
    trial = Trial("database is away", began=20.0, mended=40.0, watched=50.0)
    (silence,) = silences(a_silence(20.0, 42.0), trial)
    assert list(too_long([silence], trial, limit=8.0)) == []


def test_who_is_sent_away_for_good() -> None:
    gone = Note(99.0, told=Goodbye("closed", "there is no such table"))
    again = Note(99.0, told=Goodbye("trouble", "come back"))
    assert found(with_notes(lambda notes: [*notes, gone]), written()) == ["g"]
    assert found(with_notes(lambda notes: [*notes, again]), written()) == []


def test_a_round_that_is_dealt_again() -> None:
    told = Note(99.0, told=Notice("dealt_again", "its journal could not be read"))
    assert found(with_notes(lambda notes: [*notes, told]), written()) == ["e"]
