"""From the start page to the race without touching anything: by Tab, Enter, arrows and Escape, and by ear."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.keys import press, tab_to
from tests.browser.people import Person

IN_DIALOG = (
    "() => document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
)
LISTEN = """window.heard = [];
new MutationObserver((changes) => {
    for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[role=status], [role=alert]");
        if (region?.textContent.trim()) window.heard.push(region.textContent.trim());
    }
}).observe(document, { subtree: true, childList: true, characterData: true });"""
HEARD = "(words) => window.heard.some((said) => said.includes(words))"
MOVING = """() => document.getAnimations().flatMap(({ effect, playState }) => {
    const { duration, iterations } = effect.getComputedTiming();
    const moved = effect.getKeyframes().flatMap(Object.keys)
        .filter((key) => !["offset", "computedOffset", "easing", "composite", "opacity"].includes(key));
    return playState === "running" && moved.length && duration * iterations > 20 ? [moved.join()] : [];
})"""


def to_gathering(person: Person) -> None:
    person.visit("/")
    press(person, "Invite friends to Ligretto Dice")
    expect(person.see("seat")).to_have_count(1)


def test_a_table_is_set_and_a_round_begun_by_keyboard(arrive: Arrive) -> None:
    person = arrive("desktop")
    to_gathering(person)
    press(person, "Add a bot")
    expect(person.see("seat")).to_have_count(2)
    lengths = person.page.get_by_role("group", name="How long?")
    tab_to(person, lengths.get_by_role("radio", name="Short"))
    person.page.keyboard.press("ArrowRight")
    expect(lengths.get_by_role("radio", name="Medium")).to_be_checked()
    press(person, "Start")
    expect(person.page.get_by_role("heading", name="the race")).to_be_attached()


def test_a_dialog_keeps_the_focus_and_gives_it_back(arrive: Arrive) -> None:
    person = arrive("desktop")
    to_gathering(person)
    press(person, "Menu")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    for _ in range(12):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(IN_DIALOG)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    expect(person.page.get_by_role("button", name="Menu")).to_be_focused()


def test_settings_are_changed_by_keyboard(arrive: Arrive) -> None:
    person = arrive("desktop").visit("/settings")
    tab_to(person, person.page.get_by_role("radio", name="right hand"))
    person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_role("radio", name="left hand")).to_be_checked()
    tab_to(person, person.page.get_by_role("switch", name="Sound"))
    person.page.keyboard.press("Space")
    expect(person.page.get_by_role("switch", name="Sound")).not_to_be_checked()


def test_a_race_can_be_heard(arrive: Arrive) -> None:
    """What is in the hand, what does not fit, that it is over, and the score."""
    person = arrive("desktop")
    person.page.add_init_script(LISTEN)
    person.visit("/")
    press(person, "Play now: Ligretto, against bots")
    person.until(HEARD, "Ligretto!")
    person.page.keyboard.press("Space")
    person.until(HEARD, "in your hand")
    press(person, "Menu")
    press(person, "End this round")
    press(person, "End this round")
    person.until(HEARD, "Enough!")
    person.until(HEARD, "points in all")


def test_what_is_placed_is_said(person: Person) -> None:
    """In the lesson, where it is known what lies there, and what fits."""
    person.page.add_init_script(LISTEN)
    person.page.clock.install()
    person.visit("/lesson/ligretto").page.get_by_role("button", name="Next").click()
    person.page.clock.run_for(1000)
    person.page.locator("[data-own='0']").tap()
    person.until(HEARD, "green 9 fits nowhere yet: it needs green 8")
    person.page.locator("[data-own='1']").tap()
    person.until(HEARD, "red 1 placed")


@pytest.mark.parametrize(
    ("game", "read", "keys", "words"),
    [
        ("dice", 1, ["KeyJ"], "red 1 placed"),
        ("board", 2, ["Digit1", "ArrowUp", "ArrowUp", "Enter"], "red and blue laid. yellow and violet."),
    ],
)
def test_what_is_placed_by_keys_is_said(
    arrive: Arrive, game: str, read: int, keys: list[str], words: str
) -> None:
    """After so many notes of the lesson."""
    person = arrive("desktop")
    person.page.add_init_script(LISTEN)
    person.page.clock.install()
    person.visit(f"/lesson/{game}")
    for _ in range(read):
        person.page.get_by_role("button", name="Next", exact=True).click()
        person.page.clock.run_for(1000)
    for key in keys:
        person.page.keyboard.press(key)
    person.page.clock.run_for(1000)
    person.until(HEARD, words)


def test_with_less_motion_nothing_moves(arrive: Arrive) -> None:
    """From the start page to the race: a fade is all there is."""
    person = arrive("desktop", reduced_motion="reduce").remembers().visit("/")
    assert person.page.evaluate(MOVING) == []
    press(person, "Play now: Ligretto, against bots")
    person.has_seen("countdown")
    assert person.page.evaluate(MOVING) == []
    expect(person.see("countdown")).to_be_hidden()
    person.page.keyboard.press("Space")
    assert person.page.evaluate(MOVING) == []
