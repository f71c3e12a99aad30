"""Real pages in a real Chromium, on a real house. A test also fails by errors that only the console knows."""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.friends import Friends
from tests.browser.house import House
from tests.browser.people import PATIENCE_MS, Device, Person
from tests.browser.slow_line import SlowLine, slow_line
from tools.chromium import chromium

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "browser"  # of what was to be seen where a test failed
AT_HOME = (
    "pellmell.test"  # this machine under a name that browsers don't trust: plain HTTP is plain HTTP there
)
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE_MS)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium(f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1") as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all who leave it as it is."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture(scope="session")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same with short countdowns: for games in which nobody has to decide within a time."""
    house = House(tmp_path_factory.mktemp("quick-house"), "--speed=4")
    yield house
    house.stop()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """One's own, with settings such as "--speed=20"; it may be killed."""
    houses: list[House] = []

    def opened(*settings: str) -> House:
        folder = tmp_path / f"house-{len(houses)}"
        folder.mkdir()
        houses.append(House(folder, *settings))
        return houses[-1]

    yield opened
    for house in houses:
        house.stop()


class Arrive(Protocol):
    def __call__(self, device: Device = "phone", url: str = "", **more: Any) -> Person: ...


@pytest.fixture
def arrive(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Arrive]:
    """Somebody new, as often as it is called: with a device, and at another house, or by a slow line.

    Animations are a third of what a race costs: only tests marked `motion` see them.
    """
    request.getfixturevalue("line")  # to be taken down when they have left
    people: list[Person] = []
    moves = request.node.get_closest_marker("motion") is not None
    motion = "no-preference" if moves else "reduce"

    def arrived(device: Device = "phone", url: str = "", **more: Any) -> Person:
        url = url or request.getfixturevalue("house").url
        more.setdefault("reduced_motion", motion)
        people.append(Person(browser, url, device, **more))
        return people[-1]

    yield arrived
    if request.node.stash.get(FAILED, False):
        _take_pictures(request.node.name, people)
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def person(arrive: Arrive) -> Person:
    """Somebody with a phone."""
    return arrive()


@pytest.fixture
def friends() -> Iterator[Friends]:
    """People without pages: friends.meet(house.url, Wish("ligretto", friends=("Ben",)))."""
    friends = Friends()
    yield friends
    friends.part()


@pytest.fixture
def line() -> Iterator[Callable[..., SlowLine]]:
    """line(house, rtt=300, jitter=0.1), in ms there and back, and its share of that: come by its url."""
    with ExitStack() as lines:

        def laid(house: House, rtt: float = 0, jitter: float = 0) -> SlowLine:
            return lines.enter_context(slow_line(house.port, rtt, jitter))

        yield laid


def _take_pictures(test: str, people: list[Person]) -> None:
    for number, person in enumerate(people):
        name = re.sub(r"[^\w-]+", "-", f"{test}-{number}")
        person.picture(PICTURES / f"{name}.png")
