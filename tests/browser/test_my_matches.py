"""My matches, the rounds that I keep, and how I play: from the home page, and from the end of a match."""

import re

import pytest
from playwright.sync_api import Locator, expect

from pellmell.kit.phases import Phase
from tests.browser.at_table import press, vote_to_end
from tests.browser.conftest import Arrive
from tests.browser.films import golden, keep
from tests.browser.house import House
from tests.browser.my_matches import is_known, lists, some_matches, some_rounds
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, set_table

racing = in_phase(Phase.RACING)


def entry(person: Person, text: str) -> Locator:
    return person.see("match").filter(has_text=text)


def unfold(match: Locator) -> Locator:
    """Its rounds."""
    match.locator("[aria-expanded=false]").click()
    rounds = match.locator("[data-test=round]")
    expect(rounds.first).to_be_visible()
    return rounds


def star(where: Locator, round: int) -> Locator:
    return where.get_by_role("button", name=f"Star for round {round}")


def test_from_the_end_of_a_match_to_its_round_and_how_one_plays(house: House, arrive: Arrive) -> None:
    """In a real house: what was played a moment ago is there."""
    person = arrive(url=house.url)
    person.visit("/")
    expect(person.page.get_by_role("link", name="My matches")).to_have_count(0)  # nobody knows them yet
    seat, *_ = set_table(house.url, Wish("dice", bots=3, options={"rounds": 1}, until=racing))
    person.holds(seat).visit(f"/t/{seat.code}")
    vote_to_end(person)
    person.page.get_by_role("link", name="My matches").click()
    match = entry(person, "Ligretto Dice")
    expect(match).to_contain_text(re.compile(r"\d(st|nd|rd|th) of 4"))
    (round,) = unfold(match).all()
    star(round, 1).click()
    expect(star(round, 1)).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("status").last).to_contain_text("Round 1 has your star")
    expect(person.see("starred")).to_contain_text("Ligretto Dice, round 1")
    round.get_by_role("link", name="Look at round 1 again").click()
    expect(person.see("film")).to_be_visible()
    kept = star(person.see("film"), 1)
    expect(kept).to_have_attribute("aria-pressed", "true")
    kept.press("Enter")
    expect(kept).to_have_attribute("aria-pressed", "false")
    person.visit("/").page.get_by_role("link", name="My matches").click()
    expect(person.see("match")).to_have_count(1)
    expect(person.see("starred")).to_have_count(0)
    person.page.get_by_role("link", name="How I play Ligretto Dice").click()
    expect(person.see("reaction")).to_contain_text("Reaction")
    expect(person.see("figures-lead")).to_contain_text("By your last 1 round.")


def test_matches_stand_under_their_days_and_say_what_became_of_them(person: Person) -> None:
    lists(person, some_matches()).visit("/me")
    expect(person.see("match")).to_have_count(6)
    headings = person.page.get_by_role("heading", level=2).all_inner_texts()
    assert headings[:1] == ["One round with a star"]
    assert len(headings) >= 4
    expect(entry(person, "Dutch Blitz")).to_contain_text("1st of 2")
    expect(entry(person, "Dutch Blitz")).to_contain_text("36 points")
    expect(person.page.get_by_text("You left before the end.")).to_be_visible()
    expect(person.page.get_by_text("A bot played 2 rounds for you.")).to_be_visible()
    expect(person.page.get_by_text("You watched")).to_be_visible()
    rounds = unfold(entry(person, "Dutch Blitz"))
    expect(rounds.first).to_contain_text("score only")
    expect(rounds.first).to_contain_text("Bea 9")
    expect(rounds.first.get_by_role("link")).to_have_count(0)


def test_head_to_head_with_one_person_in_one_game(person: Person) -> None:
    lists(person, some_matches()).visit("/me")
    person.page.get_by_label("With", exact=True).select_option("Bea")
    versus = person.see("head-to-head")
    expect(versus).to_contain_text("You came before Bea 3 times, Bea before you once.")
    expect(versus).to_contain_text("4 matches that both played to the end.")
    expect(person.see("match")).to_have_count(5)
    person.page.get_by_label("Game", exact=True).select_option("dice")
    expect(person.see("match")).to_have_count(2)
    expect(versus).to_contain_text("You came before Bea once, Bea before you never.")
    expect(person.page.get_by_role("link", name="How I play")).to_have_count(1)


def test_an_eleventh_star_is_refused_with_a_word(person: Person) -> None:
    lists(person, some_matches(), stars_left=0).expects("status of 409").visit("/me")
    round = unfold(entry(person, "Ligretto\n").first).first
    star(round, 1).focus()
    person.page.keyboard.press("Space")
    expect(person.see("toast")).to_contain_text("Ten rounds have your star already. Take one back first")
    expect(star(round, 1)).to_have_attribute("aria-pressed", "false")
    star(person.see("starred"), 2).click()
    expect(person.see("starred")).to_have_count(0)
    star(round, 1).click()
    expect(star(round, 1)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("known", [True, False])
def test_who_has_played_nothing_is_invited_to(person: Person, known: bool) -> None:
    if known:
        lists(person, [])
    person.visit("/me")
    expect(person.see("no-matches")).to_contain_text("Nothing yet")
    person.page.get_by_role("link", name="Play one").click()
    expect(person.see("game-ligretto")).to_be_visible()


def test_a_film_of_somebody_else_has_no_star(person: Person) -> None:
    keep(lists(person, []), golden("dice")).page.unroute("**/api/my/matches")
    lists(person, [])
    person.visit("/m/3f2a?round=1&at=31000&seat=0")
    expect(person.see("film")).to_be_visible()
    expect(person.page.get_by_role("button", name="Star for")).to_have_count(0)


def test_figures_are_said_on_the_scale_of_the_bots_and_told_to_who_listens(person: Person) -> None:
    lists(person, some_matches(), some_rounds(6)).visit("/me/ligretto")
    expect(person.see("figures-lead")).to_contain_text(re.compile(r"You see like an? \w+"))
    reaction = person.see("reaction")
    expect(reaction).to_contain_text(re.compile(r"\d\.\d\d ± 0\.\d\d s"))
    assert reaction.get_by_role("row").count() >= 6
    expect(person.see("points")).to_contain_text(re.compile(r"[+−]\d+\.\d ± \d\.\d"))


def test_of_few_rounds_no_level_is_told_and_par_is_found_when_one_asks(person: Person) -> None:
    rounds = some_rounds(1, par=False)[:3]
    lists(person, some_matches(), rounds)
    asked: list[str] = []

    def found() -> None:
        for round in rounds:
            round["par"] = 3.5

    def respond(route: object) -> None:
        asked.append(route.request.url)  # type: ignore[attr-defined]
        found()
        route.fulfill(json={"rounds": 2, "points": [3.5], "errors": [0.1]})  # type: ignore[attr-defined]

    person.page.route("**/api/films/*/*/par", respond)
    person.visit("/me/ligretto")
    expect(person.see("figures-lead")).to_contain_text("Too few rounds")
    expect(person.see("points")).to_contain_text("Not known of any round yet.")
    press(person, "Find it for my last ten rounds")
    expect(person.see("points")).to_contain_text(re.compile(r"[+−]?\d+\.\d ± "))
    assert len(asked) == 3


def test_nothing_was_played_of_a_game_or_there_is_no_such_game(person: Person) -> None:
    lists(person, []).visit("/me/dice")
    expect(person.see("no-figures")).to_contain_text("Play a round")
    is_known(person).visit("/me/chess")
    expect(person.see("trouble-nowhere")).to_be_visible()
