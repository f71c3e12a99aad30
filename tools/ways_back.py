"""Ways back: home with the tables at which one sits, pauses, Back in a race, and a line that is gone."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from pellmell.play.pause_messages import AnswerPause, AskPause
from pellmell.wire.requests import GoOn, TableSettings
from tests.browser.friends import Friend, Friends
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, set_table
from tools.staging import BOTH_WAYS, DARK, SIZES, Go, Scene, stay, take
from tools.troubles import one_line_alone

RACING = in_phase(Phase.RACING)
ALONE = Wish("ligretto", bots=3, until=RACING)
NAMES = "Benjamin", "Cleo"
SMALL = ("small", *SIZES)
SAY_OFFLINE = """() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    dispatchEvent(new Event("offline"));
}"""


def in_company(house: House, person: Person, game: str = "ligretto") -> tuple[Friend, Friend]:
    """Ann's page, and two who play by the wire until it is closed."""
    friends = Friends()
    person.context.on("close", lambda _: friends.part())
    wish = Wish(game, bots=1, friends=NAMES, settings=TableSettings(away="on"), until=RACING)
    ann, ben, cleo = friends.meet(house.url, wish)
    take(person, ann.seat, name="Ann")
    expect(person.page.locator("[data-phase=racing]")).to_be_visible()
    return ben, cleo


def home(*games: str, theme: str = "dark") -> Go:
    """One's own tables; a secret for all of them."""

    def go(house: House, person: Person) -> None:
        secret = ""
        for game in games:
            more = {"secret": secret} if secret else {}
            secret = house.play_now(game, "Ann", **more).secret
        person.page.add_init_script(f"localStorage.setItem('pellmell secret', '{secret}')")
        person.prefers(theme=theme).visit("/")
        expect(person.see("go-on")).to_be_visible()

    return go


def asked(house: House, person: Person) -> None:
    ben, _ = in_company(house, person)
    ben.do(AskPause())
    expect(person.see("pause-asked")).to_be_visible()


def asks(house: House, person: Person) -> None:
    _, cleo = in_company(house, person)
    person.page.get_by_role("button", name="Ask for a pause").click()
    cleo.until(lambda table: table.mirror.standing.match and table.mirror.standing.match.pause)
    cleo.do(AnswerPause(agree=True))
    expect(person.see("pause-asked")).to_contain_text("2 of 3")


def paused(house: House, person: Person) -> None:
    ben, cleo = in_company(house, person)
    ben.do(AskPause())
    cleo.until(lambda table: table.mirror.standing.match and table.mirror.standing.match.pause)
    cleo.do(AnswerPause(agree=True))
    person.page.get_by_role("button", name="Yes, let’s pause").click()
    expect(person.see("paused")).to_be_visible()
    ben.until(in_phase(Phase.PAUSED))
    ben.do(GoOn())


def paused_alone(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, ALONE)
    take(person, seat, name="Ann")
    person.page.get_by_role("button", name="Pause", exact=True).click()
    expect(person.see("paused")).to_be_visible()


def leaves(house: House, person: Person) -> None:
    person.prefers(**DARK).visit("/")
    in_company(house, person, "dice")
    person.page.go_back()
    expect(person.see("leave-race")).to_be_visible()


def offline(house: House, person: Person) -> None:
    """As the browser says it; words and pieces may still be loaded."""
    one_line_alone(person.page)
    in_company(house, person)
    person.page.evaluate(SAY_OFFLINE)
    expect(person.see("lost-line")).to_be_visible()


def on_tv(house: House, person: Person) -> None:
    """Which shows that somebody asks."""
    friends = Friends()
    person.context.on("close", lambda _: friends.part())
    wish = Wish("ligretto", bots=1, friends=NAMES, settings=TableSettings(away="on"), until=RACING)
    ann, ben, _ = friends.meet(house.url, wish)
    host = stay(person.prefers(**DARK), ann.seat)
    person.visit(f"/screen/{ann.seat.code}")
    host.get_by_role("button", name="Let it in").click()
    person.page.bring_to_front()
    ben.do(AskPause())
    expect(person.see("pause-asked")).to_be_visible()


WAYS_BACK = (
    Scene("go on, one table", home("ligretto"), devices=SMALL),
    Scene("go on, one table, light", home("ligretto", theme="light"), devices=SMALL),
    Scene("go on, many tables", home("ligretto", "dice", "board", "blitz"), devices=SMALL),
    Scene("pause, asked", asked, devices=SMALL),
    Scene("pause, asking", asks, devices=BOTH_WAYS),
    Scene("pause, agreed", paused),
    Scene("pause, alone", paused_alone, devices=SMALL),
    Scene("pause, tv", on_tv, devices=("tv",)),
    Scene("leave a race", leaves),
    Scene("offline", offline),
)
