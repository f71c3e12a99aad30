"""A film folds to what everybody saw, however it was made, and says who nobody is beyond the table."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pellmell.catalogue import all_games, find_game
from pellmell.films.showing import Showing
from pellmell.kit.game import AnyGame
from pellmell.play.journal import Redeal, encode
from pellmell.play.waking import at_once, tail_of, waking, waking_redealt
from pellmell.testing import Variant, variants
from pellmell_bench.films.laws import Kept, check
from pellmell_bench.films.witness import FilmWitness, witnessed
from tests.films.filmed import bots_play, dealt, films_of, steps_after
from tests.play.journals import evening, matches

MOST = 4
VARIANTS = [
    (game, variant) for game in all_games().values() for variant in variants(game, min(MOST, game.seats[-1]))
]


def name_of(value: object) -> str:
    return value.name if isinstance(value, AnyGame | Variant) else str(value)


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=name_of)
def test_a_film_folds_to_what_everybody_saw_at_every_shot(game: AnyGame, variant: Variant) -> None:
    """As `pellmell bench films --laws` looks at it, 200 times as often."""
    kept = Kept()
    witness = witnessed(game, variant.options, min(MOST, game.seats[-1]), "look again", "adult", rounds=1)
    check(witness, kept, variant.name)
    assert kept.broken == []
    assert (kept.rounds, kept.shots) == (1, len(witness.saw[0]) + 1)  # with the last one the round was closed


@settings(max_examples=30, deadline=None)
@given(matches)
def test_a_round_in_which_people_come_and_go_folds_to_what_everybody_saw(
    match: tuple[str, int, int, str],
) -> None:
    for film in films_of(evening(*match).entries):
        frames = list(Showing(film))
        assert [event for event in frames[-1].events if type(event).__name__ == "RoundClosed"]
        assert [frame.at for frame in frames] == sorted(frame.at for frame in frames)


@settings(max_examples=30, deadline=None)
@given(matches, st.data())
def test_whoever_sleeps_in_the_middle_of_a_round_makes_the_same_film(
    match: tuple[str, int, int, str], data: st.DataObject
) -> None:
    entries = evening(*match).entries
    films = films_of(entries)
    cut = data.draw(st.integers(1, len(entries)))
    sealed = sum(b'"line":"seal"' in entry for entry in entries[:cut])
    woken = FilmWitness()
    recorder = at_once(waking(tail_of(entries[:cut]), lambda _: None, onlooker=woken))
    for step in steps_after(entries, cut):
        recorder.perform(step.seat, step.command, step.at, step.heard)
    assert woken.films == films[sealed:]


def test_a_round_that_was_dealt_again_says_so() -> None:
    entries = evening("dice", 3, 0, "dealt again").entries
    first = next(n for n, entry in enumerate(entries) if b'"line":"seal"' in entry)
    witness = FilmWitness()
    rest = entries[1:]
    cut = entries[: first - 1]
    redeal = encode(Redeal(version=find_game("dice").version)) + b"\n"
    recorder = at_once(waking(tail_of([*cut, redeal, *rest[:5]]), lambda _: None, onlooker=witness))
    for step in steps_after([*cut, redeal, *rest], len(cut) + 6):
        recorder.perform(step.seat, step.command, step.at, step.heard)
    assert [film.dealt_again for film in witness.films][:2] == [True, False]
    assert [film.dealt_again for film in films_of([*cut, redeal, *rest])][:2] == [True, False]
    woken = FilmWitness()
    recorder = at_once(waking(tail_of(cut), lambda _: None, onlooker=woken))
    for step in steps_after(entries, len(cut)):
        recorder.perform(step.seat, step.command, step.at, step.heard)
    assert woken.films[0].dealt_again is False
    again = FilmWitness()
    at_once(waking_redealt(tail_of(cut), lambda _: None, onlooker=again))
    assert again.films == []


@pytest.mark.parametrize("game", all_games().values(), ids=name_of)
def test_the_deal_is_in_it_as_the_seed_makes_it(game: AnyGame) -> None:
    for film in bots_play(game, game.options(), game.seats[0], "the deal", rounds=2).films:
        position = dealt(film)
        assert msgspec.json.encode(position.view().snapshot()) == bytes(film.view)
        assert msgspec.json.encode(position.face_down()) == bytes(film.face_down)


def test_nobody_is_known_by_it() -> None:
    """Beyond the table: the names that they had there are in it, and no ids."""
    films = films_of(evening("ligretto", 4, 0, "whoever").entries)
    assert len(films) > 0
    assert not any(b"id of" in msgspec.json.encode(film) for film in films)
