import pytest

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.phases import WHY_NOT, Phase
from pellmell.kit.refusal import Refusal
from pellmell.testing.selection import games_for
from tests.play.phases import PAGE, RULES, answers, page, scenes

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)

ALWAYS_THERE = {
    Phase.GATHERING,
    Phase.READYING,
    Phase.COUNTDOWN,
    Phase.RACING,
    Phase.PAUSED,
    Phase.STOPPED,
    Phase.OVER,
}


@by_game
def test_every_game_goes_through_the_phases_of_a_table(game: AnyGame) -> None:
    assert set(scenes(game).tables) >= ALWAYS_THERE


@pytest.mark.parametrize("game", games_for(2, rounds=2), ids=lambda game: game.name)
def test_between_two_rounds_a_table_is_scored(game: AnyGame) -> None:
    assert Phase.SCORED in scenes(game).tables


@by_game
def test_every_command_in_every_phase_is_accepted_or_refused_with_a_reason(game: AnyGame) -> None:
    """That a refusal changes nothing is checked for each of them on the way."""
    for answer in answers(game):
        if isinstance(answer.refusal, Refusal):
            assert answer.refusal.rule in RULES, answer
            assert answer.refusal.reason, answer
        assert "\n" not in str(answer.refusal), answer


@pytest.mark.rule("ALL-5", "ALL-10")
@by_game
def test_nothing_of_the_game_is_accepted_outside_its_phases(game: AnyGame) -> None:
    for answer in answers(game):
        if answer.command in game.commands and answer.phase not in answer.command.phases:
            assert answer.refusal, answer


@by_game
def test_nobody_plays_from_a_seat_that_is_not_there_nor_does_the_house(game: AnyGame) -> None:
    for answer in answers(game):
        if answer.role == "nobody" or (answer.role == "house" and answer.command in game.commands):
            assert answer.refusal, answer


@by_game
def test_every_command_of_the_game_is_accepted_somewhere(game: AnyGame) -> None:
    accepted = {answer.command for answer in answers(game) if answer.refusal is None}
    assert accepted >= set(game.commands)


def test_every_phase_says_why_a_command_has_to_wait() -> None:
    assert set(WHY_NOT) == set(Phase)
    assert all(rule in RULES and reason for rule, reason in WHY_NOT.values())


def test_the_page_of_phases_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.play.phases writes it anew"
