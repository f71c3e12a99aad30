"""Whatever goes wrong, a friendly page says what to do, in the player's language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from pellmell.wire.frames import PROTOCOL
from pellmell.wire.requests import Kick
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, say, set_table
from tools.sheets import NO_CLIPBOARD, SHARES
from tools.troubles import FALL, LINE, block

NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("switched off", "SecurityError"); },
})"""
AN_OLDER_CLIENT = f'"protocol":{PROTOCOL}', f'"protocol":{PROTOCOL - 1}'
CHUNK = re.compile(r"/assets/(LessonScreen|ligretto)-[^/]*[.]js$")


def told(person: Person, trouble: str, says: str) -> None:
    """A page that says so, and leads on."""
    page = person.see(f"trouble-{trouble}")
    expect(page.get_by_role("heading", level=1)).to_have_text(says)
    expect(page.get_by_role("button").first).to_be_visible()


def lost(route: Route) -> None:
    route.abort()


def go_home(person: Person, label: str = "To the start page") -> None:
    person.page.get_by_role("button", name=label).click()
    expect(person.see("game-ligretto")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "trouble", "english", "german"),
    [
        ("/nothing/here", "nowhere", "There is nothing here", "Hier liegt nichts"),
        ("/t/XYXYXY", "closed", "No such table", "Diesen Tisch gibt es nicht"),
        ("/t/0-0", "closed", "No such table", "Diesen Tisch gibt es nicht"),
        ("/rules/chess", "nowhere", "There is nothing here", "Hier liegt nichts"),
        ("/lesson/chess", "nowhere", "There is nothing here", "Hier liegt nichts"),
        ("/screen/XYXYXY", "closed", "No such table", "Diesen Tisch gibt es nicht"),
    ],
)
def test_a_dead_link(arrive: Arrive, path: str, trouble: str, english: str, german: str) -> None:
    for language, says, home in (("en", english, "To the start page"), ("de", german, "Zur Startseite")):
        person = arrive(language=language).expects("status of 404").visit(path)
        told(person, trouble, says)
        go_home(person, home)


def test_a_code_that_was_heard_wrongly(person: Person) -> None:
    person.visit("/").page.get_by_label("Have a code?").fill("xyx-yxy")
    person.page.get_by_role("button", name="Join").click()
    told(person, "closed", "No such table")


def test_who_comes_to_a_table_full_of_people_may_wait_for_a_seat(arrive: Arrive, house: House) -> None:
    seat, *_ = set_table(house.url, Wish("dice", bots=0, friends=("Ben", "Cleo", "Dora")))
    for language, says, sit, told_then in (
        ("en", "You play as soon as there is a seat.", "Sit down", "You get the next free seat"),
        ("fr", "Tu joues dès qu’une place se libère.", "S’asseoir", "La prochaine place libre est pour toi"),
    ):
        person = arrive(language=language).visit(f"/t/{seat.code}")
        expect(person.reads(says)).to_be_visible()
        person.page.get_by_role("button", name=sit, exact=True).click()
        expect(person.reads(told_then)).to_be_visible()


def test_a_house_that_is_full_says_so(arrive: Arrive, open_house: Callable[..., House]) -> None:
    house = open_house("--max-watchers=1")
    seat, *_ = set_table(house.url, Wish("dice", bots=3))
    expect(arrive(url=house.url).visit(f"/t/{seat.code}").see("seat")).to_have_count(4)
    told(arrive(url=house.url).visit(f"/t/{seat.code}"), "full", "No room left")


def test_who_was_sent_away_is_told_so(arrive: Arrive, house: House) -> None:
    ann, bea = set_table(house.url, Wish("dice", bots=0, friends=("Bea",)))
    person = arrive(language="it").holds(bea).visit(f"/t/{bea.code}")
    expect(person.see("seat")).to_have_count(2)
    say(house.url, ann, Kick(1))
    expect(person.see("trouble-kicked")).to_be_visible()
    expect(person.see("trouble-kicked").get_by_role("button")).to_have_count(1)  # there is no way back


def test_a_seat_is_played_in_one_place_and_can_be_fetched_back(arrive: Arrive, house: House) -> None:
    seat, *_ = set_table(house.url, Wish("dice"))
    person = arrive().holds(seat).visit(f"/t/{seat.code}")
    expect(person.see("seat")).to_have_count(3)
    other = arrive().holds(seat).visit(f"/t/{seat.code}")
    told(person, "elsewhere", "You are playing somewhere else now")
    person.page.get_by_role("button", name="Play here instead").click()
    expect(person.see("seat")).to_have_count(3)
    told(other, "elsewhere", "You are playing somewhere else now")


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 300])
def test_any_name_will_do_to_play(arrive: Arrive, name: str) -> None:
    """None makes a guest of somebody, and what is too long is cut where it is typed."""
    person = arrive("desktop").visit("/")
    person.see("name").fill(name)
    assert len(person.see("name").input_value()) <= 24
    person.see("game-dice").get_by_role("button", name="Invite friends").click()
    expect(person.see("seat")).to_have_count(1)


def test_a_link_can_be_copied_by_hand(arrive: Arrive, house: House) -> None:
    """Where neither the clipboard nor sharing is allowed."""
    code = house.new_table()
    person = arrive()
    for script in (NO_CLIPBOARD, SHARES):
        person.page.add_init_script(script)
    person.visit(f"/t/{code}").page.get_by_role("button", name="Share").click()
    person.page.get_by_role("button", name="Copy link").click()
    link = person.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(f"{house.url}/t/{code}")
    expect(person.reads("copy it by hand")).to_be_visible()
    expect(link).to_be_focused()
    assert person.page.evaluate("() => getSelection().toString()") == f"{house.url}/t/{code}"


def test_without_storage_one_plays_and_is_told_what_is_forgotten(person: Person) -> None:
    person.page.add_init_script(NO_STORAGE)
    person.visit("/")
    expect(person.reads("This browser lets us keep nothing.")).to_be_visible()
    person.see("name").fill("Ann")
    person.see("game-dice").get_by_role("button", name="Invite friends").click()
    expect(person.see("seat")).to_contain_text("Ann")


def test_a_blocked_line_is_told_with_what_may_block_it(arrive: Arrive, house: House) -> None:
    code = house.new_table()
    for language, says in (("en", "The house doesn’t answer"), ("nl", "Het huis geeft geen antwoord")):
        person = arrive(language=language)
        block(person.page)
        told(person.visit(f"/t/{code}"), "unreachable", says)
        expect(person.see("trouble-unreachable")).to_contain_text("WebSocket")


def test_a_line_that_is_free_again_is_found_by_trying_again(arrive: Arrive, house: House) -> None:
    person = arrive()
    block(person.page)
    told(person.visit(f"/t/{house.new_table()}"), "unreachable", "The house doesn’t answer")
    person.page.route_web_socket(LINE, reconnect)
    person.page.get_by_role("button", name="Try again").click()
    expect(person.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_an_old_client_is_asked_to_load_anew(arrive: Arrive, house: House) -> None:
    """The house speaks a newer protocol than the page that is still open."""
    person = arrive(language="es")
    speak_as_before(person.page)
    person.visit(f"/t/{house.new_table()}")
    told(person, "reloadNeeded", "Hay una versión nueva")
    with person.page.expect_navigation():
        person.see("trouble-reloadNeeded").get_by_role("button").first.click()


def reconnect(line: WebSocketRoute) -> None:
    line.connect_to_server()


def speak_as_before(page: Page) -> None:
    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(str(said).replace(*AN_OLDER_CLIENT)))

    page.route_web_socket(LINE, connect)


def test_a_piece_that_the_house_has_no_more_asks_to_load_anew(person: Person) -> None:
    """After an update its files have other names."""
    person.expects("status of 404", "dynamically imported", "MIME")
    person.page.route(CHUNK, lambda route: route.fulfill(status=404))
    person.visit("/").page.get_by_role("link", name="Learn it: Ligretto", exact=True).click()
    told(person, "reloadNeeded", "There is a new version")
    go_home(person)


def test_a_piece_that_no_line_brings_is_told_as_that(person: Person) -> None:
    person.expects("net::ERR", "dynamically imported")
    person.visit("/").page.get_by_role("link", name="Learn it: Ligretto", exact=True).wait_for()
    person.page.route(CHUNK, lost)
    person.page.route("**/healthz", lost)
    person.page.get_by_role("link", name="Learn it: Ligretto", exact=True).click()
    told(person, "unreachable", "The house doesn’t answer")


@pytest.mark.parametrize(
    ("language", "says", "home"),
    [
        ("en", "Something fell off the table", "To the start page"),
        ("de", "Da ist etwas vom Tisch gefallen", "Zur Startseite"),
    ],
)
def test_a_mistake_of_ours_is_admitted(arrive: Arrive, language: str, says: str, home: str) -> None:
    person = arrive(language=language).expects("the cup is broken").visit("/settings")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.evaluate(FALL)
    told(person, "stumbled", says)
    person.see("trouble-stumbled").locator("summary").click()
    expect(person.reads("the cup is broken")).to_be_visible()
    go_home(person, home)


def test_what_an_extension_of_the_browser_lets_fall_is_not_ours(person: Person) -> None:
    person.expects("not ours").visit("/")
    expect(person.see("game-ligretto")).to_be_visible()
    person.page.evaluate("""() => {
        const error = new Error("not ours");
        error.stack = "Error: not ours at chrome-extension://abc/x.js:1:1";
        dispatchEvent(new ErrorEvent("error", { error }));
    }""")
    expect(person.see("game-ligretto")).to_be_visible()
    expect(person.see("trouble-stumbled")).to_have_count(0)


def test_words_that_can_not_be_loaded_leave_the_language_as_it_is(person: Person) -> None:
    person.expects("net::ERR", "dynamically imported").visit("/")
    person.page.route(re.compile(r"/assets/de-[^/]*[.]js$"), lost)
    person.page.get_by_label("Language").select_option("de")
    expect(person.reads("The house doesn’t answer")).to_be_visible()
    expect(person.see("game-ligretto").get_by_role("button", name="Play now")).to_be_visible()


def test_without_any_words_the_page_has_a_few_of_its_own(person: Person) -> None:
    person.expects("net::ERR", "dynamically imported")
    person.page.route(re.compile(r"/assets/en-[^/]*[.]js$"), lost)
    person.visit("/")
    expect(person.reads("pellmell could not be loaded.")).to_be_visible()
