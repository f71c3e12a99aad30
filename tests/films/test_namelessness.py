"""A film without names has nobody's, wherever they stood."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from pellmell.films.film import Film, FilmError, Shot, pack, unpack
from pellmell.films.namelessness import nameless
from pellmell.films.showing import Showing
from pellmell.play.messages import Player
from pellmell.play.stints import Stint
from tests.films.filmed import films_of
from tests.stores.people import board_match


def a_film(*told: bytes) -> Film:
    film = films_of(board_match())[0]
    return replace(
        film,
        players=[Player("Ash", level="adult", bot=True), Player("Birch")],
        stints=[Stint(0, 1, "Cedar"), Stint(0, 2, "Ash")],
        shots=[*(Shot(1, 1, Raw(events)) for events in told), *film.shots],
    )


def test_everybody_is_the_number_of_their_seat() -> None:
    film = nameless(a_film())
    assert film.players == [Player("1", level="adult", bot=True), Player("2")]
    assert film.stints == [Stint(0, 1, "1"), Stint(0, 2, "1")]


@pytest.mark.parametrize(
    ("told", "becomes"),
    [
        (b'{"event":"renamed","seat":0,"name":"Ashley"}', b'{"event":"renamed","seat":0,"name":"1"}'),
        (
            b'{"event":"seat_added","player":{"name":"Cedar"}}',
            b'{"event":"seat_added","player":{"name":"2"}}',
        ),
        (
            b'{"event":"seat_changed","seat":0,"player":{"name":"Cedar","bot":true}}',
            b'{"event":"seat_changed","seat":0,"player":{"name":"1","bot":true}}',
        ),
        (
            b'{"event":"of_tomorrow","all":[{"seat":0,"name":"Ash"},["x",{"name":"Birch"}]]}',
            b'{"event":"of_tomorrow","all":[{"seat":0,"name":"1"},["x",{"name":"2"}]]}',
        ),
    ],
)
def test_so_they_are_in_what_happened(told: bytes, becomes: bytes) -> None:
    film = nameless(a_film(b"[%b]" % told))
    assert bytes(film.shots[0].events) == b"[%b]" % becomes


def test_the_rest_stays_as_it_was() -> None:
    film = a_film()
    told = nameless(film)
    assert replace(told, players=film.players, stints=film.stints) == film
    assert unpack(pack(told)) == told
    assert len(list(Showing(told))) == len(film.shots)


def test_what_can_t_be_read_is_no_film() -> None:
    with pytest.raises(FilmError):
        nameless(a_film(b'{"name":1}'))
