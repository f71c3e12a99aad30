"""A bot that plays like a person: it needs time, knows what it saw, and sees nothing that lies face down."""

from collections import Counter
from itertools import pairwise
from statistics import mean, median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pellmell.bots.levels import SCALE, STEPS, Level
from pellmell.bots.player import BotPlayer, cast, greedy, person
from pellmell.bots.reaction_times import ReactionTimes
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Gesture, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE, Seat
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match
from pellmell.testing.selection import games_for

by_game = pytest.mark.parametrize("game", games_for(3, rounds=3), ids=lambda game: game.name)
by_level = pytest.mark.parametrize("level", STEPS)
TIMES = 1000


def stream(*name: str | int) -> Stream:
    return Chance(seed_from("person")).stream(*name)


def seated(game: AnyGame, seat: Seat, level: Level, seed: str = "person") -> BotPlayer:
    return person(game, seat, Chance(seed_from(seed)).stream("bot", seat), SCALE[STEPS.index(level)])


def racing(game: AnyGame, players: int = 2, seed: str = "deal") -> Position:
    position = game.deal(game.options(), players, Chance(seed_from(seed)))
    for _ in range(20):
        if position.phase is Phase.RACING:
            break
        for timer in position.timers():
            position.perform(HOUSE, TimeUp(timer))
        for seat in range(players):
            legal = position.legal(seat) if position.phase is Phase.PREPARING else []
            if legal:
                position.perform(seat, legal[0])
    assert position.phase is Phase.RACING
    return position


def played(position: Position, bots: list[BotPlayer], steps: int, seen: Any = None) -> list[Command | None]:
    """What the bots do, in turn; those who want something that does not fit any more are refused."""
    choices: list[Command | None] = []
    for number in range(steps):
        bot = bots[number % len(bots)]
        bot.think_ms()
        command = bot.choose((seen or position).view())
        choices.append(command)
        if command is not None and position.phase is Phase.RACING:
            try:
                position.perform(bot.seat, command)
            except (Refusal, Malformed):
                continue
    return choices


@by_level
@by_game
def test_what_lies_face_down_changes_nothing(game: AnyGame, level: Level) -> None:
    """Two rounds that look the same until the next card is turned: the same looks, the same decision."""
    for number in range(5):
        position = racing(game, seed=f"face down {number}")
        one, other = (seated(game, 0, level) for _ in range(2))
        imagined = position.imagined(Chance(seed_from(f"otherwise {number}")))
        for _ in range(30):
            chosen, imagining = one.choose(position.view()), other.choose(imagined.view())
            assert chosen == imagining
            assert one.think_ms() == other.think_ms()
            if chosen is not None:
                break


@by_game
def test_the_same_seed_gives_the_same_player(game: AnyGame) -> None:
    def moves(seed: str) -> list[tuple[int, Command]]:
        match = Match(game, game.options(), bot_players(2))
        arena = Arena(match, Chance(seed_from(seed)), cast=[cast(Level.ADULT)] * 2)
        return [(moment.at, moment.command) for moment in arena.play(1)]

    assert moves("same") == moves("same")
    assert moves("same") != moves("another")


@by_game
def test_own_cards_are_looked_at_on_the_way_to_the_next_look(game: AnyGame) -> None:
    """Who looks there is not woken for it, and sees them all the same; and nobody goes back in time."""
    position = racing(game, seed="on the way")
    bot = seated(game, 0, Level.ADULT)
    looks: list[list[str]] = [[]]
    mind: Any = vars(bot)["_mind"]
    look = mind.look

    def noted(view: Any, place: str) -> int:
        looks[-1].append(place)
        return int(look(view, place))

    mind.look = noted
    for _ in range(40):
        assert bot.think_ms() >= 0
        command = bot.choose(position.view())
        looks.append([])
        if command is not None:
            break
    together = [places for places in looks if places]
    assert {place for places in together for place in places} <= mind.places.keys()
    for places in together:
        assert all(place in mind.own_places for place in places[:-1])


@by_level
@by_game
def test_a_round_comes_to_its_end(game: AnyGame, level: Level) -> None:
    match = Match(game, game.options(), bot_players(3))
    for _ in Arena(match, Chance(seed_from("to the end")), cast=[cast(level)] * 3).play(1):
        pass
    assert match.round == 1
    assert match.phase in {Phase.SCORED, Phase.OVER}


@by_game
def test_persons_and_greed_sit_at_one_table(game: AnyGame) -> None:
    match = Match(game, game.options(), bot_players(2))
    for _ in Arena(match, Chance(seed_from("mixed")), cast=[cast(Level.CHAMPION), greedy]).play(2):
        pass
    assert match.round == 2


def acts(game: AnyGame, level: Level) -> list[int]:
    """The times between a seat's own commands."""
    match = Match(game, game.options(), bot_players(2))
    arena = Arena(match, Chance(seed_from("rhythm")), cast=[cast(level)] * 2)
    at = [moment.at for moment in arena.play(3) if moment.seat == 0]
    return [later - earlier for earlier, later in pairwise(at) if later - earlier < 20_000]


@by_game
def test_there_is_no_rhythm_in_it(game: AnyGame) -> None:
    gaps = acts(game, Level.ADULT)
    _, often = Counter(gap // 20 for gap in gaps).most_common(1)[0]
    assert often < len(gaps) / 8


@by_game
def test_a_child_snatches_nothing_away(game: AnyGame) -> None:
    assert min(acts(game, Level.CHILD)) >= 250


@by_level
def test_now_and_then_somebody_takes_much_longer(level: Level) -> None:
    chance = stream("tail")
    times = sorted(SCALE[STEPS.index(level)].times.act_ms(Gesture.PLACE, 2, chance) for _ in range(TIMES))
    middle = median(times)
    assert mean(times) > middle
    assert times[-1] - middle > 2 * (middle - times[0])


def test_it_takes_longer_to_search_among_many_and_to_choose_among_many() -> None:
    times, chance = ReactionTimes(), stream("more")
    looks = [mean(times.look_ms(things, chance) for _ in range(TIMES)) for things in (2, 8, 24)]
    assert looks == sorted(looks)
    choices = [mean(times.act_ms(Gesture.PLACE, n, chance) for _ in range(TIMES)) for n in (1, 3, 9)]
    assert choices == sorted(choices)


@given(st.floats(0.5, 2.5), st.floats(0.5, 2.5), st.integers(0, 60), st.integers(1, 20), st.integers(0, 999))
@settings(max_examples=60, deadline=None)
def test_nobody_is_quicker_than_an_eye(
    eyes: float, hand: float, things: int, choices: int, seed: int
) -> None:
    times, chance = ReactionTimes(eyes, hand), stream(seed)
    assert times.look_ms(things, chance) >= 60 * eyes
    assert all(times.act_ms(gesture, choices, chance) >= 150 * min(eyes, hand) for gesture in Gesture)


@by_game
def test_what_was_not_looked_at_again_is_remembered_as_it_was(game: AnyGame) -> None:
    """The table stands still before the eyes while it goes on in truth: who aims at it comes too late, and
    then sees it as it is."""
    position = racing(game, players=2)
    bots = [seated(game, seat, Level.REGULAR) for seat in range(2)]
    frozen = position.view()
    for _ in range(40):
        bots[0].choose(frozen)
    assert any(command is not None for command in played(position, bots, 60))
