"""Rounds of which the deal is played again, in a real house."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.play.messages import VoteToEnd
from tests.browser.at_table import in_race, press, vote_to_end
from tests.browser.house import House, Seat
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, say, set_table


def round_that_is_over(house: House, game: str = "dice") -> Seat:
    """Ann's, against two bots."""
    wish = Wish(game, options={"length": "round"}, until=in_phase(Phase.RACING))
    (seat,) = set_table(house.url, wish)
    say(house.url, seat, VoteToEnd())
    return seat


def ask_for_the_deal(person: Person, seat: Seat) -> None:
    """From the score sheet by way of the film to the slip that asks against whom."""
    person.holds(seat).visit(f"/t/{seat.code}")
    expect(person.see("winners")).to_be_visible()
    press(person, "Look again")
    expect(person.see("film")).to_be_visible()
    person.page.keyboard.press("End")
    person.see("deal-offer").get_by_role("button").click()
    expect(person.see("play-deal")).to_be_visible()


def play_the_deal(person: Person, seat: Seat) -> None:
    """In the middle of its race."""
    ask_for_the_deal(person, seat)
    press(person, "Deal it again")
    expect(in_race(person)).to_be_visible()


def end_the_try(person: Person) -> None:
    vote_to_end(person)
    expect(person.see("compared")).to_be_visible()
