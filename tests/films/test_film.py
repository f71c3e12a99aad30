"""What is no film is told as such, whatever it is, and costs little."""

import gzip
import zlib

import msgspec
import pytest
from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.films.film import MOST_BYTES, VERSION, Film, FilmError, LostRace, Shot, pack, unpack
from pellmell.films.showing import Showing
from tests.films.filmed import bots_play

DICE = find_game("dice")


@pytest.fixture(scope="module")
def film() -> Film:
    (film,) = bots_play(DICE, DICE.options(), 2, "a film").films
    return film


def test_a_film_comes_back_as_it_was_packed(film: Film) -> None:
    assert unpack(pack(film)) == film
    assert pack(film) == pack(unpack(pack(film)))


def test_what_is_no_film_is_said_to_be_none(film: Film) -> None:
    packed = pack(film)
    unzipped = gzip.decompress(packed)
    broken_ones = (b"", b"film", packed[:-9], packed[:40] + b"xx" + packed[42:], gzip.compress(b"{}"))
    for broken in (*broken_ones, unzipped, zlib.compress(unzipped)):
        with pytest.raises(FilmError, match="this is no film"):
            unpack(broken)


def test_a_film_of_a_newer_version_is_said_to_be_one(film: Film) -> None:
    with pytest.raises(FilmError, match=f"newer pellmell \\(film {VERSION + 1}"):
        unpack(pack(replace(film, film=VERSION + 1)))
    unlike = gzip.compress(msgspec.json.encode({"film": VERSION + 1, "shots": "in another way"}))
    with pytest.raises(FilmError, match="newer pellmell"):
        unpack(unlike)


def test_little_that_would_be_much_is_not_unpacked() -> None:
    bomb = zlib.compressobj(wbits=31)
    packed = bomb.compress(b" " * (100 * MOST_BYTES)) + bomb.flush()
    with pytest.raises(FilmError, match="too long"):
        unpack(packed)


def test_as_much_as_a_film_may_have_is_unpacked_and_no_byte_more(film: Film) -> None:
    text = msgspec.json.encode(film)
    most = text + b" " * (MOST_BYTES - len(text))
    assert unpack(gzip.compress(most)) == film
    with pytest.raises(FilmError, match="too long"):
        unpack(gzip.compress(most + b" "))


def test_a_film_of_a_game_or_of_things_that_nobody_knows_any_more_is_not_shown(film: Film) -> None:
    for change in ({"game": "whist"}, {"options": {"no": "option"}}, {"view": msgspec.Raw(b"{}")}):
        with pytest.raises(FilmError, match="can't be shown any more"):
            Showing(replace(film, **change))
    shots = [replace(film.shots[0], events=msgspec.Raw(b'[{"event":"exploded"}]'))]
    with pytest.raises(FilmError, match="can't be shown any more"):
        list(Showing(replace(film, shots=shots)))
    with pytest.raises(FilmError, match="can't be shown any more"):
        Showing(film).thing(LostRace(0, 0, msgspec.Raw(b'{"do":"explode"}'), 0, 0, 1))


def test_a_shot_that_does_not_say_so_was_neither_held_nor_made_earlier() -> None:
    shot = msgspec.json.decode(b"[5, 1, []]", type=Shot)
    assert (shot.after, shot.seat, shot.held, shot.credit) == (5, 1, 0, 0)
