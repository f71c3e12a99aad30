"""The client loads from the house, under its own rules for browsers."""

from playwright.sync_api import expect

from tests.browser.people import Person

SIZES = """() => Object.fromEntries(
    performance.getEntriesByType("resource")
        .filter(({ name }) => /[.](js|css|svg)$/.test(name))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize])
)"""


def test_the_home_page_loads_without_an_error(person: Person) -> None:
    person.visit("/")
    expect(person.page.get_by_role("img", name="pellmell").first).to_be_visible()
    expect(person.see("game-ligretto")).to_be_visible()


def test_the_first_page_is_a_small_download(person: Person) -> None:
    person.visit("/").page.wait_for_load_state("networkidle")
    sizes = person.page.evaluate(SIZES)
    assert sum(sizes.values()) < 90_000, sizes


def test_a_table_that_there_is_not_is_told_kindly(person: Person) -> None:
    person.visit("/t/XYXYXY")
    expect(person.page.locator('[data-test^="trouble-"]')).to_be_visible()
    expect(person.page.get_by_role("link").or_(person.page.get_by_role("button")).first).to_be_visible()


def test_an_address_that_there_is_not_shows_a_page(person: Person) -> None:
    person.expects("status of 404").visit("/nothing/here")
    expect(person.see("trouble-nowhere")).to_be_visible()
