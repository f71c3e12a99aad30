"""The journal keeps when commands arrived and were made, and the races that were lost."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.catalogue import find_game
from pellmell.games.dice.dice import Die
from pellmell.games.dice.messages import Place, Roll
from pellmell.kit.colours import Colour
from pellmell.kit.messages import TimeUp
from pellmell.kit.seats import HOUSE
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Heard, Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Player, Promise, Signal
from pellmell.play.replay import JournalError, Replay
from pellmell.play.waking import wake

AT = 5_000


def journal(heard: Heard, lost: bool = True) -> list[bytes]:
    """A round of dice under way: a roll that was heard so, and a die that came too late before it."""
    game, entries = find_game("dice"), list[bytes]()
    recorder = Recorder(Match(game, game.options(), [Player("Ann"), Player("Ben")]), entries.append)
    recorder.perform(HOUSE, Promise("00" * 16), 0)
    recorder.perform(HOUSE, Signal(), 0)
    recorder.perform(HOUSE, TimeUp("start"), 3_000)
    if lost:
        recorder.lose(0, Place(Die(Colour.RED, 6)), AT, Heard(4_900, 4_800), by=1)
    recorder.perform(1, Roll(), AT, heard)
    return entries


@given(st.integers(0, AT), st.integers(0, AT))
def test_what_was_heard_is_read_again(arrived: Milliseconds, made: Milliseconds) -> None:
    entries = journal(Heard(arrived, made))
    step = list(Replay(entries, unfinished=True))[-1]
    assert step.heard == Heard(arrived, made)
    assert [(late.seat, late.by, late.heard) for late in step.lost] == [(0, 1, Heard(4_900, 4_800))]
    assert wake(entries, list[bytes]().append).happened == wake(entries, list[bytes]().append).happened


def test_what_goes_without_saying_is_not_written() -> None:
    assert b"arrived" not in journal(Heard(AT, AT), lost=False)[-1]
    assert b'"arrived"' not in journal(Heard(AT, 4_000))[-1]
    assert b'"made":4000' in journal(Heard(AT, 4_000))[-1]


def test_a_race_that_nobody_lost_is_no_line_of_the_journal() -> None:
    entries = journal(Heard(AT, AT))
    late = msgspec.json.decode(entries[-2])
    late["command"] = {"do": "roll"}
    with pytest.raises(JournalError, match="nobody was quicker"):
        list(Replay([*entries[:-2], msgspec.json.encode(late), entries[-1]], unfinished=True))


def test_a_lost_race_cannot_be_taken_out_of_a_sealed_round() -> None:
    """The fingerprint of a seal covers it."""
    told = [journal(Heard(AT, AT), lost) for lost in (True, False)]
    prints: list[str] = []
    for entries in told:
        recorder = wake(entries, list[bytes]().append)
        prints.append(recorder.fingerprint.hexdigest())
    assert prints[0] != prints[1]
