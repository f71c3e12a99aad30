"""A round is looked at again: at its very moment, from anybody's seat, and while others get ready."""

import gzip
import json
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from pellmell.films.film import Film
from pellmell.review.round_review import review as round_review
from pellmell.web.http.client_files import FOLDER
from tests.browser.at_table import press, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.eyes import change, overflows, ready_to_stand_still, stand_still, violations
from tests.browser.films import GAME_NAMES, golden, keep, review
from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.people import Device, Person
from tests.browser.tables import two_race

MOMENT = "/m/3f2a?round=1&at=31000&seat=0"
OF_A_FILM = "Replay|openFilm|film|Film|missed|axis|script|clock"
MOST_BYTES = 15_500  # of what is loaded for a film, and for nothing else
ASSETS = """() => performance.getEntriesByType("resource")
    .map(({ name }) => name.split("/assets/").at(1)).filter((name) => /[.](js|css)$/.test(name))"""
HAS_PASSED = "least => parseFloat(document.querySelector('[data-test=clock]').textContent) > least"
DEVICES: list[Device] = ["phone", "sideways", "tablet", "desktop"]


def clock(person: Person) -> Locator:
    return person.see("clock")


def looks(person: Person, path: str = MOMENT) -> Person:
    person.visit(path)
    expect(person.see("film")).to_be_visible()
    return person


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_link_opens_at_its_very_moment_and_nothing_can_be_done_there(person: Person, game: str) -> None:
    film = golden(game)
    signal = film["signal"]
    looks(keep(person, film), f"/m/3f2a?round=1&at={signal + 12_345}&seat=1")
    expect(clock(person)).to_have_text("12.345")
    expect(person.see("film-race")).to_have_attribute("inert", "")
    expect(person.page.get_by_role("button", name="From the seat of Birch")).to_have_attribute(
        "aria-pressed", "true"
    )
    person.page.get_by_role("button", name="The whole table").click()
    expect(clock(person)).to_have_text("12.345")


def test_time_runs_stands_and_goes_step_by_step(arrive: Arrive) -> None:
    person = looks(keep(arrive("desktop"), golden("ligretto")))
    at = 28.0
    expect(clock(person)).to_have_text("28.000")
    person.page.keyboard.press("ArrowRight")
    expect(clock(person)).not_to_have_text("28.000")
    after = float(clock(person).inner_text())
    assert after > at
    expect(person.page.get_by_role("status").last).to_contain_text(f"{after:.3f} seconds: Cedar: ")
    person.page.keyboard.press("ArrowLeft")
    expect(clock(person)).not_to_have_text(f"{after:.3f}")
    person.page.keyboard.press("5")
    expect(person.page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Space")
    expect(person.page.get_by_role("button", name="Pause")).to_be_visible()
    person.until(
        "least => parseFloat(document.querySelector('[data-test=clock]').textContent) > least", after
    )
    person.page.keyboard.press("Space")
    expect(person.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_time_outside_is_the_nearest(person: Person) -> None:
    looks(keep(person, golden("dice")), "/m/3f2a?round=1&at=99999999&seat=0")
    end = clock(person).inner_text()
    assert 5 < float(end) < 1000
    looks(person, "/m/3f2a?round=1&at=-5&seat=nobody")
    expect(clock(person)).to_have_text("−3.000")


def test_a_finger_finds_any_moment(person: Person) -> None:
    looks(keep(person, golden("ligretto")))
    strip = person.see("strip")
    box = strip.bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    half = int(strip.get_attribute("aria-valuemax") or 0) / 2
    assert abs(int(strip.get_attribute("aria-valuenow") or 0) - half) < half / 50
    person.page.mouse.move(box["x"] + 5, box["y"] + 30)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] - 50, box["y"] + 30)
    person.page.mouse.up()
    expect(clock(person)).to_have_text("−3.000")


def test_from_race_to_race_and_to_what_was_missed(person: Person) -> None:
    """What happened there is seen, and then it stands."""
    film = golden("ligretto")
    looks(keep(person, film, review((40_000, 42_500))), "/m/3f2a?round=1&at=3000&seat=0")
    strip = person.see("strip")
    decided = [mark for mark in film["lost"] if 0 in (mark[1], mark[5])]
    person.page.get_by_role("button", name="Next missed chance").click()
    expect(person.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert 40_000 <= int(strip.get_attribute("aria-valuenow") or 0) < 42_500
    person.page.get_by_role("button", name="Next race").click()
    expect(person.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(person.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    at = int(strip.get_attribute("aria-valuenow") or 0)
    assert any(abs(at - lost[0]) < 2500 for lost in decided)


def test_what_lay_face_down_is_turned_up(person: Person) -> None:
    film = golden("ligretto")
    looks(keep(person, film))
    expect(person.see("face-down")).to_have_count(0)
    person.page.keyboard.press("x")
    expect(person.see("face-down")).to_contain_text("Hand")
    person.page.get_by_role("button", name="The whole table").click()
    for player in film["players"]:
        expect(person.see("face-down").get_by_role("heading", name=player["name"])).to_be_visible()


def test_who_was_far_away_saw_it_later(person: Person) -> None:
    looks(keep(person, golden("ligretto")), "/m/3f2a?round=1&at=31000&seat=2")
    seen = person.page.get_by_role("button", name="As Cedar saw it")
    seen.click()
    expect(seen).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="From the seat of Ash").click()
    expect(seen).to_have_count(0)  # of a line without delay there is nothing else to see


def test_what_is_not_yours_is_told_kindly(person: Person) -> None:
    keep(person, None).visit(MOMENT)
    expect(person.see("film-gone")).to_contain_text("Not yours, or gone")
    press(person, "Close")
    expect(person.see("game-ligretto")).to_be_visible()


def test_of_a_newer_film_there_are_the_scores(person: Person) -> None:
    film = golden("ligretto")
    keep(person, film | {"film": 2}).visit(MOMENT)
    expect(person.see("only-scores").get_by_role("row")).to_have_count(1 + len(film["players"]))
    looks(keep(person, film | {"dealt_again": True}))
    expect(person.see("film")).to_contain_text("dealt a second time")


def test_its_code_is_small_and_comes_alone(arrive: Arrive) -> None:
    """What a film needs beside its game. What one asks for in it comes when it is asked for."""
    person = keep(arrive("desktop"), golden("ligretto"))
    known: set[str] = set()
    for path in ("/", "/me", "/lesson/ligretto", "/t/XYXYXY"):
        person.visit(path).page.wait_for_load_state("networkidle")
        known |= set(person.page.evaluate(ASSETS))
    looks(person).page.wait_for_load_state("networkidle")
    own = {name for name in set(person.page.evaluate(ASSETS)) - known if re.match(OF_A_FILM, name)}
    sizes = {name: len(gzip.compress((FOLDER / "assets" / name).read_bytes(), mtime=0)) for name in own}
    assert 10_000 < sum(sizes.values()) < MOST_BYTES, sizes


def test_what_the_round_was_like_leads_back_into_it(person: Person) -> None:
    film = golden("ligretto")
    told = json.loads(msgspec.json.encode(round_review(msgspec.json.decode(json.dumps(film), type=Film))))
    looks(keep(person, film, told), "/m/3f2a?round=1&at=3000&seat=2")
    press(person, "What it was like")
    card = person.see("review")
    expect(card).to_contain_text("Red 2 fitted for 3.4 s, and then it was over.")
    expect(card).to_contain_text("11 of 13")
    expect(card.get_by_role("button", name="Cedar")).to_be_visible()
    stand_still(person)
    faults = violations(person) + overflows(person)
    assert not faults, "\n".join(faults)
    card.get_by_role("button", name="See it").click()
    expect(card).to_have_count(0)
    opened = min(chance["opened"] for chance in told["chances"] if chance["thing"] == ["red", 2])
    assert int(person.see("strip").get_attribute("aria-valuenow") or 0) >= opened - 1000


@pytest.mark.parametrize("device", DEVICES)
def test_nothing_is_cut_off_in_any_language_nor_hidden_from_those_who_listen(
    arrive: Arrive, device: Device
) -> None:
    person = arrive(device, reduced_motion="reduce")
    ready_to_stand_still(person)
    looks(keep(person, golden("ligretto"), review((40_000, 42_500))), "/m/3f2a?round=1&at=31000&seat=2")
    person.page.keyboard.press("x")
    expect(person.see("face-down")).to_be_visible()
    stand_still(person)
    faults = violations(person)
    change(person, theme="light")
    faults += violations(person, "color-contrast")
    faults += overflows(person)
    assert not faults, "\n".join(faults)


def test_nobody_is_held_up_by_who_looks_again(house: House, arrive: Arrive, friends: Friends) -> None:
    met = friends.meet(house.url, two_race("board"))
    pages = [arrive(url=house.url).holds(friend.seat).visit(f"/t/{friend.seat.code}") for friend in met]
    one, other = (keep(page, golden("board")) for page in pages)
    vote_to_end(one)
    press(other, "End it")
    below = one.page.locator("[inert]").filter(has=one.see("score-row"))
    ways: list[Callable[[], object]] = [
        lambda: press(one, "Close"),
        lambda: one.page.keyboard.press("Escape"),
        one.page.go_back,
    ]
    for close in ways:
        press(one, "Look again")
        expect(one.see("film")).to_be_visible()
        expect(below).to_have_count(1)  # and out of reach
        close()
        expect(one.see("film")).to_have_count(0)
        expect(one.page.get_by_role("button", name="Look again")).to_be_focused()
    press(one, "Look again")
    press(other, "Next round")
    one.see("film").get_by_role("button", name="Next round").click()
    expect(one.see("film")).to_have_count(0)
    expect(one.see("own-card")).to_be_visible()
