"""A name is changed at the table and in the settings, and everybody sees it at once."""

from playwright.sync_api import expect

from tests.browser.at_table import press, seat_of
from tests.browser.conftest import Arrive
from tests.browser.people import Person


def rename(person: Person, name: str) -> None:
    person.page.get_by_role("dialog").get_by_label("Name", exact=True).fill(name)
    press(person, "Save")


def test_a_host_without_a_name_is_asked_in_passing_and_both_change_their_names(arrive: Arrive) -> None:
    host = arrive("desktop").remembers().visit("/")
    press(host, "Invite friends to Ligretto")
    expect(seat_of(host, "Guest")).to_contain_text("you")
    host.see("name-slip").get_by_label("What shall we call you?").fill("Ann")
    press(host, "That’s me")
    expect(seat_of(host, "Ann")).to_contain_text("you")
    expect(host.see("name-slip")).to_have_count(0)

    guest = arrive().remembers().prefers(name="Ben").visit(host.page.url)
    press(guest, "Sit down")
    press(guest, "Change my name")
    rename(guest, "ann")
    expect(guest.reads("Somebody here is called ann already.")).to_be_visible()
    rename(guest, "…")
    expect(guest.reads("A name needs at least one letter or digit")).to_be_visible()
    rename(guest, "Benno")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    for person in (host, guest):
        expect(seat_of(person, "Benno")).to_be_visible()
    host.has_seen("toast", "Ben is called Benno now.")


def test_a_name_of_the_settings_is_followed_by_the_table_in_another_tab(arrive: Arrive) -> None:
    host = arrive("desktop").prefers(name="Ann").visit("/")
    press(host, "Invite friends to Ligretto")
    host.page.wait_for_url("**/t/*")
    guest = arrive().remembers().visit(host.page.url)
    expect(seat_of(guest, "Ann")).to_be_visible()  # who comes later is not told of another name
    settings = host.context.new_page()
    settings.goto("/settings")
    settings.get_by_label("Name", exact=True).fill("Anna")
    guest.has_seen("toast", "Ann is called Anna now.")
    expect(seat_of(guest, "Anna")).to_contain_text("host")
