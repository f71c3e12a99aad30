"""What the eyes are good for: they see what somebody would notice."""

import pytest
from playwright.sync_api import expect

from tests.browser.eyes import overflows, violations
from tests.browser.people import Person

BREAK = """(css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize(
    ("css", "seen"),
    [
        ("main { width: 500px }", "scrolls sideways"),
        ("h3 { overflow: hidden; width: 40px; white-space: nowrap }", "sticks out of h3"),
        (
            "article button { width: 30px; white-space: nowrap; padding: 0 }",
            "“Play now” sticks out of button",
        ),
        ("article button { margin-right: -60px }", "lie on each other"),
        ("[data-test=name] { width: 30px }", "is cut off in its field"),
    ],
)
def test_what_does_not_fit_is_seen(person: Person, css: str, seen: str) -> None:
    expect(person.visit("/").see("game-ligretto")).to_be_visible()
    assert overflows(person, ["en"]) == []
    person.page.evaluate(BREAK, css)
    assert any(seen in fault for fault in overflows(person, ["en"]))


def test_what_lies_on_a_seat_is_seen(person: Person) -> None:
    expect(person.visit("/lesson/dice").page.locator("main [data-seat]").first).to_be_visible()
    assert overflows(person, ["en"]) == []
    person.page.evaluate(BREAK, "aside > section[class] { min-height: 60vh }")
    assert any("lies on seat" in fault for fault in overflows(person, ["en"]))


def test_what_can_not_be_read_is_seen(person: Person) -> None:
    expect(person.visit("/").see("game-ligretto")).to_be_visible()
    person.page.evaluate(BREAK, "footer p { color: #aaa; background: #bbb }")
    assert any("color-contrast" in fault for fault in violations(person))
