"""Options of a table that nobody has chosen: they follow the number of players."""

from collections.abc import Sequence

import msgspec
import pytest

from pellmell.catalogue import find_game
from pellmell.kit.options import OptionValue
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE
from pellmell.play.journal import Header, Recorder
from pellmell.play.messages import (
    Leave,
    MatchOpened,
    Open,
    OptionsSet,
    Player,
    Rematch,
    Rise,
    SatDown,
    SetOptions,
    Sit,
)
from pellmell.play.table import Table
from tests.play.house import NAMES, House


def fresh(players: int, **chosen: OptionValue) -> House:
    house = House(find_game("ligretto"), 0)
    house.table = Table(house.table.game)
    house.table.choose(chosen)
    for name in NAMES[:players]:
        house.do(HOUSE, Sit(Player(name)))
    return house


def told(events: Sequence[object]) -> dict[str, OptionValue]:
    found = [event for event in events if isinstance(event, OptionsSet)]
    return found[-1].options if found else {}


@pytest.mark.rule("LIG-20", "LIG-30")
def test_what_nobody_chose_follows_the_number_of_players() -> None:
    house = fresh(3)
    assert told(house.do(HOUSE, Sit(Player("Elm")))).items() >= {"blocked": "end", "rounds": 3}.items()
    assert told(house.do(HOUSE, Sit(Player("Fir")))).items() >= {"blocked": "end", "rounds": 4}.items()
    assert told(house.do(HOUSE, Sit(Player("Hazel")))) == {}
    house.do(5, Rise())
    house.do(4, Rise())
    assert told(house.do(3, Rise())).items() >= {"blocked": "rotate", "rounds": 3}.items()


def test_what_somebody_chose_stays_whoever_comes_and_goes() -> None:
    house = fresh(4)
    chosen: dict[str, OptionValue] = {"blocked": "rotate", "target": 50}
    events = house.do(0, SetOptions(chosen))
    assert events == [OptionsSet(told(events), chosen)]
    assert told(events).items() >= {"blocked": "rotate", "target": 50}.items()
    assert "length" not in told(events)
    assert house.do(HOUSE, Sit(Player("Fir"))) == [SatDown(4, Player("Fir"))]


def test_a_rematch_of_fewer_has_the_options_of_so_many() -> None:
    house = fresh(4, length="round").open()
    house.race().do(3, Leave())
    house.vote_out()
    opened = house.do(0, Rematch())
    assert told(opened)["blocked"] == "rotate"
    assert isinstance(opened[-1], MatchOpened)
    assert house.match.options == house.table.options


def test_a_length_and_a_goal_are_refused_together() -> None:
    house = fresh(2)
    with pytest.raises(Refusal, match="option target=50: how far a match goes is said by length=medium"):
        house.do(0, SetOptions({"length": "medium", "target": 50}))
    assert house.table.chosen == {}


def test_the_journal_says_how_many_rounds_a_length_was() -> None:
    journal: list[bytes] = []
    table = Table(find_game("ligretto"), lambda match, carry: Recorder(match, journal.append, carry))
    for name in NAMES[:4]:
        table.perform(HOUSE, Sit(Player(name)), 0)
    table.perform(0, Open(), 0)
    header = msgspec.json.decode(journal[0], type=Header)
    assert header.options.items() >= {"length": "short", "rounds": 3, "blocked": "end"}.items()
