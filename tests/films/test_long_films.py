"""A long round is packed while it is played, and its film is as any other one."""

import gzip

import pytest
from msgspec.structs import replace

from pellmell.catalogue import find_game
from pellmell.films import recording
from pellmell.films.film import MOST_BYTES, Film, unpack
from pellmell.films.recording import FilmRecorder
from pellmell.films.sliced_gzip import SlicedGzip
from pellmell.kit.chance import Chance, seed_from
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from tools.make_films import bots_play

LIGRETTO = find_game("ligretto")


class Kept(FilmRecorder):
    """What would be kept of each round: its film, or what is packed of a long one."""

    def __init__(self) -> None:
        self.films: list[Film] = []
        self.long: list[bytes] = []
        super().__init__(self._keep)

    def _keep(self, film: Film) -> None:
        self.films.append(film)
        self.long.append(self.packed)


def played() -> Kept:
    """Two rounds, the same ones each time."""
    kept = Kept()
    match = Match(LIGRETTO, LIGRETTO.options(), bot_players(3))
    recorder = Recorder(match, lambda _: None, onlooker=kept)
    for _ in Arena(match, Chance(seed_from("a long one")), recorder.perform).play(2):
        pass
    return kept


def test_a_long_film_is_the_same_as_one_that_was_packed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = played()
    assert usual.long == [b"", b""]
    monkeypatch.setattr(recording, "LOOSE", 3)
    monkeypatch.setattr(recording, "LONG_BYTES", 2_000)
    monkeypatch.setattr(recording, "AT_ONCE", 2)
    long = played()
    assert [film.shots for film in long.films] == [[], []]
    assert [unpack(packed) for packed in long.long] == usual.films
    assert [replace(film, shots=[]) for film in usual.films] == long.films


def test_a_slice_at_a_time_is_packed_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the round has been."""
    monkeypatch.setattr(recording, "LOOSE", 3)
    monkeypatch.setattr(recording, "LONG_BYTES", 2_000)
    monkeypatch.setattr(recording, "AT_ONCE", 2)
    events: list[int] = []

    class Counted(SlicedGzip):
        def add(self, text: bytes) -> None:
            events.append(text.count(b'"event"'))
            super().add(text)

        def end(self, text: bytes) -> bytes:
            events.append(text.count(b'"event"'))
            return super().end(text)

    monkeypatch.setattr(recording, "SlicedGzip", Counted)
    played()
    assert len(events) > 30
    assert max(events) < 60


def test_what_is_longer_than_a_film_can_be_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "LOOSE", 3)
    monkeypatch.setattr(recording, "LONG_BYTES", 2_000)
    monkeypatch.setattr(recording, "SPARE_BYTES", MOST_BYTES - 2_000)
    assert played().long == [b"", b""]


def test_of_very_many_lost_races_the_first_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    options = LIGRETTO.options()
    (film,) = bots_play(LIGRETTO, options, 4, "lost").films
    assert len(film.lost) > 3
    monkeypatch.setattr(recording, "MOST_LOST", 3)
    (fewer,) = bots_play(LIGRETTO, options, 4, "lost").films
    assert fewer.lost == film.lost[:3]


@pytest.mark.parametrize("slices", [[], [b"a"], [b"one, ", b"", b"two, " * 40_000, b"three"]])
def test_what_was_packed_slice_by_slice_is_gzip_as_any_other(slices: list[bytes]) -> None:
    packing = SlicedGzip()
    for text in slices:
        packing.add(text)
    assert packing.length == sum(map(len, slices))
    assert gzip.decompress(packing.end(b"the end")) == b"".join([*slices, b"the end"])
