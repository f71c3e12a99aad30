"""By keyboard alone: Tab until it is there, and Enter."""

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

MOST_TABS = 60
RING = """() => [document.activeElement, document.activeElement.parentElement]
    .some((each) => parseFloat(getComputedStyle(each).outlineWidth) > 0)"""


def tab_to(person: Person, wanted: Locator) -> None:
    """And it is seen where one is."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_TABS):
        if wanted.evaluate("(element) => element === document.activeElement"):
            assert person.page.evaluate(RING), "nobody sees where the focus is"
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no way leads to {wanted}")


def press(person: Person, name: str, key: str = "Enter") -> None:
    tab_to(person, person.page.get_by_role("button", name=name, exact=True))
    person.page.keyboard.press(key)
