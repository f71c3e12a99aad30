"""What the host may do, and nobody else."""

from playwright.sync_api import expect

from pellmell.kit.phases import Phase
from tests.browser.at_table import add_bot, press, seat_of, sit_down
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, set_table


def two_people(house: House, arrive: Arrive, game: str = "ligretto") -> tuple[Person, Person]:
    code = house.new_table(game)
    host, guest = arrive("desktop").remembers(), arrive().remembers()
    sit_down(host, code, "Ann")
    sit_down(guest, code, "Ben")
    expect(seat_of(host, "Ben")).to_be_visible()
    return host, guest


def test_only_the_host_sees_what_only_the_host_may_do(house: House, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive)
    for deed in ("Start", "Add a bot", "More about Ben"):
        expect(host.page.get_by_role("button", name=deed, exact=True)).to_be_visible()
    for deed in ("Start", "Add a bot", "More about Ann", "More about Ben"):
        expect(guest.page.get_by_role("button", name=deed, exact=True)).to_have_count(0)
    expect(guest.reads("Waiting for Ann to start.")).to_be_visible()
    expect(guest.page.get_by_label("Open to everybody")).to_have_count(0)
    guest.see("options").locator("summary").click()
    expect(guest.reads("Ann is the host and sets the rules.")).to_be_visible()
    expect(guest.see("option-advanced").get_by_role("switch")).to_be_disabled()


def test_the_host_sets_rules_and_bots_and_the_guest_sees_it(house: House, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive)
    for person in (host, guest):
        person.see("options").locator("summary").click()
    host.see("option-advanced").get_by_role("switch").click()
    expect(guest.see("option-advanced").get_by_role("switch")).to_be_checked()
    press(host, "All as in the rulebook")
    expect(guest.see("option-advanced").get_by_role("switch")).not_to_be_checked()

    bot = add_bot(host, "Very hard")
    expect(seat_of(guest, bot)).to_contain_text("bot, very hard")
    press(host, f"Take {bot} off the table")
    for person in (host, guest):
        expect(seat_of(person, bot)).to_have_count(0)
    expect(seat_of(guest, add_bot(host, "Like me"))).to_contain_text("bot that adapts")


def test_a_bot_leaves_a_match_only_when_the_host_is_sure(house: House, arrive: Arrive) -> None:
    seat, *_ = set_table(house.url, Wish("dice", bots=2, until=in_phase(Phase.RACING)))
    ann = arrive().holds(seat).visit(f"/t/{seat.code}")
    press(ann, "Menu")
    remove = ann.page.get_by_role("button", name="Take Ash off the table")
    remove.click()
    expect(ann.reads("Take Ash off the table in the middle of the match?")).to_be_visible()
    press(ann, "Cancel")
    expect(remove).to_be_visible()
    remove.click()
    remove.last.click()
    expect(remove).to_have_count(0)


def test_the_role_is_handed_on_and_its_rights_with_it(house: House, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive)
    press(host, "More about Ben")
    press(host, "Make Ben the host")
    guest.has_seen("toast", "You are the host now.")
    host.has_seen("toast", "Ben is the host now.")
    expect(seat_of(host, "Ben")).to_contain_text("host")
    expect(host.page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_who_is_sent_away_is_told_so(house: House, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive)
    press(host, "More about Ben")
    expect(host.reads("Send Ben away? Lock the table, too, if nobody new is to come in.")).to_be_visible()
    press(host, "Send Ben away")
    expect(guest.see("trouble-kicked")).to_be_visible()
    expect(seat_of(host, "Ben")).to_have_count(0)
    guest.page.reload()
    expect(guest.see("trouble-kicked")).to_be_visible()


def test_when_the_host_goes_somebody_else_is_the_host(house: House, arrive: Arrive) -> None:
    host, guest = two_people(house, arrive)
    press(host, "Give up my seat")
    guest.has_seen("toast", "You are the host now.")
    expect(guest.page.get_by_role("button", name="Add a bot", exact=True)).to_be_visible()
    expect(host.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
