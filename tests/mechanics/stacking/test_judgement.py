"""What players of the stacking race make of what they have seen."""

from itertools import count, islice
from typing import Any

import pytest

from pellmell.bots.levels import Level
from pellmell.bots.plain import AllSeeing
from pellmell.bots.player import cast
from pellmell.games.ligretto import GAME as LIGRETTO
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command
from pellmell.kit.mind import PERFECT, Idea, Talent
from pellmell.kit.phases import RACING
from pellmell.lab.arena import Arena, bot_players
from pellmell.mechanics.stacking.game import AnyStackingGame
from pellmell.mechanics.stacking.judgement.mind import StackingMind
from pellmell.mechanics.stacking.judgement.slips import misplaced
from pellmell.mechanics.stacking.messages import Turn
from pellmell.mechanics.stacking.view import StackingView
from pellmell.play.match import Match
from tests.mechanics.stacking.table import IDLE, both, race

DULL = Talent(insight=0.0)


def mind(game: AnyStackingGame, talent: Talent = PERFECT) -> StackingMind:
    return game.mind(0, talent, Chance(b"").stream("mind"))


def attentive(game: AnyStackingGame, view: StackingView, talent: Talent = PERFECT) -> StackingMind:
    """Somebody who has just looked at everything."""
    player = mind(game, talent)
    look_around(player, view)
    return player


def look_around(player: StackingMind, view: StackingView) -> None:
    for place in player.places:
        player.look(view, place)


def best(player: StackingMind) -> Command:
    return max(player.ideas(RACING), key=lambda idea: idea.worth).command


def choice(game: AnyStackingGame, text: str, talent: Talent = PERFECT, **options: object) -> str:
    view = race(game, text, **options).view()
    command = AllSeeing(mind(game, talent)).choose(view, 0, Chance(b"").stream("bot"))
    return "waits" if command is None else game.notation.command_text(command)


PLAYS = [
    (f"middle r:b g:b / a stock y7 r2 row g2 hand y8 / {IDLE}", "r2 > 0:r1"),
    (f"middle r:b g:b / a stock y7 y6 row g2 b1 hand y8 / {IDLE}", "g2 > 1:g1"),
    (f"middle r:b / a stock y7 y6 row b9 hand r2 | y8 / {IDLE}", "r2 > 0:r1"),
    (f"middle r:b / a stock y7 y6 row b9 hand y8 / {IDLE}", "turn"),
    (f"middle r:b / a stock y7 y6 row b9 hand / {IDLE}", "waits"),
]


@pytest.mark.parametrize(("before", "chosen"), PLAYS)
@both
def test_it_plays_what_shortens_the_pile_that_counts_and_else_turns(
    game: AnyStackingGame, before: str, chosen: str
) -> None:
    assert choice(game, before, DULL) == chosen


@both
def test_what_somebody_else_shows_too_comes_first(game: AnyStackingGame) -> None:
    others = "b stock y9 y5 row r2 b10 y3 hand y7 / c stock y9 y4 row b10 b9 b8 hand y7"
    text = f"middle r:b g:b / a stock y9 y6 row g2 r2 b9 hand y8 / {others}"
    assert choice(game, text) == "r2 > 0:r1"


@both
def test_even_before_the_pile_that_counts(game: AnyStackingGame) -> None:
    other = "b stock y9 y5 row r2 b10 y3 hand y7"
    text = f"middle r:b g:b / a stock y9 g2 row b9 hand r2 | y8 / {other}"
    assert choice(game, text, blocked="rotate") == "r2 > 0:r1"
    assert choice(game, text, DULL, blocked="rotate") == "g2 > 1:g1"


@both
def test_a_card_of_the_hand_is_held_back_if_it_serves_the_other_one_more(game: AnyStackingGame) -> None:
    text = "middle r:b / a stock y9 y6 row b9 b8 hand r2 | y8 / b stock y9 r3 row b10 b9 b8 hand y7"
    assert choice(game, text, blocked="rotate") == "turn"
    assert choice(game, text, DULL, blocked="rotate") == "r2 > 0:r1"


def turns_first(game: AnyStackingGame, view: StackingView, talent: Talent) -> int:
    """How often somebody turns before anything is laid, while nothing else happens."""
    judging, chance = AllSeeing(mind(game, talent)), Chance(b"").stream("bot")
    return next(turns for turns in count() if judging.choose(view, 0, chance) != Turn())


@both
def test_who_sees_further_holds_it_back_longer(game: AnyStackingGame) -> None:
    text = "middle r:b / a stock y9 y6 row b9 b8 hand r2 | y8 / b stock y9 r3 row b10 b9 b8 hand y7"
    view = race(game, text, blocked="rotate").view()
    assert 0 < turns_first(game, view, Talent(insight=0.5)) < turns_first(game, view, PERFECT)


@pytest.mark.rule("LIG-24", "BLZ-20")
def test_a_card_of_the_hand_on_the_row_helps_if_the_stock_follows() -> None:
    helps = f"middle / a stock y9 g6 row b8 hand r7 | y10 / {IDLE}"
    buries = f"middle / a stock y9 g4 row b8 hand r7 | y10 / {IDLE}"
    assert choice(LIGRETTO, helps, advanced=True) == "r7 row 0:b8"
    assert choice(LIGRETTO, buries, advanced=True) == "turn"


@pytest.mark.rule("LIG-24")
def test_the_card_is_buried_that_is_needed_last() -> None:
    """The red 8 will soon be played; no blue pile was started."""
    text = f"middle r:bbbbbb / a stock y9 y7 row r8 b8 hand y10 / {IDLE}"
    assert choice(LIGRETTO, text, advanced=True) == "y7 row 1:b8"
    assert choice(LIGRETTO, text, DULL, advanced=True) == "y7 row 0:r8"


@both
def test_after_a_pass_in_vain_anything_is_better_than_nothing(game: AnyStackingGame) -> None:
    view = race(game, f"middle / a stock y9 y4 row b8 hand g7 | y10 / {IDLE}", advanced=True).view()
    judging = AllSeeing(mind(game))
    chosen = [judging.choose(view, 0, Chance(b"").stream()) for _ in range(4)]
    texts = [game.notation.command_text(command) for command in chosen if command is not None]
    assert texts[0] == "turn"
    assert "g7 row 0:b8" in texts


@both
def test_who_remembers_a_card_of_the_hand_that_fits_by_now_turns_on_until_it_comes(
    game: AnyStackingGame,
) -> None:
    before = race(game, f"middle r:b / a stock y9 y4 row b8 hand r3 | y10 g9 / {IDLE}").view()
    after = race(game, f"middle r:bb / a stock y9 y4 row b8 hand r3 y10 g9 | / {IDLE}").view()
    for talent, remembers in ((PERFECT, True), (Talent(memory=0), False)):
        player = attentive(game, before, talent)
        player.did(Turn())
        look_around(player, after)
        (turning,) = (idea for idea in player.ideas(RACING) if idea.command == Turn())
        assert (turning.worth > 0) is remembers


@both
def test_who_has_turned_knows_nothing_of_the_hand_until_it_was_looked_at(game: AnyStackingGame) -> None:
    view = race(game, f"middle r:b / a stock y9 y4 row b8 hand r2 | y10 g9 / {IDLE}").view()
    player = attentive(game, view)
    assert list(player.did(Turn())) == ["hand"]
    assert [idea.command for idea in player.ideas(RACING)] == [Turn()]


@both
def test_a_round_is_ended_as_soon_as_it_can_be(game: AnyStackingGame) -> None:
    text = f"middle r:b g:b / a stock r2 row g5 hand g2 | y9 / {IDLE} / c stock y9 row y1 hand"
    assert choice(game, text) == "r2 > 0:r1"
    called = f"middle r:b g:b / a stock row g2 hand y8 | y9 / {IDLE} / c stock y9 row y1 hand"
    assert choice(game, called, stop="called") == "stop"


@both
def test_the_last_card_of_the_stock_ends_the_round_on_the_row_too(game: AnyStackingGame) -> None:
    """Even if it buries a card that will soon be wanted."""
    text = f"middle r:bbbbbb g:b / a stock y7 row r8 hand g2 | y9 / {IDLE} / c stock y9 row y1 hand"
    assert choice(game, text, advanced=True) == "y7 row 0:r8"


COLLECTING = "middle r:b g:b / a stock r2 row g5 hand y8 | y9 / b stock y9 y8 y7 row y6 y5 hand"


@both
def test_one_of_two_collects_where_most_rounds_are_blocked_unless_the_other_one_is_about_to_end_it(
    game: AnyStackingGame,
) -> None:
    assert choice(game, COLLECTING, blocked="end") == "turn"
    assert choice(game, COLLECTING, blocked="rotate") == "r2 > 0:r1"
    ending = COLLECTING.replace("stock y9 y8 y7", "stock y7")
    assert choice(game, ending, blocked="end") == "r2 > 0:r1"


@both
def test_a_wrong_card_is_called_and_nothing_is_laid_on_it(game: AnyStackingGame) -> None:
    text = f"middle r:b+y8b / a stock y7 y9 row g2 hand / {IDLE}"
    assert choice(game, text, mistakes="called") == "dutch"


@both
def test_what_is_overlooked_is_remembered_as_it_was(game: AnyStackingGame) -> None:
    view = race(game, f"middle r:b / a stock y7 r2 row g2 hand y8 / {IDLE}").view()
    blind = attentive(game, view, Talent(overlooks=1.0))
    assert [idea.command for idea in blind.ideas(RACING) if not idea.idle] == []


@both
def test_a_pile_that_was_just_started_has_no_number_yet(game: AnyStackingGame) -> None:
    """Somebody else may have been quicker to start one: the own card goes wherever it fits."""
    view = race(game, f"middle / a stock y7 r1 row r2 hand y8 / {IDLE}").view()
    hasty = attentive(game, view)
    hasty.did(best(hasty))
    assert game.notation.command_text(best(hasty)) == "r2"


@pytest.mark.rule("BLZ-15", "LIG-28")
@both
def test_a_hand_slips_onto_a_pile_that_looks_right(game: AnyStackingGame) -> None:
    view = race(game, f"middle r:b g:b y:bbb / a stock y7 r2 row g9 hand y8 / {IDLE}").view()
    player = attentive(game, view)
    meant = best(player)
    assert game.notation.command_text(meant) == "r2 > 0:r1"
    slipped = misplaced(meant, player.middle, Chance(b"").stream())
    assert game.notation.command_text(slipped) == "r2 > 1:g1"
    turn = next(idea for idea in player.ideas(RACING) if idea.idle)
    assert player.slip(Idea(turn.command)) == turn.command


OPTIONS: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {"advanced": True, "stop": "called"},
    {"mistakes": "called", "blocked": "rotate"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("levels", [(Level.CHAMPION, Level.CHAMPION), (Level.REGULAR, Level.CHILD)])
@both
def test_nobody_waits_for_the_other_for_ever(
    game: AnyStackingGame, levels: tuple[Level, ...], options: dict[str, Any]
) -> None:
    """Each may hold a card back that would serve the other one more; but a round comes to its end."""
    for number in range(4):
        match = Match(game, game.options(**options), bot_players(2))
        chance = Chance(seed_from(f"for ever {number}"))
        playing = Arena(match, chance, cast=[cast(level) for level in levels]).play(1)
        assert sum(1 for _ in islice(playing, 1500)) < 1500
