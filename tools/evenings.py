"""An evening at one table: after a match, another game, and who sits out."""

from playwright.sync_api import expect

from pellmell.play.messages import ChangeGame
from tests.browser.house import House
from tests.browser.matches import ONE_ROUND, set_evening
from tests.browser.people import Person
from tests.browser.tables import Wish, say
from tools.staging import BOTH_WAYS, DARK, GAMES, SIZES, Go, Scene, stay, take

THREE = Wish("ligretto", bots=0, friends=("Bea", "Carl"), options=ONE_ROUND)
SIX = Wish("ligretto", bots=0, friends=("Bea", "Carl", "Dora", "Emil", "Fay"), options=ONE_ROUND)
WINNERS = "Bea", "Ann", "Bea"


def over(**settings: object) -> Go:
    def go(house: House, person: Person) -> None:
        seat, *_ = set_evening(house.url, THREE, *WINNERS)
        take(person, seat, name="Ann", **settings)
        expect(person.see("evening")).to_be_visible()

    return go


def which_game(house: House, person: Person) -> None:
    seat, *_ = set_evening(house.url, SIX, "Bea")
    take(person, seat, name="Ann")
    person.page.get_by_role("button", name="Another game", exact=True).click()
    expect(person.see("choose-dice")).to_contain_text("sit out")


def changed(which: int, **settings: object) -> Go:
    """From six to four; on a seat of them."""

    def go(house: House, person: Person) -> None:
        seats = set_evening(house.url, SIX, "Bea")
        say(house.url, seats[0], ChangeGame("blitz"))
        take(person, seats[which], **settings)
        expect(person.see("line-up")).to_be_visible()

    return go


def menu(house: House, person: Person) -> None:
    over()(house, person)
    person.page.get_by_role("button", name="Menu", exact=True).click()


def on_tv(name: str, wish: Wish, *winners: str, change: bool = False) -> Scene:
    def go(house: House, person: Person) -> None:
        seat, *_ = set_evening(house.url, wish, *winners)
        if change:
            say(house.url, seat, ChangeGame("blitz"))
        host = stay(person.prefers(**DARK), seat)
        person.visit(f"/screen/{seat.code}")
        host.get_by_role("button", name="Let it in").click()
        person.page.bring_to_front()  # or else nothing moves there

    return Scene(name, go, 6000, ("tv",), "quick")


def one_match(game: str) -> Wish:
    return Wish(game, bots=0, friends=("Bea", "Carl", "Dora"), options=ONE_ROUND)


EVENINGS = (
    Scene("evening, over", over(), 6000, pace="quick"),
    Scene("evening, over, light", over(theme="light"), 6000, BOTH_WAYS, pace="quick"),
    Scene("evening, which game", which_game, devices=("small", *SIZES), pace="quick"),
    Scene("evening, another game", changed(0), pace="quick"),
    Scene(
        "evening, another game, light", changed(0, theme="light"), devices=("phone", "desktop"), pace="quick"
    ),
    Scene("evening, another game, a guest", changed(1), pace="quick"),
    Scene("evening, menu", menu, devices=BOTH_WAYS, pace="quick"),
    *(on_tv(f"evening, tv, {game}", one_match(game), "Bea") for game in GAMES),
    on_tv("evening, tv, six", SIX, *WINNERS),
    on_tv("evening, tv, another game", SIX, *WINNERS, change=True),
)
