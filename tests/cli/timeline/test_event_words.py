import pytest
from msgspec import Struct
from rich.text import Text

from pellmell.cli.timeline.event_words import derived, told, won
from pellmell.kit.cards import parse_card
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Event
from pellmell.kit.seats import Seat
from pellmell.play.messages import BotTookOver, CountdownEnded, WentAway
from pellmell.testing.selection import games_for
from tests.cli.timelines import timeline_of

NAMES = ["Ash", "Birch", "Cedar", "Elm"]


class Spot(Struct, frozen=True):
    column: int
    colour: Colour


class MarbleRolled(Event, frozen=True):
    """What a game that nobody has written yet might say."""

    seat: Seat
    marble: object
    to: Spot
    again: bool = False
    others: tuple[int, ...] = ()


def test_events_of_an_unknown_game() -> None:
    event = MarbleRolled(1, parse_card("r7"), Spot(2, Colour.BLUE))
    assert derived(event, NAMES) == "Birch marble rolled: marble r7, to 2 blue"
    event = MarbleRolled(0, "[red]", Spot(2, Colour.BLUE), again=True, others=(1, 2, 3, 4, 5))
    assert derived(event, NAMES) == r"Ash marble rolled: marble \[red], to 2 blue, again, others (5)"


def test_events_of_the_table() -> None:
    assert derived(WentAway(2), NAMES) == "Cedar went away"
    assert derived(BotTookOver(3), NAMES) == "Elm bot took over"
    assert derived(CountdownEnded(), NAMES) == "countdown ended"


def test_winners() -> None:
    assert won([2], NAMES) == "Cedar wins the match"
    assert won([0, 1, 3], NAMES) == "Ash, Birch and Elm share the win"


@pytest.mark.parametrize("game", [game.name for game in games_for(4)])
def test_everything_that_happens_in_a_match_is_told_in_one_short_line(game: str) -> None:
    timeline = timeline_of(game)
    timeline.load()
    for event in (event for step in timeline.steps for event in step.events):
        words = Text.from_markup(told(event, timeline.game, timeline.names))
        assert "\n" not in words.plain
        assert words.cell_len <= 70
