"""A journal wakes a match from its last seal on; a broken one says where and why."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.refusal import Malformed
from pellmell.kit.seats import HOUSE
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Promise
from pellmell.play.replay import JournalError, Replay
from pellmell.play.waking import Tail, at_once, tail_of, wake, waking, waking_redealt
from pellmell.testing import quickest
from tests.play.journals import GAMES, Evening, by_game, evening, matches, text, whole

EDITS = {  # what a seal says last counts, so that an edit can be added before its `moves`
    b'"round":0,': "there is no round 0",
    b'"totals":[1000],': "totals [1000] are not those of",
    b'"totals":[],': "totals [] are not those of",
    b'"winners":[99],': "winners [99] does not follow from the rest",
    b'"result":{"ending":"stop","points":[],"parts":[]},': "does not have 0 entries",
    b'"result":{"ending":"stop","points":[1,2,3,4,5,6,7,8,9,10,11,12,13],"parts":[]},': "13 entries",
    b'"players":[{"name":"Ash"}],': "not for 1 players",
    b'"host":99,': "there is no seat 99",
    b'"host":-1,': "there is no seat -1",
    b'"bots":[99],': "there is no seat 99",
    b'"away":[99],': "there is no seat 99",
    b'"gone":[-1],': "there is no seat -1",
    b'"gone":[0,0],': "gone [0, 0] does not follow",
    b'"at":-1,': "no move ends round",
    b'"at":123456789,': "no move ends round",
}

REDEAL = b'{"line":"redeal","version":1}\n'
KEPT = [name for name in GAMES if find_game(name).keep_type]


@settings(max_examples=30)
@given(matches, st.data())
def test_a_table_that_wakes_up_goes_on_as_if_it_had_never_slept(
    match: tuple[str, int, int, str], data: st.DataObject
) -> None:
    entries = evening(*match).entries
    cut = data.draw(st.integers(1, len(entries)))
    written = list(entries[:cut])
    woken = wake(entries[:cut], written.append)
    for step in list(Replay(entries, unfinished=True))[
        sum(b'"line":"move"' in entry for entry in entries[:cut]) :
    ]:
        assert woken.perform(step.seat, step.command, step.at) == step.events
    assert written == entries


@by_game
def test_a_seal_or_end_that_was_not_written_any_more_is_written_on_waking(name: str) -> None:
    entries = whole(name).entries
    for cut in range(1, len(entries) + 1):
        written = entries[:cut]
        wake(entries[:cut], written.append)
        moves = sum(b'"line":"move"' in entry for entry in written)
        assert written == entries[: len(written)]
        assert len(written) == len(entries) or b'"line":"move"' in entries[len(written)]
        assert moves == sum(b'"line":"move"' in entry for entry in entries[:cut])


def with_round(name: str) -> Evening:
    return next(
        found
        for seed in range(100)
        if (found := evening(name, find_game(name).seats[0], 1, f"rounds {seed}")).match.round > 1
    )


@by_game
def test_sealed_rounds_are_not_played_again(name: str) -> None:
    entries = with_round(name).entries
    last = last_seal(entries)
    sealed = [re.sub(rb'"command":.*', b'"command":{"do":"roll over"}}', entry) for entry in entries[:last]]
    assert sealed != entries[:last]
    assert text(wake(sealed + entries[last:], print).match) == text(wake(entries, print).match)


@by_game
def test_of_what_comes_before_the_last_seal_next_to_nothing_is_read(name: str) -> None:
    entries = with_round(name).entries
    last = last_seal(entries)
    tail = tail_of(entries)
    assert [tail.header, tail.closing, tail.seal, *tail.entries] == [entries[0], *entries[last - 1 :]]
    assert text(at_once(waking(tail, print)).match) == text(wake(entries, print).match)


def test_of_several_redeals_the_last_one_before_the_seal_counts() -> None:
    redeals = [b'{"line":"redeal","version":%d}' % version for version in (1, 2, 3, 4)]
    entries = [b"header", *redeals[:3], b"closing", b'{"line":"seal","round":1}', redeals[3]]
    assert tail_of(entries).redeal == redeals[2]
    assert tail_of([b"header", *redeals]).redeal == b""


@by_game
def test_a_match_is_woken_entry_by_entry(name: str) -> None:
    entries = whole(name).entries[: last_seal(whole(name).entries)]
    tail = tail_of(entries)
    assert sum(1 for _ in waking(tail, print)) == len(tail.entries)


@by_game
def test_a_damaged_journal_does_not_wake(name: str) -> None:
    entries = with_round(name).entries
    for number, wrong in (
        (len(entries), entries[0]),
        (len(entries), whole(name).entries[-1]),
        (0, b"GIF89a"),
    ):
        with pytest.raises(JournalError, match=f"line {number + 1}: "):
            wake([*entries[:number], wrong], print)


@by_game
def test_time_does_not_run_backwards_after_waking(name: str) -> None:
    entries = with_round(name).entries
    woken = wake(entries[: last_seal(entries) + 1], print)
    with pytest.raises(Malformed, match="time runs backwards"):
        woken.perform(HOUSE, Promise("00" * 16), woken.match.clock.now - 1)


@by_game
@pytest.mark.parametrize(("edit", "reason"), EDITS.items())
def test_an_edited_seal_does_not_wake(name: str, edit: bytes, reason: str) -> None:
    entries = [*with_round(name).entries]
    last = last_seal(entries)
    entries[last] = entries[last].replace(b'"moves":', edit + b'"moves":')
    error = sleeper(entries)
    assert error.number == last + 1
    assert reason in error.reason


@by_game
def test_no_seal_follows_a_seal(name: str) -> None:
    entries = with_round(name).entries
    last = last_seal(entries)
    assert sleeper([*entries[:last], entries[last], entries[last]]).number == last + 2


@by_game
def test_an_end_counts_the_moves_before_it(name: str) -> None:
    entries = whole(name).entries
    wrong = entries[-1].replace(b'"moves":', b'"moves":1')
    assert sleeper([*entries[:-1], wrong]).number == len(entries)


@by_game
@pytest.mark.parametrize("garbage", [b"", b"\n", b"GIF89a", b'{"line":"mo', b'{"line":"dance"}', b"\xff\n"])
def test_garbage_where_a_match_goes_on_is_found(name: str, garbage: bytes) -> None:
    entries = [*with_round(name).entries]
    for number in (last_seal(entries) - 1, len(entries) - 1):
        assert sleeper([*entries[:number], garbage, *entries[number + 1 :]]).number == number + 1


def sleeper(entries: list[bytes]) -> JournalError:
    """Why it does not wake."""
    with pytest.raises(JournalError) as caught:
        wake(entries, print)
    assert "\n" not in caught.value.reason
    return caught.value


def last_seal(entries: list[bytes]) -> int:
    return max(number for number, entry in enumerate(entries) if b'"line":"seal"' in entry)


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("keep", [b"7", b'{"board":7}', b'{"aside":[[],[],[],[],[],[],[]]}'])
def test_what_a_seal_keeps_must_be_the_games(name: str, keep: bytes) -> None:
    entries = [*with_round(name).entries]
    last = last_seal(entries)
    entries[last] = entries[last].replace(b'"moves":', b'"keep":' + keep + b',"moves":')
    error = sleeper(entries)
    assert error.number == last + 1
    assert error.reason.startswith(f"no seal of {find_game(name).title}: ")


def test_a_journal_that_lacks_a_seal_does_not_wake() -> None:
    entries: list[bytes] = []
    match = Match(find_game("dice"), quickest(find_game("dice"), 2), bot_players(2))
    recorder = Recorder(match, entries.append)
    for _ in Arena(match, Chance(seed_from("seal")), recorder.perform).play():
        pass
    seal = next(number for number, entry in enumerate(entries) if b'"line":"seal"' in entry)
    with pytest.raises(JournalError, match="round 1 has ended, but is not sealed here"):
        wake([*entries[:seal], *entries[seal + 1 : seal + 4]], list[bytes]().append)


def until_second_round(name: str) -> list[bytes]:
    """The first round, sealed, and the first two moves of the second."""
    entries = with_round(name).entries
    first_seal = next(number for number, entry in enumerate(entries) if entry.startswith(b'{"line":"seal"'))
    return [*entries[: first_seal + 3]]


@by_game
def test_a_round_that_cannot_be_read_is_dealt_again(name: str) -> None:
    entries = [*until_second_round(name), b"garbage\n"]
    recorder = at_once(waking_redealt(tail_of(entries), entries.append))
    assert recorder.match.round == 1
    recorder.perform(HOUSE, Promise("00" * 32), recorder.match.clock.now)
    again = wake(entries, list[bytes]().append).match
    assert (again.totals, again.seed) == (recorder.match.totals, bytes(32))


@by_game
def test_the_rules_that_dealt_it_again_are_those_that_count(name: str) -> None:
    header, *rest = with_round(name).entries
    older = header.replace(b'"version":1', b'"version":0')
    assert sleeper([older, *rest]).reason.startswith("played by version 0 of ")
    assert sleeper([older, b"garbage\n", REDEAL, b"more of it\n"]).number == 4
    for entries in ([older, b"garbage\n", REDEAL, rest[0]], [older, REDEAL, *rest]):
        known = [header, *entries[entries.index(REDEAL) + 1 :]]
        assert text(wake(entries, print).match) == text(wake(known, print).match)


@by_game
def test_a_seal_is_one_and_follows_a_move(name: str) -> None:
    tail = tail_of(with_round(name).entries)
    for broken, reason in (
        (tail._replace(seal=tail.closing), "this is no seal"),
        (tail._replace(closing=tail.seal), "no move ends round"),
    ):
        with pytest.raises(JournalError, match=f"line {tail.before}: {reason}"):
            at_once(waking(broken, print))


def test_the_first_entry_after_that_of_the_match_is_the_second() -> None:
    with pytest.raises(JournalError, match="line 2: "):
        at_once(waking(Tail(whole("dice").entries[0], [b"garbage\n"]), print))


def test_a_journal_with_a_round_dealt_again_is_played_to_its_end() -> None:
    replay = Replay([*until_second_round("dice"), REDEAL], unfinished=True)
    for _ in replay:
        pass
    assert (replay.match.round, replay.match.seed) == (1, None)
