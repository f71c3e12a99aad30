"""The house makes a film of each round, and keeps it with the seal."""

import pytest

from pellmell.catalogue import all_games
from pellmell.films import recording
from pellmell.films.film import MOST_BYTES, Film, unpack
from pellmell.films.showing import Showing
from pellmell.house.changes import Append, SaveFilm
from pellmell.house.keys import person
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Ready, RoundClosed, VoteToEnd
from pellmell.play.seat_messages import SitOut
from pellmell.play.waking import A_REDEAL, A_SEAL
from pellmell.testing import Guest, Town, race
from pellmell.testing.town import SECRET
from pellmell.wire.requests import AddBot, Rename
from tests.films.filmed import films_of

GAMES = sorted(all_games())
WATCHER = "a secret of somebody who watches"


def end_round(town: Town, *guests: Guest) -> None:
    for guest in guests:
        assert guest.do(VoteToEnd()) is None
    live = guests[0].table
    town.until(lambda: live.phase in (Phase.SCORED, Phase.OVER))


def saved_films(town: Town) -> list[SaveFilm]:
    return [saved for _, saved in sorted(town.store.films.items())]


def only_film(town: Town) -> tuple[SaveFilm, Film]:
    (saved,) = saved_films(town)
    return saved, unpack(saved.film)


def number_of(town: Town, code: str) -> int:
    number = town.live(code).machine.journal.number
    assert number is not None
    return number


def journal(town: Town, code: str) -> list[bytes]:
    return town.store.journal(number_of(town, code)).result()


def id_of(town: Town, secret: str) -> str:
    return person(secret, town.store.house_key)


@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_round_has_the_film_that_its_journal_would_make(game: str) -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game=game)
    town.pass_time(5_000)
    end_round(town, anna, ben)
    saved, film = only_film(town)
    assert [film] == films_of(journal(town, code))
    *_, last = Showing(film)
    (closed,) = [event for event in last.events if isinstance(event, RoundClosed)]
    assert (film.seed, saved.round, saved.totals) == (closed.seed, 1, closed.totals)
    anna_id, ben_id = (id_of(town, SECRET + name) for name in ("Anna", "Ben"))
    assert [(sitter.person, sitter.seat, sitter.points) for sitter in saved.sitters] == [
        (anna_id, 0, saved.totals[0]),
        (ben_id, 1, saved.totals[1]),
    ]
    assert saved.names == [("Anna", anna_id), ("Ben", ben_id)]
    assert anna_id.encode() not in b"".join(shot.events for shot in film.shots)


def test_a_film_is_written_with_its_seal_or_not_at_all() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben", game="board")
    town.writes = False
    anna.do(VoteToEnd())
    ben.do(VoteToEnd())
    town.pass_time(60_000)
    writes = [changes for _, changes in town.store.waiting]
    (with_film,) = [changes for changes in writes if any(isinstance(change, SaveFilm) for change in changes)]
    entries = [entry for change in with_film if isinstance(change, Append) for entry in change.entries]
    assert any(entry.startswith(A_SEAL) for entry in entries)
    town.fall()
    assert not town.store.films


def test_every_round_of_a_match_has_its_own() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game="dice")
    for _ in range(2):
        end_round(town, anna, ben)
        anna.do(Ready())
        ben.do(Ready())
        town.pass_time(3_000)
    assert [saved.round for saved in saved_films(town)] == [1, 2]
    assert [unpack(saved.film) for saved in saved_films(town)] == films_of(journal(town, code))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_fell_in_a_round_makes_a_film_of_all_of_it(game: str) -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game=game)
    town.fall()
    back = [town.come(code, token=guest.token, back=guest) for guest in (anna, ben)]
    town.pass_time(4_000)
    end_round(town, *back)
    _, film = only_film(town)
    assert [film] == films_of(journal(town, code))
    assert film.dealt_again is False


def test_a_seal_that_could_not_be_written_any_more_is_written_with_its_film() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game="ligretto")
    end_round(town, anna, ben)
    saved, film = only_film(town)
    entries = town.store.entries[number_of(town, code)]
    while entries.pop().startswith(A_SEAL) is False:
        pass
    town.store.films.clear()
    town.fall()
    town.come(code, token=anna.token, back=anna)
    assert any(entry.startswith(A_SEAL) for entry in entries)
    again, film_again = only_film(town)
    assert film_again == film
    assert (again.names, again.sitters) == (saved.names, saved.sitters)


def test_a_round_that_is_dealt_again_says_so() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game="dice")
    town.store.spoil_journal(number_of(town, code))
    town.fall()
    back = [town.come(code, token=guest.token, back=guest) for guest in (anna, ben)]
    for guest in back:
        guest.do(Ready())
    town.pass_time(4_000)
    assert any(entry.startswith(A_REDEAL) for entry in journal(town, code))
    end_round(town, *back)
    saved, film = only_film(town)
    assert saved.dealt_again
    assert film.dealt_again


def test_who_watched_with_a_secret_when_it_was_sealed_is_noted_and_who_sat_is_not_twice() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game="board")
    town.come(code)
    town.come(code, secret=WATCHER)
    early = town.come(code, secret="a secret of somebody who goes early")
    town.come(code, secret=SECRET + "Anna", screen=True)
    early.lose_line()
    end_round(town, anna, ben)
    saved, _ = only_film(town)
    assert saved.watchers == [id_of(town, WATCHER)]


def test_the_film_knows_all_names_that_somebody_has_had_in_the_round() -> None:
    town = Town()
    code, (anna, ben) = race(town, "Anna", "Ben", game="board")
    assert anna.do(Rename("Annabel")) is None
    end_round(town, anna, ben)
    saved, _ = only_film(town)
    anna_id = id_of(town, SECRET + "Anna")
    assert {name for name, who in saved.names if who == anna_id} == {"Anna", "Annabel"}
    assert saved.players == ["Annabel", "Ben"]
    assert number_of(town, code) == saved.number


def test_a_round_that_a_bot_played_for_somebody_says_so() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben", game="dice")
    assert anna.do(SitOut(True)) is None
    end_round(town, anna, ben)
    ben.do(Ready())
    town.pass_time(3_000)
    end_round(town, ben)
    bots = [[sitter.bot for sitter in saved.sitters] for saved in saved_films(town)]
    assert bots == [[False, False], [True, False]]


def test_bots_are_nobody() -> None:
    town = Town()
    code = town.open("dice")
    anna = town.come(code, "Anna")
    anna.do(AddBot())
    anna.send(b'{"do":"open"}')
    anna.do(Ready())
    town.pass_time(4_000)
    end_round(town, anna)
    saved, _ = only_film(town)
    assert [sitter.seat for sitter in saved.sitters] == [0]
    assert len(saved.players) == len(saved.points) == 2


def long_round(monkeypatch: pytest.MonkeyPatch) -> SaveFilm:
    """Whose slices are small."""
    monkeypatch.setattr(recording, "LOOSE", 2)
    monkeypatch.setattr(recording, "LONG_BYTES", 300)
    monkeypatch.setattr(recording, "AT_ONCE", 1)
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben", game="ligretto", pace="free")
    for _ in range(6):
        anna.do(Turn())
        ben.do(Turn())
    end_round(town, anna, ben)
    (saved,) = saved_films(town)
    return saved


def test_a_long_round_has_its_film_with_its_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = long_round(monkeypatch)
    film = unpack(saved.film)
    assert sum(b'"turned"' in bytes(shot.events) for shot in film.shots) == 12
    assert [player.name for player in film.players] == ["Anna", "Ben"]
    assert {name for name, _ in saved.names} == {"Anna", "Ben"}


def test_of_a_round_that_is_too_long_there_are_the_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "SPARE_BYTES", MOST_BYTES)
    saved = long_round(monkeypatch)
    assert saved.film == b""
    assert (len(saved.points), len(saved.sitters)) == (2, 2)
