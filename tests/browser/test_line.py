"""What the other tests stand on: a line that is slow when it should be, and a house that comes back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.slow_line import SlowLine

pytestmark = pytest.mark.motion

ASK = """async () => {
    const began = performance.now();
    await fetch("/healthz");
    return performance.now() - began;
}"""


def test_a_slow_line_is_slow(arrive: Arrive, house: House, line: Callable[..., SlowLine]) -> None:
    """At least: how much a busy machine adds is nobody's business."""
    slow = line(house, rtt=100)
    person = arrive(url=slow.url).expects("favicon.ico").visit("/healthz")
    assert person.page.evaluate(ASK) >= 100
    slow.rtt = 1000
    assert person.page.evaluate(ASK) >= 1000


def test_a_line_that_is_cut_comes_back_when_it_is_mended(
    arrive: Arrive, house: House, line: Callable[..., SlowLine]
) -> None:
    cable = line(house)
    person = arrive(url=cable.url).expects("favicon.ico", "net::ERR").visit("/healthz")
    cable.cut()
    with pytest.raises(Error, match="Failed to fetch"):
        person.page.evaluate(ASK)
    cable.mend()
    assert person.page.evaluate(ASK) > 0


def test_a_house_that_was_killed_is_opened_again_where_it_was(open_house: Callable[..., House]) -> None:
    house = open_house("--speed=20")
    code = house.new_table()
    house.kill()
    house.open_again()
    assert house.get(f"/api/tables/{code}")["code"] == code
