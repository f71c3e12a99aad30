"""A deal is played again at a table of one's own: the same one each time, and it counts for nothing."""

import pytest
from msgspec.structs import replace

from pellmell.catalogue import all_games
from pellmell.films.film import Film, FilmError, unpack
from pellmell.house.records import plays_given_deal
from pellmell.house.state_machine.match_journal import MatchJournal
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.play.messages import (
    ChangeGame,
    Leave,
    Player,
    Rematch,
    Reopen,
    SetOptions,
)
from pellmell.play.replay import JournalError, Replay
from pellmell.testing import Guest, Town, games_for, race
from pellmell.testing.town import SECRET
from pellmell.wire.frames import Happened, Snapshot
from pellmell.wire.requests import AddBot, FillSeat, Kick, SetTable, SitDown, TableSettings
from tests.films.filmed import bots_play, films_of
from tests.house.given import ANNA, begin, end_round, last_film, play_again, saved_films

by_game = pytest.mark.parametrize("game", games_for(3, rounds=3), ids=lambda game: game.name)


def second_round(game: AnyGame, players: int = 3) -> Film:
    """One that goes on from another, in a match of three."""
    *_, film = bots_play(game, game.options(), players, "again", rounds=2).films
    return film


def journal_of(guest: Guest) -> MatchJournal:
    return guest.table.machine.journal


def entries(town: Town, guest: Guest) -> list[bytes]:
    number = journal_of(guest).number
    assert number is not None
    return town.store.journal(number).result()


@pytest.mark.rule("ALL-22")
@by_game
def test_the_same_cards_are_dealt_on_the_same_seats_for_one_round(game: AnyGame) -> None:
    film, town = second_round(game), Town()
    guest = play_again(town, film, [4, 5, 6], seat=1)
    begin(town, guest)
    assert guest.seat == 1
    end_round(town, guest)
    assert guest.table.phase is Phase.OVER
    _, again = last_film(town)
    assert (again.round, again.seed, again.nonces) == (1, film.seed, film.nonces)
    assert (again.view, again.face_down, again.keep) == (film.view, film.face_down, film.keep)
    assert [player.bot for player in again.players] == [True, False, True]


@pytest.mark.rule("ALL-22")
@by_game
def test_once_more_is_the_same_deal_once_more(game: AnyGame) -> None:
    town = Town()
    guest = play_again(town, second_round(game), [4, 5, 6], seat=2)
    for tries in (1, 2, 3):
        begin(town, guest)
        end_round(town, guest)
        assert len(saved_films(town)) == tries
        assert guest.do(Rematch()) is None
    seats = guest.table.table.players
    assert (len(seats), seats[2].name) == (3, "Anna")
    assert len({bytes(unpack(saved.film).view) for saved in saved_films(town)}) == 1


def test_a_round_of_people_is_played_by_one_of_them_and_bots_in_place_of_the_others() -> None:
    town = Town()
    _, (anna, ben) = race(town, "Anna", "Ben", game="dice")
    end_round(town, anna, ben)
    saved, film = last_film(town)
    guest = play_again(town, film, saved.points, seat=0)
    given = guest.last(Snapshot).table.given
    assert given is not None
    assert (given.seat, given.points, given.nonces) == (0, saved.points, film.nonces)
    begin(town, guest)
    end_round(town, guest)
    _, again = last_film(town)
    assert again.players[0].name == "Anna"
    assert again.view == film.view


@by_game
def test_its_journal_says_by_which_deal_and_comes_out_as_it_was_written(game: AnyGame) -> None:
    town = Town()
    film = second_round(game)
    guest = play_again(town, film, [4, 5, 6], seat=0)
    begin(town, guest)
    town.pass_time(3_000)
    end_round(town, guest)
    written = entries(town, guest)
    replay = Replay(written)
    assert replay.header.given is not None
    assert replay.header.given.seed == film.seed
    assert replay.header.carry == {}
    for _ in replay:
        pass
    assert films_of(written) == [last_film(town)[1]]


def test_a_journal_with_another_seed_than_it_says_is_wrong() -> None:
    town = Town()
    guest = play_again(town, second_round(all_games()["dice"]), [4, 5, 6], seat=0)
    begin(town, guest)
    written = [
        entry.replace(b'"promise","seed":"', b'"promise","seed":"00') for entry in entries(town, guest)
    ]
    with pytest.raises(JournalError, match="this is not its seed"):
        list(Replay(written, unfinished=True))


@by_game
def test_what_was_promised_before_is_promised_again_and_what_was_thrown_in_counts(game: AnyGame) -> None:
    town, film = Town(), second_round(game)
    guest = play_again(town, replace(film, nonces=["aa", "bb", ""]), [4, 5, 6], seat=1)
    begin(town, guest)
    end_round(town, guest)
    happened = [event for frame in guest.all(Happened) for event in frame.events]
    told = {
        kind: [event for event in happened if event["event"] == kind]
        for kind in ("got_ready", "round_closed")
    }
    assert [event["nonce"] for event in told["got_ready"]] == ["bb"]
    assert [event["nonces"] for event in told["round_closed"]] == [["aa", "bb", ""]]


@pytest.mark.parametrize("falls", ["before it is dealt", "in the round", "when it is over"])
@by_game
def test_a_house_that_falls_goes_on_with_the_same_deal(game: AnyGame, falls: str) -> None:
    town, film = Town(), second_round(game)
    guest = play_again(town, film, [4, 5, 6], seat=1)
    if falls != "before it is dealt":
        begin(town, guest)
        town.pass_time(2_000)
    if falls == "when it is over":
        end_round(town, guest)
    town.fall()
    guest = town.come(guest.table.code, secret=ANNA, back=guest)
    assert guest.last(Snapshot).table.given is not None
    if falls == "when it is over":
        assert guest.do(Rematch()) is None
    if falls == "in the round":
        town.pass_time(4_000)
    else:
        begin(town, guest)
    end_round(town, guest)
    _, again = last_film(town)
    assert (again.view, again.seed, again.dealt_again) == (film.view, film.seed, False)


def test_a_round_that_can_not_be_read_any_more_is_the_same_deal_again() -> None:
    town, film = Town(), second_round(all_games()["ligretto"])
    guest = play_again(town, film, [4, 5, 6], seat=1)
    begin(town, guest)
    number = journal_of(guest).number
    assert number is not None
    town.store.spoil_journal(number)
    town.fall()
    guest = town.come(guest.table.code, secret=ANNA, back=guest)
    begin(town, guest)
    end_round(town, guest)
    _, again = last_film(town)
    assert (again.view, again.dealt_again) == (film.view, True)


def test_a_table_that_slept_has_its_deal() -> None:
    town, film = Town(), second_round(all_games()["dice"])
    guest = play_again(town, film, [4, 5, 6], seat=1)
    guest.lose_line()
    town.until(lambda: guest.table.code not in town.house.tables)
    guest = town.come(guest.table.code, secret=ANNA)
    begin(town, guest)
    end_round(town, guest)
    assert last_film(town)[1].view == film.view


@pytest.mark.rule("ALL-22")
@pytest.mark.parametrize(
    "command",
    [
        AddBot(),
        ChangeGame("ligretto"),
        FillSeat(0),
        Kick(0),
        Reopen(),
        SetOptions({"rounds": 5}),
        SetTable(TableSettings(public=True)),
    ],
    ids=lambda command: type(command).__name__,
)
@pytest.mark.parametrize("over", [False, True])
def test_nothing_of_it_can_be_changed(command: Command, over: bool) -> None:
    town = Town()
    guest = play_again(town, second_round(all_games()["dice"]), [4, 5, 6], seat=1)
    if over:
        begin(town, guest)
        end_round(town, guest)
    before, phase = guest.table.record(), guest.table.phase
    refused = guest.do(command)
    assert refused is not None
    assert refused.rule == "ALL-22" or phase not in command.phases
    assert replace(guest.table.record(), at=before.at) == before
    assert guest.do(SetTable(TableSettings(away="pause"))) is None


@pytest.mark.rule("ALL-22")
def test_who_comes_by_its_code_is_told_and_gets_no_seat() -> None:
    town = Town()
    guest = play_again(town, second_round(all_games()["dice"]), [4, 5, 6], seat=1)
    stranger = town.come(guest.table.code)
    assert stranger.last(Snapshot).table.given is not None
    for leaves in (False, True):
        if leaves:
            assert guest.do(Leave()) is None
        refused = stranger.do(SitDown("Eve", SECRET + "Eve"))
        assert refused is not None
        assert refused.rule == "ALL-22"
    assert not guest.table.machine.waiting
    assert not town.house.public_tables()


def test_nobody_is_told_whose_round_it_was() -> None:
    """Neither at the table nor in its journal, and its seed not before the round is over."""
    town, film = Town(), second_round(all_games()["dice"])
    film = replace(film, players=[Player(f"Somebody {seat}") for seat in range(3)])
    guest = play_again(town, film, [4, 5, 6], seat=1)
    watcher = town.come(guest.table.code)
    begin(town, guest)
    assert not any(film.seed.encode() in told for told in (*guest.line.bytes, *watcher.line.bytes))
    end_round(town, guest)
    town.pass_time(1_000)
    told = b"".join((*guest.line.bytes, *watcher.line.bytes, *entries(town, guest)))
    assert film.seed.encode() in told
    assert b"Somebody" not in told


@pytest.mark.rule("ALL-22")
def test_it_counts_for_nothing() -> None:
    """Not for the evening, and not for what a group takes along (BRD-30)."""
    town, game = Town(), all_games()["board"]
    film = replace(second_round(game), carried=[3, 0, 0])
    guest = play_again(town, film, [4, 5, 6], seat=0)
    assert town.match(guest.table.code).carried == [3, 0, 0]
    begin(town, guest)
    end_round(town, guest)
    assert guest.table.record().evening == []
    people = [player.person for player in guest.table.table.players]
    assert town.store.carry("board", people).result() == {}
    number = journal_of(guest).number
    (id,) = [match.id for match in town.store.matches if match.number == number]
    assert plays_given_deal(id)


def test_what_other_rules_have_dealt_opens_no_table() -> None:
    town, film = Town(), second_round(all_games()["dice"])
    for wrong, why in (
        (replace(film, rules=film.rules + 1), "dealt by version"),
        (replace(film, game="whist"), "whist"),
        (replace(film, options={"never": 1}), "never"),
        (replace(film, players=film.players * 3), "is for 2 to 4 players"),
        (replace(film, nonces=[]), "not for 3 players"),
    ):
        with pytest.raises(FilmError, match=why):
            play_again(town, wrong, [4, 5, 6], seat=0)
    with pytest.raises(FilmError, match="not for 3 players"):
        play_again(town, film, [4, 5, 6], seat=3)
    with pytest.raises(FilmError, match="not for 3 players"):
        play_again(town, film, [4, 5], seat=0)
    assert not town.house.tables
