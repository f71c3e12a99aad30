"""A journal played again is what was played; a broken one says where and why."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pellmell.kit.phases import Phase
from pellmell.play.journal import Recorder
from pellmell.play.replay import JournalError, Replay
from pellmell.play.waking import wake
from tests.play.journals import GAMES, Evening, by_game, evening, matches, text, whole


def replayed(lines: list[bytes]) -> Evening:
    """The journal played again, and written down again."""
    replay = Replay(lines, unfinished=True)
    again = Evening(replay.match, "")
    for step in replay:
        again.told.append(step.events)
        again.texts.append(text(replay.match))
    return again


def rerecorded(lines: list[bytes]) -> list[bytes]:
    replay, written = Replay(lines, unfinished=True), list[bytes]()
    twin = Replay(lines, unfinished=True).match
    recorder = Recorder(twin, written.append, replay.header.carry)
    for step in replay:
        recorder.perform(step.seat, step.command, step.at)
    return written


def complaint(lines: list[bytes]) -> JournalError:
    with pytest.raises(JournalError) as caught:
        list(Replay(lines))
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert "\n" not in error.reason
    return error


def check_replay(played: Evening) -> None:
    again = replayed(played.lines)
    assert again.told == played.told
    assert again.texts == played.texts
    assert again.match.totals == played.match.totals
    assert rerecorded(played.lines) == played.lines


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
    replay = Replay(whole(name).lines)
    list(replay)
    assert replay.match.phase is Phase.OVER
    assert replay.match.winners == whole(name).match.winners


@by_game
def test_a_journal_that_is_cut_off_says_so(name: str) -> None:
    lines = whole(name).lines
    for cut in range(1, len(lines)):
        assert complaint(lines[:cut]).line in (cut, cut + 1)
    for cut in range(1, len(lines[-1]) - 1):
        error = complaint([*lines[:-1], lines[-1][:cut]])
        assert (error.line, error.reason) == (
            len(lines),
            "not a whole line of JSON: the file was cut off or damaged here",
        )


@by_game
def test_a_journal_that_is_still_written_can_be_watched(name: str) -> None:
    lines = whole(name).lines
    for cut in range(1, len(lines), 7):
        list(Replay(lines[:cut], unfinished=True))


@by_game
def test_swapped_lines_are_found(name: str) -> None:
    lines = whole(name).lines
    for first in range(len(lines) - 1):
        swapped = [*lines]
        swapped[first], swapped[first + 1] = lines[first + 1], lines[first]
        if swapped != lines:
            assert complaint(swapped).line >= first + 1


@by_game
def test_a_line_that_is_missing_or_there_twice_is_found(name: str) -> None:
    lines = whole(name).lines
    for number in range(len(lines)):
        complaint(lines[:number] + lines[number + 1 :])
        complaint([*lines[:number], lines[number], *lines[number:]])


@by_game
def test_any_changed_seat_time_or_command_is_found(name: str) -> None:
    """If not at once, then by the seal of its round."""
    lines = whole(name).lines
    for number, line in enumerate(lines):
        if b'"line":"move"' in line:
            at = line.partition(b'"at":')[2].partition(b",")[0]
            later = b'"at":%d,' % (int(at) + 1)
            for old, new in (
                (b'"seat":0', b'"seat":1'),
                (b'"seat":1', b'"seat":7'),
                (b'"at":', b'"at":1'),
                (b'"at":' + at + b",", later),
            ):
                if old in line:
                    complaint([*lines[:number], line.replace(old, new, 1), *lines[number + 1 :]])


@by_game
def test_any_changed_card_is_found(name: str) -> None:
    """Whatever a move says is replaced by what another move of its kind says."""
    lines = whole(name).lines
    commands = [line[line.index(b'"command"') :] if b'"command"' in line else b"" for line in lines]
    for number, (line, command) in enumerate(zip(lines, commands, strict=True)):
        kind = command.partition(b",")[0]
        other = next((c for c in commands if c != command and c.startswith(kind + b",")), None)
        if command and other:
            complaint([*lines[:number], line.replace(command, other), *lines[number + 1 :]])


@by_game
def test_any_changed_seal_is_found(name: str) -> None:
    lines = whole(name).lines
    for number, line in enumerate(lines, 1):
        if b'"line":"seal"' in line:
            for old, new in (
                (b'"totals":[', b'"totals":[9'),
                (b'"events":"', b'"events":"0'),
                (b'"round":', b'"round":1'),
            ):
                error = complaint([*lines[: number - 1], line.replace(old, new, 1), *lines[number:]])
                assert error.line == number


@settings(max_examples=300)
@given(st.sampled_from(GAMES), st.data())
def test_whatever_byte_is_damaged_nothing_but_a_journal_error_comes_of_it(
    name: str, data: st.DataObject
) -> None:
    lines = whole(name).lines
    number = data.draw(st.integers(0, len(lines) - 1))
    line = bytearray(lines[number])
    line[data.draw(st.integers(0, len(line) - 2))] = data.draw(st.integers(0, 255))
    damaged = [*lines[:number], bytes(line), *lines[number + 1 :]]
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
    "written by a newer pellmell (journal 2; this one reads up to 1)": [
        b'{"journal":2,"wholly":"different"}'
    ],
}


@pytest.mark.parametrize(
    ("reason", "header"), [(why, line) for why, lines in HEADERS.items() for line in lines]
)
def test_foreign_and_newer_files_are_told_apart(reason: str, header: bytes) -> None:
    error = complaint([header])
    assert (error.line, error.reason) == (1, reason)


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
    first, *rest = whole(name).lines
    assert old in first
    error = complaint([first.replace(old, new, 1), *rest])
    assert error.line == 1
    assert reason in error.reason


@by_game
def test_nothing_comes_after_the_end(name: str) -> None:
    lines = whole(name).lines
    for line in (lines[1], lines[-1]):
        error = complaint([*lines, line])
        assert (error.line, error.reason) == (len(lines) + 1, "nothing comes after the end of a match")
