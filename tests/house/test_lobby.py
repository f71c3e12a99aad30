"""The list of public tables costs the same however many ask for it, and nobody is left with an old one."""

import msgspec

from pellmell.house.lobby import OFTEN_MS, LobbyList
from pellmell.kit.phases import Phase
from pellmell.kit.time_units import Milliseconds
from pellmell.testing import VirtualTime
from pellmell.testing.town import FakeLine, pack
from pellmell.wire.frames import TableCard
from pellmell.wire.rest import Tables

TABLES = 100
STEP_MS = 10


def card(code: str) -> TableCard:
    return TableCard(code, "ligretto", Phase.GATHERING, ["Ash"], 0, 12)


class CountedLobby:
    """A lobby whose tables are here, and how often it has looked at all of them."""

    def __init__(self) -> None:
        self.time = VirtualTime()
        self.public: list[str] = []
        self.looked = 0
        self.list = LobbyList(self.time, pack, self._cards)

    def _cards(self) -> list[TableCard]:
        self.looked += 1
        return [card(code) for code in self.public]

    def open(self, code: str) -> None:
        self.public.append(code)
        self.list.changed()

    def pass_time(self, moment: Milliseconds) -> None:
        end = self.time.now() + moment
        while self.time.now() < end:
            self.time.advance_to(end)

    @property
    def told(self) -> list[str]:
        return [each.code for each in msgspec.json.decode(self.list.tables(), type=Tables).tables]

    def newcomer(self) -> FakeLine:
        line = FakeLine()
        self.list.enter(line)
        return line


def shown(line: FakeLine) -> list[str]:
    return [each.code for each in line.frames[-1].tables]


def test_however_many_ask_all_tables_are_looked_at_twice_a_second() -> None:
    lobby = CountedLobby()
    for number in range(TABLES):
        lobby.open(f"T{number}")
        assert lobby.told[0] == shown(lobby.newcomer())[0] == "T0"
        lobby.pass_time(STEP_MS)
    assert lobby.looked <= TABLES * STEP_MS // OFTEN_MS + 1
    lobby.pass_time(OFTEN_MS)
    assert len(lobby.told) == TABLES


def test_where_nothing_changes_nobody_looks_again() -> None:
    lobby = CountedLobby()
    lobby.open("ONE")
    for _ in range(100):
        lobby.pass_time(OFTEN_MS)
        assert lobby.told == shown(lobby.newcomer()) == ["ONE"]
    assert lobby.looked == 1


def test_the_first_who_asks_after_a_while_is_told_the_newest() -> None:
    lobby = CountedLobby()
    assert lobby.told == []
    lobby.pass_time(OFTEN_MS)
    lobby.open("ONE")
    assert lobby.told == ["ONE"]


def test_who_comes_while_the_list_is_old_is_told_the_new_one_soon() -> None:
    lobby = CountedLobby()
    assert lobby.told == []
    lobby.open("ONE")
    line = lobby.newcomer()
    assert shown(line) == []
    lobby.pass_time(OFTEN_MS)
    assert shown(line) == ["ONE"]


def test_what_changes_after_somebody_has_just_asked_is_told_too() -> None:
    lobby = CountedLobby()
    line = lobby.newcomer()
    lobby.pass_time(OFTEN_MS)
    lobby.open("ONE")  # told in half a second
    lobby.pass_time(100)
    assert lobby.told == ["ONE"]
    lobby.open("TWO")
    lobby.pass_time(OFTEN_MS)
    assert shown(line) == lobby.told == ["ONE", "TWO"]


def test_what_is_elsewhere_is_shown_beside_what_is_here_and_no_table_twice() -> None:
    lobby = CountedLobby()
    lobby.open("HERE")
    line = lobby.newcomer()
    lobby.list.see_elsewhere([card("THERE"), card("HERE")])
    assert lobby.told == shown(line) == ["HERE", "THERE"]
    assert lobby.list.tables_here() == msgspec.json.encode([card("HERE")])
    lobby.list.see_elsewhere([])
    assert lobby.told == shown(line) == ["HERE"]
