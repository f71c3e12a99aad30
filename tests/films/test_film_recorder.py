"""What the recorder notes beside what happened: names, times, lost races; and when it is too much."""

import pickle
from collections.abc import Callable

import pytest
from msgspec import Raw

from pellmell.catalogue import find_game
from pellmell.films import recording
from pellmell.films.film import MOST_BYTES, Film, LostRace
from pellmell.films.recording import FilmRecorder
from pellmell.films.showing import Showing
from pellmell.kit.seats import HOUSE
from pellmell.kit.time_units import Milliseconds
from pellmell.mechanics.stacking.messages import Turn, Turned
from pellmell.play.journal import Heard, Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Player, Sit
from pellmell.play.seat_messages import SetName
from pellmell_bench.films.witness import FilmWitness
from tests.play.house import House

DEALT: Milliseconds = 5_000
ASH, BIRCH, BOT = Player("Ash", id="id of Ash"), Player("Birch", id="id of Birch"), Player("Bot", bot=True)
TURN = b'{"do":"turn"}'


class Filmed:
    """A round that was dealt 5 s after the match was opened, and is on."""

    def __init__(self, onlooker: FilmRecorder, *players: Player) -> None:
        self.house = House(find_game("ligretto"), 0, record=lambda match, _: self._record(match, onlooker))
        for player in players or (ASH, BIRCH):
            self.house.do(HOUSE, Sit(player))
        self.house.open()
        self.house.now = DEALT
        self.house.race()

    def _record(self, match: Match, onlooker: FilmRecorder) -> Recorder:
        self.recorder = Recorder(match, lambda _: None, onlooker=onlooker)
        return self.recorder

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            self.house.do(0, Turn())

    def lose(self) -> None:
        """Birch, who was 20 ms later than Ash, and arrived 35 ms before it was decided."""
        now = self.house.now
        self.recorder.lose(1, Turn(), now, Heard(arrived=now - 35, made=now - 60), by=0)


def film_of(play: Callable[[Filmed], object], recorder: FilmRecorder) -> Film:
    films: list[Film] = []
    recorder.develop = films.append
    round = Filmed(recorder)
    play(round)
    round.house.vote_out()
    (film,) = films
    return film


def test_it_knows_all_names_that_people_had_in_the_race_and_no_bots() -> None:
    recorder = FilmRecorder(print)
    round = Filmed(recorder, ASH, BOT)
    for name in ("Ashley", "Ashlyn"):
        round.house.do(HOUSE, SetName(0, name))
    round.house.vote_out()
    assert recorder.names == [(name, ASH.id) for name in ("Ash", "Ashley", "Ashlyn")]


def times(round: Filmed) -> None:
    round.house.wait(700)
    now = round.house.now
    round.house.table.perform(0, Turn(), now, Heard(arrived=now - 40, made=now - 100))
    round.lose()
    round.house.wait(100)
    round.turn(50)


def test_it_is_the_same_film_however_often_it_is_looked_at() -> None:
    assert film_of(times, FilmRecorder(print)) == film_of(times, FilmWitness())


def test_where_nothing_comes_of_a_command_there_is_nothing_to_see() -> None:
    def play(round: Filmed) -> None:
        times(round)
        recorder.look(round.house.match, [])

    recorder = FilmRecorder(print)
    assert film_of(play, recorder) == film_of(times, FilmWitness())


def test_its_times_are_those_since_the_deal() -> None:
    film = film_of(times, FilmRecorder(print))
    assert film.signal == 3_000
    told = [shot for shot in film.shots if b"turned" in bytes(shot.events)]
    assert [shot.after for shot in told] == [700, 100, *[0] * 49]
    assert [(shot.held, shot.credit) for shot in told] == [(40, 60), *[(0, 0)] * 50]
    assert [frame.made for frame in Showing(film) if type(frame.events[0]) is Turned] == [
        3_600,
        *[3_800] * 50,
    ]
    assert film.lost == [LostRace(3_700, 1, Raw(TURN), 3_665, 3_640, 0)]


@pytest.fixture
def too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """So is any round that is more than a few shots."""
    monkeypatch.setattr(recording, "LOOSE", 2)
    monkeypatch.setattr(recording, "LONG_BYTES", 3_000)
    monkeypatch.setattr(recording, "SPARE_BYTES", MOST_BYTES)


@pytest.mark.usefixtures("too_long")
def test_a_round_that_is_too_long_has_no_shots_and_is_not_packed() -> None:
    recorder = FilmRecorder(print)
    assert film_of(lambda round: round.turn(4), recorder).shots != []
    assert film_of(lambda round: round.turn(40), recorder).shots == []
    assert recorder.packed == b""


@pytest.mark.usefixtures("too_long")
def test_little_is_kept_of_a_round_that_is_too_long() -> None:
    recorder = FilmRecorder(print)
    round = Filmed(recorder)
    kept: list[int] = []
    for _ in range(60):
        round.turn(3)
        kept.append(len(pickle.dumps(recorder)))
    assert kept[0] < kept[1], "as long as it may be looked at again"
    assert max(kept[30:]) <= max(kept[:30]) + 50  # numbers grow
