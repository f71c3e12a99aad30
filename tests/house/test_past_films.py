"""Films of rounds that were played before the house made any, of their journals."""

import msgspec
import pytest

from pellmell.films.film import unpack
from pellmell.house.changes import SaveFilm
from pellmell.house.past_films import past_films
from pellmell.play.waking import A_SEAL
from pellmell.testing import games_for
from tests.films.filmed import films_of
from tests.play.journals import evening
from tests.stores.people import ASH, BIRCH, CEDAR, board_match


def saved(entries: list[bytes], filmed: bool = True) -> list[SaveFilm]:
    return [each for each in past_films(7, entries, 1000.0, filmed) if each is not None]


def seals(entries: list[bytes]) -> list[int]:
    return [place for place, entry in enumerate(entries) if entry.startswith(A_SEAL)]


@pytest.mark.parametrize("game", [game.name for game in games_for(3)])
def test_they_are_those_that_would_have_been_made(game: str) -> None:
    entries = list(evening(game, 3, 0, "past").entries)
    found = saved(entries)
    assert [unpack(each.film) for each in found] == films_of(entries)
    assert [each.round for each in found] == list(range(1, len(seals(entries)) + 1))
    assert {each.number for each in found} == {7}


def test_who_played_is_found_by_the_ids_of_the_journal() -> None:
    *_, last = saved(board_match())
    assert [sitter.person for sitter in last.sitters] == [ASH.id, BIRCH.id, CEDAR.id]
    assert [sitter.points for sitter in last.sitters] == last.totals
    assert last.names == [("Ash", ASH.id), ("Birch", BIRCH.id), ("Cedar", CEDAR.id)]


def test_there_is_a_step_for_each_entry() -> None:
    entries = board_match()
    steps = list(past_films(7, entries, 1000.0))
    assert steps.count(None) >= len(entries)


def test_of_older_rules_there_are_the_scores_and_who_played() -> None:
    entries = board_match()
    header = msgspec.json.decode(entries[0])
    older = [msgspec.json.encode({**header, "version": 0}) + b"\n", *entries[1:]]
    filmed, scored = saved(entries), saved(older)
    assert [each.film for each in scored] == [b""] * len(filmed)
    assert [each.points for each in scored] == [each.points for each in filmed]
    assert [[sitter.person for sitter in each.sitters] for each in scored] == [
        [sitter.person for sitter in each.sitters] for each in filmed
    ]
    assert scored == saved(entries, filmed=False)


def test_what_is_damaged_has_its_scores_and_what_came_before_its_film() -> None:
    entries = list(evening("dice", 3, 0, "damaged").entries)
    places = seals(entries)
    entries[places[0] + 2] = b"garbage\n"
    found = saved(entries)
    assert [bool(each.film) for each in found] == [True] + [False] * (len(places) - 1)


def test_a_round_that_plays_otherwise_than_it_was_sealed_has_no_film() -> None:
    entries = list(evening("dice", 3, 0, "otherwise").entries)
    first = seals(entries)[0]
    seal = msgspec.json.decode(entries[first])
    entries[first] = msgspec.json.encode({**seal, "events": "0" * 64}) + b"\n"
    found = saved(entries)
    assert not any(each.film for each in found)
    assert len(found) == len(seals(entries))


@pytest.mark.parametrize("entries", [[], [b""], [b"garbage\n"], [b'{"line":"end","moves":1}\n']])
def test_of_nothing_there_is_nothing(entries: list[bytes]) -> None:
    assert saved(entries) == []
