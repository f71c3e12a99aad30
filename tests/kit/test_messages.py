"""What every game says alike: commands, events, refusals, phases."""

import msgspec
import pytest

from pellmell.kit.messages import (
    Command,
    Departed,
    EndRound,
    Event,
    Frozen,
    Gesture,
    RaceStopped,
    Scored,
    Thawed,
    TimeUp,
    snake,
)
from pellmell.kit.phases import WHY_NOT, Ending, Phase
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.round_result import RoundResult
from tests.rules.ids import stated

SAID: list[tuple[Command | Event, bytes]] = [
    (TimeUp("start"), b'{"do":"time_up","timer":"start"}'),
    (EndRound(), b'{"do":"end_round"}'),
    (RaceStopped(Ending.STOP, by=2), b'{"event":"race_stopped","ending":"stop","by":2}'),
    (RaceStopped(Ending.VOTE), b'{"event":"race_stopped","ending":"vote"}'),
    (Frozen(), b'{"event":"frozen"}'),
    (Thawed(), b'{"event":"thawed"}'),
    (Departed(1), b'{"event":"departed","seat":1}'),
    (
        Scored(RoundResult(Ending.STOP, [1, -1], [{"others": 1}, {"left": -1}], by=0)),
        b'{"event":"scored","result":{"ending":"stop","points":[1,-1],'
        b'"parts":[{"others":1},{"left":-1}],"by":0}}',
    ),
]


@pytest.mark.parametrize(("message", "line"), SAID)
def test_a_message_is_one_line_of_a_journal(message: Command | Event, line: bytes) -> None:
    assert msgspec.json.encode(message) == line
    assert msgspec.json.decode(line, type=type(message)) == message


def test_tags_are_names_in_small_letters() -> None:
    assert [snake(name) for name in ("Turn", "TimeUp", "AllRolled")] == ["turn", "time_up", "all_rolled"]


@pytest.mark.rule("ALL-4")
def test_what_a_human_hand_needs() -> None:
    assert {gesture.name: gesture.value for gesture in Gesture} == {
        "PLACE": 80,
        "TURN": 200,
        "ROLL": 600,
        "SHOUT": 0,
    }
    assert Command.gesture is Gesture.PLACE


def test_a_command_belongs_to_the_race_unless_it_says_otherwise() -> None:
    assert Command.phases == {Phase.RACING}


def test_every_phase_says_why_not_by_a_rule_that_there_is() -> None:
    assert set(WHY_NOT) == set(Phase)
    assert {rule for rule, _ in WHY_NOT.values()} <= {rule for rule in stated() if rule.startswith("ALL-")}


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("DIC-6", "the red row wants a 1 first")
    assert (refusal.rule, refusal.reason) == ("DIC-6", "the red row wants a 1 first")
    assert str(refusal) == "the red row wants a 1 first (DIC-6)"


@pytest.mark.rule("ALL-3")
def test_who_was_too_late_hears_who_was_quicker() -> None:
    late = TooLate(1)
    assert (late.rule, late.by, late.reason) == ("ALL-3", 1, "too late: b was quicker")
    assert TooLate(1, "too late: the row is full").reason == "too late: the row is full"


@pytest.mark.rule("ALL-3")
def test_others_may_want_the_same_unless_a_command_says_otherwise_or_is_the_houses() -> None:
    class Take(Command, frozen=True):
        """Says nothing about it."""

    assert Take().contested
    assert not TimeUp("start").contested
    assert not EndRound().contested
