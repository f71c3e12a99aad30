"""What people press at a table, whatever the game."""

from playwright.sync_api import Locator, expect

from tests.browser.people import Person


def sit_down(person: Person, code: str, name: str) -> None:
    """By the invite link, with a name typed in by hand."""
    person.visit(f"/t/{code}")
    person.page.get_by_label("Your name").fill(name)
    press(person, "Sit down")
    expect(seat_of(person, name)).to_contain_text("you")


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def seat_of(person: Person, name: str) -> Locator:
    return person.see("seat").filter(has_text=name)


def in_race(person: Person) -> Locator:
    return person.page.locator("[data-phase=racing]")


def vote_to_end(person: Person) -> None:
    expect(in_race(person)).to_be_visible()  # a menu that is opened before goes with its page
    press(person, "Menu")
    press(person, "End this round")
    expect(person.reads("End the round as it stands?")).to_be_visible()
    press(person, "End this round")


def score_of(person: Person, name: str) -> list[str]:
    """What stands on the line of a player, when all is counted: the items, the round, and the total."""
    expect(score_cells(person, name).last).to_be_visible()
    expect(person.page.get_by_role("button", name="Skip")).to_be_hidden()
    return score_cells(person, name).all_inner_texts()


def score_cells(person: Person, name: str) -> Locator:
    return person.see("score-row").filter(has_text=name).locator("td")


def add_bot(person: Person, level: str) -> str:
    """Its name."""
    seats = person.see("seat")
    expect(seats.first).to_be_visible()  # the host's own: who counts before the table is there counts none
    before = seats.count()
    person.page.get_by_role("radio", name=level, exact=True).check()
    press(person, "Add a bot")
    expect(seats).to_have_count(before + 1)
    return str(seats.last.locator("[data-test=name]").inner_text())
