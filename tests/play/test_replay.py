"""A journal played again is what was played; a broken one says where and why."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pellmell.kit.phases import Phase
from pellmell.play.journal import Recorder
from pellmell.play.replay import JournalError, Replay
from pellmell.play.waking import A_SEAL, wake
from tests.play.journals import GAMES, Evening, by_game, evening, matches, text, whole

REDEAL = b'{"line":"redeal","version":1}\n'


def replayed(entries: list[bytes]) -> Evening:
    """The journal played again, and written down again."""
    replay = Replay(entries, unfinished=True)
    again = Evening(replay.match, "")
    for step in replay:
        again.told.append(step.events)
        again.texts.append(text(replay.match))
    return again


def rerecorded(entries: list[bytes]) -> list[bytes]:
    replay, written = Replay(entries, unfinished=True), list[bytes]()
    twin = Replay(entries, unfinished=True).match
    recorder = Recorder(twin, written.append, replay.header.carry)
    for step in replay:
        recorder.perform(step.seat, step.command, step.at)
    return written


def complaint(entries: list[bytes]) -> JournalError:
    with pytest.raises(JournalError) as caught:
        list(Replay(entries))
    error = caught.value
    assert str(error) == f"line {error.number}: {error.reason}"
    assert "\n" not in error.reason
    return error


def check_replay(played: Evening) -> None:
    again = replayed(played.entries)
    assert again.told == played.told
    assert again.texts == played.texts
    assert again.match.totals == played.match.totals
    assert rerecorded(played.entries) == played.entries


@settings(max_examples=12)
@given(matches)
def test_a_replay_is_the_match_as_it_was(match: tuple[str, int, int, str]) -> None:
    check_replay(evening(*match))


@pytest.mark.slow
@settings(max_examples=60)
@given(matches)
def test_many_replays_are_the_matches_as_they_were(match: tuple[str, int, int, str]) -> None:
    check_replay(evening(*match, moves=600))


@by_game
def test_a_whole_match_ends_with_its_winners(name: str) -> None:
    replay = Replay(whole(name).entries)
    list(replay)
    assert replay.match.phase is Phase.OVER
    assert replay.match.winners == whole(name).match.winners


@by_game
def test_a_journal_that_is_cut_off_says_so(name: str) -> None:
    entries = whole(name).entries
    for cut in range(1, len(entries)):
        assert complaint(entries[:cut]).number in (cut, cut + 1)
    for cut in range(1, len(entries[-1]) - 1):
        error = complaint([*entries[:-1], entries[-1][:cut]])
        assert (error.number, error.reason) == (
            len(entries),
            "not a whole line of JSON: the file was cut off or damaged here",
        )


@by_game
def test_a_journal_that_is_still_written_can_be_watched(name: str) -> None:
    entries = whole(name).entries
    for cut in range(1, len(entries), 7):
        list(Replay(entries[:cut], unfinished=True))


@by_game
def test_swapped_lines_are_found(name: str) -> None:
    entries = whole(name).entries
    for first in range(len(entries) - 1):
        swapped = [*entries]
        swapped[first], swapped[first + 1] = entries[first + 1], entries[first]
        if swapped != entries:
            assert complaint(swapped).number >= first + 1


@by_game
def test_a_line_that_is_missing_or_there_twice_is_found(name: str) -> None:
    entries = whole(name).entries
    for number in range(len(entries)):
        complaint(entries[:number] + entries[number + 1 :])
        complaint([*entries[:number], entries[number], *entries[number:]])


@by_game
def test_a_round_that_has_ended_is_sealed_before_anything_else(name: str) -> None:
    entries = whole(name).entries
    seal = next(number for number, entry in enumerate(entries) if entry.startswith(A_SEAL))
    for redeal, reason in ((b"", "but is not sealed here"), (REDEAL, "there is nothing to deal again")):
        error = complaint([*entries[:seal], *filter(None, [redeal]), *entries[:seal][-1:]])
        assert error.number == seal + 1
        assert error.reason.startswith("round 1 has ended")
        assert error.reason.endswith(reason)


@by_game
def test_a_move_is_a_command_of_the_game(name: str) -> None:
    entries = whole(name).entries
    error = complaint([entries[0], entries[1].replace(b'"do":"', b'"do":"un'), *entries[2:]])
    assert error.number == 2
    assert error.reason.startswith("no command of ")


@by_game
def test_any_changed_seat_time_or_command_is_found(name: str) -> None:
    """If not at once, then by the seal of its round."""
    entries = whole(name).entries
    for number, entry in enumerate(entries):
        if b'"line":"move"' in entry:
            at = entry.partition(b'"at":')[2].partition(b",")[0]
            later = b'"at":%d,' % (int(at) + 1)
            for old, new in (
                (b'"seat":0', b'"seat":1'),
                (b'"seat":1', b'"seat":7'),
                (b'"at":', b'"at":1'),
                (b'"at":' + at + b",", later),
            ):
                if old in entry:
                    complaint([*entries[:number], entry.replace(old, new, 1), *entries[number + 1 :]])


@by_game
def test_any_changed_card_is_found(name: str) -> None:
    """Whatever a move says is replaced by what another move of its kind says."""
    entries = whole(name).entries
    commands = [entry[entry.index(b'"command"') :] if b'"command"' in entry else b"" for entry in entries]
    for number, (entry, command) in enumerate(zip(entries, commands, strict=True)):
        kind = command.partition(b",")[0]
        other = next((c for c in commands if c != command and c.startswith(kind + b",")), None)
        if command and other:
            complaint([*entries[:number], entry.replace(command, other), *entries[number + 1 :]])


@by_game
def test_any_changed_seal_is_found(name: str) -> None:
    entries = whole(name).entries
    for number, entry in enumerate(entries, 1):
        if b'"line":"seal"' in entry:
            for old, new in (
                (b'"totals":[', b'"totals":[9'),
                (b'"events":"', b'"events":"0'),
                (b'"round":', b'"round":1'),
            ):
                error = complaint([*entries[: number - 1], entry.replace(old, new, 1), *entries[number:]])
                assert error.number == number


@settings(max_examples=300)
@given(st.sampled_from(GAMES), st.data())
def test_whatever_byte_is_damaged_nothing_but_a_journal_error_comes_of_it(
    name: str, data: st.DataObject
) -> None:
    entries = whole(name).entries
    number = data.draw(st.integers(0, len(entries) - 1))
    entry = bytearray(entries[number])
    entry[data.draw(st.integers(0, len(entry) - 2))] = data.draw(st.integers(0, 255))
    damaged = [*entries[:number], bytes(entry), *entries[number + 1 :]]
    with suppress(JournalError):  # and no other: what still makes sense is played as it stands
        list(Replay(damaged))
    with suppress(JournalError):
        wake(damaged, list[bytes]().append)


HEADERS = {
    "this is no pellmell journal": [
        b"",
        b"\n",
        b"GIF89a",
        b"[1, 2]",
        b'{"game":"chess"}',
        b'{"journal":0}',
        b"[" * 9999,
    ],
    "a journal begins with its match": [b'{"line":"end","journal":1,"moves":0}'],
    "written by a newer pellmell (journal 2; this one reads up to 1)": [
        b'{"journal":2,"wholly":"different"}'
    ],
}


@pytest.mark.parametrize(
    ("reason", "header"), [(why, entry) for why, entries in HEADERS.items() for entry in entries]
)
def test_foreign_and_newer_files_are_told_apart(reason: str, header: bytes) -> None:
    error = complaint([header])
    assert (error.number, error.reason) == (1, reason)


def test_an_empty_file_is_no_journal() -> None:
    assert complaint([]).reason == "this is no pellmell journal"


@by_game
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"version":1', b'"version":99', "played by version 99 of "),
        (b'"game":"', b'"game":"un', "unknown game 'un"),
        (b'"pace":"human"', b'"pace":"quick"', "pace"),
        (b'"pace":"human"', b'"hats":"human"', "hats"),
        (b'"players":[', b'"players":[{"name":""},', "no line of a journal: "),
        (b'"players":[', b'"guests":[', "no line of a journal: "),
        (b'"line":"match"', b'"line":"end"', "no line of a journal: "),
        (b'"line":"match"', b'"host":7,"line":"match"', "there is no seat 7"),
    ],
)
def test_a_header_that_cannot_be_played_says_why(name: str, old: bytes, new: bytes, reason: str) -> None:
    first, *rest = whole(name).entries
    assert old in first
    error = complaint([first.replace(old, new, 1), *rest])
    assert error.number == 1
    assert reason in error.reason


@by_game
def test_nothing_comes_after_the_end(name: str) -> None:
    entries = whole(name).entries
    for entry in (entries[1], entries[-1]):
        error = complaint([*entries, entry])
        assert (error.number, error.reason) == (len(entries) + 1, "nothing comes after the end of a match")
