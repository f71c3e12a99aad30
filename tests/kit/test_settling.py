"""What people have chosen is kept apart from the defaults, which follow the number of players."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import pytest
from msgspec import UNSET, Meta

from pellmell.catalogue import all_games
from pellmell.kit.game import AnyGame
from pellmell.kit.lengths import USUAL, Lengths
from pellmell.kit.options import Options, OptionValue, Rounds
from pellmell.kit.refusal import BadOptions
from pellmell.kit.settling import chosen_options, options_of, settled

by_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


class Sample(Options, frozen=True, kw_only=True):
    points: Annotated[int, Meta(ge=1, le=99, description="that win")] = 50
    doors: Annotated[Literal["open", "shut"], Meta(description="of the hall")] = "open"
    rounds: Rounds = UNSET


class Hall(AnyGame):
    """Its options alone: nobody plays it."""

    seats = range(2, 5)
    options = Sample
    goals = ("rounds", "points")
    lengths = Lengths(short={2: 4, 3: 3, 4: 3}, medium={2: 9, 3: 8, 4: 7})

    def defaults(self, players: int) -> Mapping[str, OptionValue]:
        return {"doors": "shut"} if players == 2 else {}

    def is_over(self, options: Sample, rounds: int, totals: Sequence[int]) -> bool:
        raise NotImplementedError

    deal = see = sketch = mind = strengths = start = carries = is_over  # type: ignore[assignment]


HALL = Hall()


def test_nobody_has_chosen_anything() -> None:
    assert settled(HALL, {}, 2) == Sample(length=USUAL, rounds=4, doors="shut")
    assert settled(HALL, {}, 4) == Sample(length=USUAL, rounds=3)


def test_before_enough_are_there_it_is_as_for_the_fewest() -> None:
    assert settled(HALL, {}, 0) == settled(HALL, {}, 2)


def test_a_choice_stays_whoever_comes() -> None:
    for players in HALL.seats:
        assert settled(HALL, {"doors": "open", "length": "round"}, players) == Sample(
            length="round", rounds=1
        )


def test_the_rulebooks_length_is_the_rulebooks_goal() -> None:
    assert settled(HALL, {"length": "rulebook"}, 4) == Sample(length="rulebook")


@pytest.mark.parametrize("own", [{"points": 20}, {"points": 50}, {"rounds": 7}])
def test_who_says_how_far_it_goes_needs_no_length(own: dict[str, object]) -> None:
    assert settled(HALL, own, 4) == Sample(**own)  # type: ignore[arg-type]


def test_a_length_and_a_goal_of_ones_own_contradict_each_other() -> None:
    with pytest.raises(BadOptions, match="option points=20: how far a match goes is said by length=short"):
        chosen_options(HALL, {"length": "short", "points": 20}, 2)


def test_all_that_is_set_may_be_said_again() -> None:
    """As a client does that changes one thing of it."""
    again = {"length": "short", "points": 50, "rounds": 4, "doors": "open"}
    assert chosen_options(HALL, again, 2) == {"length": "short", "doors": "open"}
    assert chosen_options(HALL, {"points": "20"}, 2) == {"points": 20}


def test_the_default_of_each_number_of_players_is_told() -> None:
    told = {of_game.option.name: of_game for of_game in options_of(HALL)}
    assert told["doors"][1:] == (["shut", "open", "open"], "open; shut with 2 players")
    assert told["length"][1:] == (["short"] * 3, "short")
    assert told["length"].option.official == "rulebook"
    assert told["points"][1:] == (None, "50")
    assert told["rounds"][1:] == (None, "")


@by_game
def test_every_length_of_every_game_but_the_rulebooks_has_an_end_whatever_the_points(game: AnyGame) -> None:
    for players in game.seats:
        nothing = [0] * players
        for length in ("round", "short", "medium"):
            options = settled(game, {"length": length}, players)
            options.check(players)
            rounds = game.lengths.rounds(length, players)
            assert rounds is not None
            assert not game.is_over(options, rounds - 1, nothing)
            assert game.is_over(options, rounds, nothing)
        assert settled(game, {}, players).length == USUAL != "rulebook"


@by_game
def test_the_lengths_of_a_game_that_was_measured_are_what_they_are_called(game: AnyGame) -> None:
    """For adults: about five minutes, and about fifteen."""
    for players in game.lengths.seconds:
        short, medium = (game.lengths.shown_seconds(length, players)[2] for length in ("short", "medium"))
        assert 4 * 60 <= short <= 6 * 60
        assert 13 * 60 <= medium <= 17 * 60
