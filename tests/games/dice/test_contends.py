"""Who was quicker: which event took the place that a command aimed at."""

import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.messages import Place, Roll
from pellmell.kit.messages import Event, Frozen, RaceStopped
from pellmell.kit.phases import Ending
from pellmell.play.referee import Referee, Standing
from pellmell.play.virtual_times import HAND_MS
from tests.games.dice.table import at, perform, racing

RACE = "r: y: g: b: / a r1 y1 / b r1 y1 b2"


@pytest.mark.parametrize(
    ("tried", "done", "taken"),
    [("r1", "b r1", True), ("r1", "b y1", False), ("r2", "b r1", False), ("roll", "b r1", False)],
)
def test_a_place_of_a_row_is_taken(tried: str, done: str, taken: bool) -> None:
    (event,) = perform(at(RACE), done)
    assert GAME.contends(GAME.notation.command(tried), event) is taken


def test_a_roll_takes_nothing() -> None:
    (event,) = perform(at(RACE), "b roll")
    assert not GAME.contends(GAME.notation.command("r1"), event)


def test_no_die_is_told_ahead() -> None:
    assert [racing(2).ahead(seat) for seat in (0, 1)] == [None, None]


@pytest.mark.rule("ALL-3", "ALL-9")
def test_a_rival_is_who_is_here_and_has_the_same_die() -> None:
    (event,) = perform(at(RACE), "b r1")
    position = at(RACE)
    assert position.could_take(0, event)
    assert not at(RACE.replace("a r1", "a r2")).could_take(0, event)
    position.happen(position.missing(0, for_good=True))
    assert not position.could_take(0, event)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(("tried", "builds"), [("r2", True), ("r3", False), ("y2", False), ("roll", False)])
def test_the_next_die_of_the_row_continues_the_own_one(tried: str, builds: bool) -> None:
    (event,) = perform(at(RACE), "b r1")
    assert at(RACE).continues(GAME.notation.command(tried), event) is builds


def test_a_roll_is_nothing_to_go_on_from() -> None:
    (event,) = perform(at(RACE), "b roll")
    assert not at(RACE).continues(GAME.notation.command("r2"), event)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(
    ("done", "tried", "answered"),
    [
        ("b r1", "r2", True),
        ("b y1", "r2", False),
        ("a roll", "r2", True),
        ("b roll", "r2", False),
        ("a roll", "roll", False),  # whatever comes up, one may roll again
    ],
)
def test_nobody_means_a_die_before_its_place_is_there_or_it_is_rolled(
    done: str, tried: str, answered: bool
) -> None:
    position = at(RACE)
    (event,) = perform(position, done)
    assert position.answers(0, GAME.notation.command(tried), event) is answered


@pytest.mark.rule("ALL-3")
def test_no_hand_places_a_die_within_225_ms_of_the_own_roll() -> None:
    position = at(RACE)
    referee, standing = Referee(human_pace=False, window=200), Standing(position, [200, 20])
    roll = referee.submit(0, Roll(), arrival=1000, rtt=200, standing=standing)
    (decided,) = referee.due(1000, standing)
    referee.happened(decided, position.perform(0, Roll()))
    placed = referee.submit(0, Place(position.dice[0][0]), arrival=1300, rtt=200, standing=standing)
    assert roll is decided
    assert placed.made == 1000 + HAND_MS


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize(("command", "asked"), [("roll", False), ("r1", True)])
def test_the_referee_need_not_ask_who_else_would_roll_these_dice(command: str, asked: bool) -> None:
    assert GAME.notation.command(command).contested is asked


@pytest.mark.rule("ALL-5")
@pytest.mark.parametrize("event", [RaceStopped(Ending.STOP, 0), Frozen()])
def test_whatever_stops_or_freezes_the_race_ends_it_for_everybody(event: Event) -> None:
    assert at(RACE).would_end(event)
