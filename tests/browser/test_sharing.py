"""A moment is shared from a film, and opens for a stranger at that very moment, until it is taken back."""

import json
import sqlite3
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from pellmell.films.film import Film, pack
from pellmell.kit.phases import Phase
from pellmell.play.messages import VoteToEnd
from tests.browser.at_table import press, sit_down
from tests.browser.conftest import Arrive
from tests.browser.eyes import change, overflows, ready_to_stand_still, stand_still, violations
from tests.browser.films import GAME_NAMES, OWNER, golden, shares
from tests.browser.friends import Friends
from tests.browser.house import House, Seat
from tests.browser.people import Device, Person
from tests.browser.tables import two_race

DEVICES: list[Device] = ["phone", "sideways", "tablet", "desktop"]


@pytest.fixture
def own_house(tmp_path: Path) -> Generator[House]:
    house = House(tmp_path)
    yield house
    house.stop()


def films_are(folder: Path, film: dict[str, Any]) -> None:
    """While the house is closed: its rounds were like this one."""
    players = [
        {**player, "name": "Ann"} if at == OWNER else player for at, player in enumerate(film["players"])
    ]
    told = msgspec.json.decode(json.dumps({**film, "players": players}), type=Film)
    with closing(sqlite3.connect(folder / "house.db")) as connection, connection:
        connection.execute("UPDATE films SET film = ?", (pack(told),))


def anns_round(house: House, friends: Friends, folder: Path) -> tuple[Seat, str]:
    """Ann has played a round of Ligretto in which races were lost: her seat, and the address of the match."""
    ann, ben = friends.meet(house.url, two_race("ligretto"))
    for friend in (ann, ben):
        friend.do(VoteToEnd())
    ann.until(lambda table: table.phase is Phase.SCORED)
    for friend in (ann, ben):
        friend.hang_up()
    house.stop()
    films_are(folder, golden("ligretto"))
    house.open_again()
    mine = house.post("/api/my/matches", {"secret": ann.seat.secret})
    return ann.seat, f"/m/{mine['matches'][0]['id']}?round=1&at=3000&seat={OWNER}"


def clock_of(person: Person) -> str:
    return person.see("clock").inner_text()


def test_a_lost_race_is_shared_seen_by_a_stranger_and_taken_back(
    own_house: House, arrive: Arrive, friends: Friends, tmp_path: Path
) -> None:
    seat, match = anns_round(own_house, friends, tmp_path)
    ann = arrive("desktop", url=own_house.url).holds(seat).visit(match)
    press(ann, "Next race")
    expect(ann.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    moment = clock_of(ann)
    press(ann, "Share this moment")
    expect(ann.see("share")).to_contain_text(f"begins at {moment} seconds")
    press(ann, "Make the link")
    link = ann.page.get_by_label("Link").input_value()
    assert link.startswith(f"{own_house.url}/s/")
    picture = ann.see("share").get_by_role("img")
    expect(picture).to_be_visible()
    ann.until("() => document.querySelector('[data-test=share] img').naturalWidth === 1200")
    stranger = arrive("phone", url=own_house.url).is_new().visit(link.removeprefix(own_house.url))
    expect(stranger.see("film")).to_be_visible()
    assert clock_of(stranger) == moment
    assert "Ann" not in stranger.page.content()
    expect(
        stranger.page.get_by_role("button", name=f"From the seat of Player {OWNER + 1}")
    ).to_have_attribute("aria-pressed", "true")
    press(stranger, "See it happen")
    expect(stranger.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    stranger.page.keyboard.press("End")
    farewell = stranger.see("farewell")
    expect(farewell).to_contain_text(f"What it was like for Player {OWNER + 1}")
    expect(farewell).to_contain_text("11 of 13")
    ann.visit("/settings")
    expect(ann.see("my-shares")).to_contain_text("Ligretto, round 1")
    press(ann, ann.see("my-shares").get_by_role("button").first.get_attribute("aria-label") or "")
    expect(ann.see("my-shares")).to_have_count(0)
    stranger.expects("status of 404").page.reload()
    expect(stranger.see("share-ended")).to_contain_text("This moment is over")
    stranger.see("share-ended").get_by_role("button", name="Play now").click()
    stranger.page.wait_for_url("**/t/*")


def test_everybody_sees_whether_rounds_may_be_shared_before_they_race(house: House, arrive: Arrive) -> None:
    code = house.new_table()
    ann, ben = (arrive(url=house.url) for _ in range(2))
    sit_down(ann, code, "Ann")
    sit_down(ben, code, "Ben")
    expect(ben.see("sharing")).to_contain_text("may share rounds")
    ann.page.get_by_role("switch", name="Rounds may be shared").click()
    for person in (ann, ben):
        expect(person.see("sharing")).to_contain_text("not shared")
    press(ann, "Start")
    for person in (ann, ben):
        expect(person.see("sharing")).to_contain_text("not shared")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_moment_of_any_game_opens_for_anybody(person: Person, game: str) -> None:
    shares(person, game).visit("/s/abc")
    expect(person.see("clock")).to_have_text("12.345")
    expect(person.see("film")).not_to_contain_text("Ash")


def test_where_there_is_no_film_any_more_there_are_the_scores(person: Person) -> None:
    shares(person, film=False, points=[12, -3, 4, 5]).visit("/s/abc")
    expect(person.see("shared-scores").get_by_role("row").nth(1)).to_contain_text("Player 2−3")


@pytest.mark.parametrize("device", DEVICES)
def test_nothing_is_cut_off_in_any_language_nor_hidden_from_those_who_listen(
    arrive: Arrive, device: Device
) -> None:
    person = shares(arrive(device, reduced_motion="reduce"))
    ready_to_stand_still(person)
    faults: list[str] = []
    person.visit("/s/abc")
    expect(person.see("film")).to_be_visible()
    faults += looked_at(person)
    person.page.keyboard.press("End")
    expect(person.see("farewell")).to_be_visible()
    faults += looked_at(person)
    person.visit("/m/3f2a?round=1&at=31000&seat=2")
    press(person, "Share this moment")
    expect(person.see("share")).to_be_visible()
    faults += looked_at(person)
    press(person, "Make the link")
    expect(person.page.get_by_label("Link")).to_be_visible()
    faults += looked_at(person)
    assert not faults, "\n".join(faults)


def looked_at(person: Person) -> list[str]:
    stand_still(person)
    faults = violations(person)
    change(person, theme="light")
    faults += violations(person, "color-contrast") + overflows(person)
    change(person, theme="dark", language="en")
    return faults
