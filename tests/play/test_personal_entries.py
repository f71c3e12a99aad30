"""Who somebody is may be taken out of a journal, and the match plays as it did."""

import pytest

from pellmell.catalogue import all_games
from pellmell.kit.seats import HOUSE
from pellmell.play.journal import Header, Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Leave, Player
from pellmell.play.personal_entries import Forgetting, is_personal, names_in, people_in, with_ids
from pellmell.play.replay import Replay
from pellmell.play.seat_messages import AddSeat, SetName, TakeOver
from pellmell.testing.selection import games_for
from tests.play.house import NAMES
from tests.play.written_house import WILLOW, Written

GAMES = all_games().values()
YEW = Player("Yew", id="person of yew")


@pytest.fixture
def house() -> Written:
    """Willow has taken a seat over, has changed her name, and has left it to Yew."""
    house = Written(games_for(3, rounds=2)[0], 3, bots=2)
    house.open().race().vote_out()
    house.do(HOUSE, TakeOver(2, WILLOW))
    house.race("second")
    house.do(HOUSE, SetName(2, "Wilma"))
    house.vote_out()
    house.do(2, Leave())
    house.do(HOUSE, TakeOver(2, YEW))
    house.race("third").vote_out()
    return house


def test_what_tells_of_nobody_is_left_byte_for_byte() -> None:
    entry = b'{ "line": "do",  "command": {"do": "place"} }'
    assert with_ids(entry, str.upper) == entry


def replayed(entries: list[bytes]) -> Replay:
    replay = Replay(entries, unfinished=True)
    assert list(replay)
    return replay


def test_who_is_forgotten_is_nowhere_in_it(house: Written) -> None:
    assert {"Willow", "Wilma", "Yew", "Ash"} <= names_in(filter(is_personal, house.journal))
    forgetting = Forgetting(WILLOW.id, "someone")
    entries = [forgetting.forget(entry) if is_personal(entry) else entry for entry in house.journal]
    assert forgetting.names == {"Willow", "Wilma"}
    text = b"".join(entries)
    assert not any(word in text for word in (WILLOW.id.encode(), b"Willow", b"Wilma"))
    again = replayed(entries).match
    assert again.totals == house.match.totals
    names = {stint.name for stint in again.people.stints}
    assert names == {"Cedar", "someone", "Yew"}


def test_ids_are_replaced_wherever_they_stand(house: Written) -> None:
    aliases: dict[str, str] = {}
    hide = lambda person: aliases.setdefault(person, f"p{len(aliases)}")  # noqa: E731
    entries = [with_ids(entry, hide) for entry in house.journal]
    assert aliases == {WILLOW.id: "p0", YEW.id: "p1"}
    assert b"person of" not in b"".join(entries)
    assert replayed(entries).match.people.themselves[2] == Player("Yew", id="p1")


def test_what_is_taken_along_is_taken_along_by_somebody_else() -> None:
    game = games_for(2)[0]
    header: list[bytes] = []
    carry = {WILLOW.id: 3, YEW.id: 4}
    Recorder(Match(game, game.options(), [WILLOW, YEW], carry), header.append, carry)
    assert replayed_header(with_ids(header[0], str.upper)).carry == {WILLOW.id.upper(): 3, YEW.id.upper(): 4}
    told = replayed_header(Forgetting(WILLOW.id, "someone").forget(header[0]))
    assert told.carry == {"someone": 3, YEW.id: 4}
    assert told.players == [Player("someone"), YEW]


def replayed_header(entry: bytes) -> Header:
    return Replay([entry], unfinished=True).header


def test_who_came_later_is_forgotten_and_nobody_else() -> None:
    game, players = next((game, n) for game in GAMES for n in game.seats if game.may_grow(game.options(), n))
    house = Written(game, players)
    house.open().race().vote_out()
    house.do(HOUSE, AddSeat(WILLOW))
    house.do(HOUSE, SetName(0, "Aspen"))
    house.do(HOUSE, SetName(players, "Wilma"))
    forgetting = Forgetting(WILLOW.id, "someone")
    entries = [forgetting.forget(entry) if is_personal(entry) else entry for entry in house.journal]
    assert forgetting.names == {"Willow", "Wilma"}
    people = [player.name for player in replayed(entries).match.people.themselves]
    assert people == ["Aspen", *NAMES[1:players], "someone"]


def test_a_damaged_entry_tells_nothing() -> None:
    assert with_ids(b'{"line":"seal", "players":[{"id":"person', str) == b""


def test_everybody_who_has_sat_there_is_known(house: Written) -> None:
    people = {player.id for player in people_in(house.journal)}
    assert people == {"", WILLOW.id, YEW.id}
    assert people_in([*house.journal, b"what tells of nobody may be damaged"]) == people_in(house.journal)
