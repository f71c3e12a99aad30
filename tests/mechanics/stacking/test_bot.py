"""The greedy bot: what it does is legal, and it brings a round to its end."""

import pytest

from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.lab.simulate import Plan, play_match
from pellmell.lab.tally import SimulationTally
from pellmell.mechanics.stacking.bot import GreedyStacker
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.position import StackingPosition
from tests.mechanics.stacking.table import IDLE, both, happens, race, started

OPTIONS: list[dict[str, object]] = [
    {},
    {"advanced": True, "stop": "called"},
    {"mistakes": "called", "blocked": "rotate"},
]


def choice(game: AnyStackingGame, text: str, **options: object) -> str:
    command = GreedyStacker().choose(race(game, text, **options).view(), 0, Chance(b"").stream("bot"))
    return "waits" if command is None else game.notation.command_text(command)


@pytest.mark.parametrize(
    ("before", "chosen"),
    [
        (f"middle r:b g:b / a stock y7 r2 row g2 hand y8 / {IDLE}", "r2 > 0:r1"),
        (f"middle r:b g:b / a stock y7 y6 row g2 b1 hand y8 / {IDLE}", "g2 > 1:g1"),
        (f"middle r:b / a stock y7 y6 row b1 hand y8 / {IDLE}", "b1 new"),
        (f"middle r:b / a stock y7 y6 row b9 hand r2 | y8 / {IDLE}", "r2 > 0:r1"),
        (f"middle r:b / a stock y7 y6 row b9 hand y8 / {IDLE}", "turn"),
        (f"middle r:b / a stock y7 y6 row b9 hand / {IDLE}", "waits"),
        (f"stopped: middle r:b ended vote / a stock y7 r2 row b9 hand / {IDLE}", "waits"),
    ],
)
@both
def test_it_plays_the_stock_first_then_the_row_then_the_hand(
    game: AnyStackingGame, before: str, chosen: str
) -> None:
    assert choice(game, before) == chosen


@both
def test_it_builds_calls_and_stops_where_the_table_has_it(game: AnyStackingGame) -> None:
    assert choice(game, f"middle / a stock y7 g8 row b9 hand / {IDLE}", advanced=True) == "g8 row 0:b9"
    assert choice(game, f"middle r:b+y8b / a stock y7 r2 row g2 hand / {IDLE}", mistakes="called") == "dutch"
    assert choice(game, f"middle r:b / a stock row r2 hand / {IDLE}", stop="called") == "stop"


COLLECTING = [
    ("automatic", "middle r:b g:b / a stock r2 row g2 hand y8 g3 | y9", "turn"),
    ("automatic", "middle r:b g:b / a stock r2 row r3 hand y8 g2 | y9", "g2 > 1:g1"),
    ("called", "middle r:b g:b / a stock row g2 hand y8 y7 | y9", "g2 > 1:g1"),
    ("called", "middle r:b g:b / a stock row g5 hand y8 y7 | y9", "turn"),
]


@pytest.mark.parametrize(("stop", "before", "chosen"), COLLECTING)
@both
def test_one_of_two_lays_cards_of_the_hand_before_it_ends_a_round(
    game: AnyStackingGame, stop: str, before: str, chosen: str
) -> None:
    assert choice(game, f"{before} / {IDLE}", stop=stop, blocked="end") == chosen


ENDING = [
    (f"middle r:b / a stock r2 row g5 hand / {IDLE}", {"blocked": "end"}),
    (f"middle r:b / a stock r2 row g5 hand y8 | y9 / {IDLE}", {"blocked": "rotate"}),
    (f"middle r:b / a stock r2 row g5 hand y8 | y9 / {IDLE}", {"blocked": "end", "advanced": True}),
    (f"middle r:b / a stock r2 row g5 hand y8 | y9 / {IDLE} / c stock y9 row y1 hand", {"blocked": "end"}),
]


@pytest.mark.parametrize(("before", "options"), ENDING)
@both
def test_it_ends_the_round_at_once_with_an_empty_hand_or_where_rounds_are_seldom_blocked(
    game: AnyStackingGame, before: str, options: dict[str, object]
) -> None:
    assert choice(game, before, **options) == "r2 > 0:r1"


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 4])
@both
def test_bots_bring_a_round_to_its_end(
    game: AnyStackingGame, players: int, options: dict[str, object]
) -> None:
    position = started(game, players, "bots", **options)
    view, bot = position.view(), GreedyStacker()
    streams = [Chance(seed_from("bots")).stream(seat) for seat in range(players)]
    for number in range(5000):
        if position.phase is Phase.STOPPED:
            break
        seat = number % players
        events = play(game, position, seat, bot.choose(view, seat, streams[seat]))
        for event in events:
            view.apply(event)
    assert position.phase is Phase.STOPPED


def test_matches_of_two_bots_have_a_winner() -> None:
    tally = SimulationTally(wins=[0, 0])
    for number in range(3):
        play_match(Plan("ligretto", {}, players=2, seed="two", matches=3), number, tally)
    assert tally.given_up == 0


def play(
    game: AnyStackingGame, position: StackingPosition, seat: Seat, command: Command | None
) -> list[Event]:
    if position.phase is Phase.FROZEN:
        return happens(game, position, "house: time")
    if command is None:
        return []
    assert command in position.legal(seat)
    return position.perform(seat, command)
