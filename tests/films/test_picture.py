"""The picture of a moment shows the table as it lay then, of every game, and nobody's name."""

import re
import sys
from subprocess import run
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from pellmell.catalogue import all_games, find_drawing
from pellmell.films import picture
from pellmell.films.film import Film, FilmError, LostRace
from pellmell.films.picture import picture_at
from pellmell.films.showing import Showing
from tests.films.filmed import bots_play

GAMES = sorted(name for name in all_games() if find_drawing(name))
TEXT = re.compile("<(text|image|style|script|foreignObject)|href|url\\((?!#lamp)")
LIGHT = 'fill-opacity="1"'


def a_film(game: str, players: int = 0) -> Film:
    found = all_games()[game]
    seats = players or found.seats[0]
    return bots_play(found, found.options(), seats, "a picture").films[0]


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_can_be_drawn_from_any_seat(game: str) -> None:
    film = a_film(game)
    end = sum(shot.after for shot in film.shots)
    drawn = {
        picture_at(film, at, seat)
        for at in range(-1_000, end + 2_000, max(1, end // 12))
        for seat in (None, *range(len(film.players)), 99)
    }
    assert len(drawn) > 10
    for svg in drawn:
        root = ElementTree.fromstring(svg)
        assert (root.get("width"), root.get("height")) == ("1200", "630")
        assert TEXT.search(svg) is None
        assert all(player.name not in svg for player in film.players)


@pytest.mark.parametrize("game", GAMES)
def test_as_many_as_can_play_have_room(game: str) -> None:
    seats = all_games()[game].seats[-1]
    film = a_film(game, seats)
    end = sum(shot.after for shot in film.shots)
    for seat in (None, seats - 1):
        svg = picture_at(film, end * 2 // 3, seat)
        ElementTree.fromstring(svg)
        assert len(svg) < 1_000_000


@pytest.mark.parametrize("game", GAMES)
def test_what_was_just_placed_lies_in_the_light_for_a_moment(game: str) -> None:
    film = a_film(game)
    showing = Showing(film)
    first = next(
        shot.at for shot in showing if any(showing.view.thing(event) is not None for event in shot.events)
    )
    assert LIGHT in picture_at(film, first, None)
    assert LIGHT not in picture_at(film, first - 1, None)


@pytest.mark.parametrize("game", GAMES)
def test_who_came_too_late_has_it_in_the_air(game: str) -> None:
    film = a_film(game)
    showing = Showing(film)
    at, event, winner = next(
        (shot.at, event, shot.seat)
        for shot in showing
        for event in shot.events
        if showing.view.thing(event) is not None
    )
    command = command_of(game, event)
    late = replace(film, lost=[LostRace(at + 20, 1 - winner, Raw(command), at + 20, at + 20, winner)])
    calm, lost = picture_at(film, at + 20, None), picture_at(late, at + 20, None)
    assert len(lost) > len(calm)
    assert picture_at(late, at + 400, None) == lost, "it stands still at that moment"
    assert picture_at(late, at + 20 + picture.BREATH + 1, None) != lost


def command_of(game: str, event: object) -> bytes:
    """That would have placed the same."""
    told = msgspec.to_builtins(event)
    wanted = {
        "dice": ("place", ("die",)),
        "board": ("lay", ("token", "near", "far", "card")),
    }.get(game, ("play", ("card",)))
    do, fields = wanted
    command = {"do": do, **{field: told[field] for field in fields}}
    if game == "board":
        command["at"] = told["near"]
    return msgspec.json.encode(command)


def test_a_game_that_draws_none_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "find_drawing", lambda _: None)
    with pytest.raises(FilmError):
        picture_at(a_film(GAMES[0]), 0, None)


def test_a_house_loads_nothing_of_it_before_somebody_shares() -> None:
    loads = "import sys, pellmell.web.server; print(*sys.modules)"
    modules = run([sys.executable, "-c", loads], capture_output=True, text=True, check=True).stdout.split()
    assert "pellmell.web.server" in modules
    assert not [name for name in modules if "drawing" in name or "picture" in name or "resvg" in name]
