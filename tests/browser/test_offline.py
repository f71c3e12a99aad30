"""The client is kept on the device: without a line it opens all the same, and says what is wrong."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person

NO_LINE = "net::ERR", "WebSocket connection"
KEPT = """async () => {
    const cache = await caches.open("pellmell");
    const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
    const loaded = performance.getEntriesByType("resource")
        .map((entry) => new URL(entry.name).pathname).filter((path) => path.startsWith("/assets/"));
    const complete = ["/", ...loaded].every((path) => kept.includes(path));
    return navigator.serviceWorker.controller && complete && kept;
}"""


def test_the_client_opens_while_the_house_is_closed(open_house: Callable[..., House], arrive: Arrive) -> None:
    house = open_house()
    person = arrive(url=house.url, offline_cache=True).expects(*NO_LINE)
    _keep(person)
    house.stop()
    for path in ("/", "/t/ABCDEF", "/settings"):
        person.visit(path)
        expect(person.page.get_by_role("main")).to_be_visible()
    house.open_again()
    assert person.page.evaluate("async () => (await fetch('/healthz')).status") == 200


def test_all_that_was_loaded_is_kept_and_nothing_that_is_live(arrive: Arrive) -> None:
    kept = _keep(arrive(offline_cache=True))
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def _keep(person: Person) -> list[str]:
    kept = person.visit("/").until(KEPT)
    assert isinstance(kept, list)
    return kept
