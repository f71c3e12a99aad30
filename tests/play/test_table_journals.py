"""The journals of a table: one for each match, from which it is woken."""

import pytest

from pellmell.kit.game import AnyGame
from pellmell.kit.messages import TimeUp
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import (
    Leave,
    MatchOpened,
    PassHost,
    Player,
    Promise,
    Rematch,
    SetAway,
    Signal,
    Sit,
)
from pellmell.play.performing import Carry
from pellmell.play.replay import Replay
from pellmell.play.table import Table
from pellmell.play.waking import wake
from pellmell.testing import quickest
from pellmell.testing.selection import games_for
from tests.play.house import House

by_game = pytest.mark.parametrize("game", games_for(3, rounds=2), ids=lambda game: game.name)


class Shelf:
    """A journal for each match of a table."""

    def __init__(self) -> None:
        self.journals: list[list[bytes]] = []

    def record(self, match: Match, carry: Carry) -> Recorder:
        self.journals.append([])
        return Recorder(match, self.journals[-1].append, carry)

    def house(self, game: AnyGame) -> House:
        players = game.seats[0] + 1
        return House(game, players, quickest(game, players), record=self.record)


@by_game
def test_every_match_of_a_table_is_written_down(game: AnyGame) -> None:
    shelf = Shelf()
    house = shelf.house(game).open().finish()
    house.do(0, Leave())
    house.do(1, Rematch())
    house.finish("another")
    for journal in shelf.journals:
        assert list(Replay(journal))
    assert len(shelf.journals) == 2


@by_game
def test_only_what_the_match_decides_is_in_its_journal(game: AnyGame) -> None:
    shelf = Shelf()
    house = shelf.house(game)
    assert not house.table.is_for_match(PassHost(1))
    assert not house.table.is_for_match(TimeUp("start"))
    house.open()
    assert house.table.is_for_match(PassHost(1))
    assert house.table.is_for_match(Leave())
    assert not house.table.is_for_match(Sit(Player("Willow")))
    house.finish()
    written = list(shelf.journals[0])
    assert not house.table.is_for_match(Leave())
    house.do(0, Leave())
    assert shelf.journals == [written]


@by_game
def test_the_journal_of_a_rematch_says_what_was_taken_along_and_who_is_away(game: AnyGame) -> None:
    shelf = Shelf()
    house = shelf.house(game).open()
    house.do(HOUSE, SetAway(1, True))
    carry = house.finish().match.carry()
    house.do(0, Rematch())
    header = Replay(shelf.journals[1], unfinished=True).header
    assert header.carry == carry
    assert header.away == [1]
    woken = wake(shelf.journals[1], print).match
    assert (woken.carried, woken.people.away) == (house.match.carried, {1})


@by_game
def test_a_woken_table_goes_on_as_if_it_had_never_slept(game: AnyGame) -> None:
    shelf = Shelf()
    house = shelf.house(game).open().finish()
    carry = house.match.carry()
    house.do(0, Rematch())
    house.finish("another")
    for cut in range(1, len(shelf.journals[1]), 5):
        again = Shelf()
        again.journals = [shelf.journals[1][:cut]]
        recorder = wake(shelf.journals[1][:cut], again.journals[0].append)
        table = Table.woken(recorder, [carry], again.record)
        for step in list(Replay(shelf.journals[1]))[moves_in(shelf.journals[1][:cut]) :]:
            assert table.perform(step.seat, step.command, step.at) == step.events
        assert again.journals == shelf.journals[1:]
        assert table.perform(0, Rematch(), 0) == [MatchOpened(list(house.match.carry().values()))]
        assert len(again.journals) == 2


@by_game
def test_a_woken_table_has_its_seats_options_host_and_carries(game: AnyGame) -> None:
    shelf = Shelf()
    house = shelf.house(game).open().finish()
    carry = house.match.carry()
    house.do(HOUSE, Rematch())
    house.do(HOUSE, PassHost(1))
    before = house.table
    house.table = Table.woken(wake(shelf.journals[1], shelf.journals[1].append), [carry])
    assert house.table.options == before.options
    assert house.table.players == before.players
    assert house.table.carries.open(game.name, frozenset(carry)) == carry
    house.do(HOUSE, Promise("00" * 16))
    with pytest.raises(Refusal, match="only the host may do that"):
        house.do(0, Signal())
    with pytest.raises(Refusal, match="not everybody is ready"):
        house.do(1, Signal())


def moves_in(lines: list[bytes]) -> int:
    return sum(b'"line":"move"' in line for line in lines)
