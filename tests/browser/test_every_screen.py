"""Every screen, on a phone, in six languages: nothing is cut off, and axe-core finds nothing to mend."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.eyes import change, overflows, ready_to_stand_still, stand_still, stretch, violations
from tests.browser.house import House
from tests.browser.people import Device, Person
from tools.scenes import SCENES
from tools.staging import GAMES, Pace, Scene, Stage

AGAIN = ", light", ", left hand", ", clear palette"  # the same screen in other colours, or mirrored
LOOKED_AT = [scene for scene in SCENES if not scene.name.endswith(AGAIN)]
SIDEWAYS = [scene for scene in SCENES if scene.name.startswith(("lesson", "readying", "over"))]
OTHER_SIZES: tuple[Device, ...] = "laptop", "low", "large", "magnified"
DESK: Device = "laptop"
AT_A_DESK = (
    "gathering, ligretto",
    "scored, ligretto",
    "over, seen from the start",
)  # other columns than a phone's
LONG_WORDS = ("de",)
FORCED = ", forced colours"
NOT_THERE = "status of 404", "WebSocket connection"
MOST_STEPS = 30
SPEEDS: dict[Pace, float] = {"usual": 3, "quick": 10, "slow": 0.5}
AN_HOUR = 3600  # seconds: longer than any machine looks at a step


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Nobody waits for a countdown longer than they must, and what is soon over lasts."""
    stage = Houses(tmp_path_factory)
    yield stage
    for house in stage.values():
        house.stop()


class Houses(dict[Pace, House]):
    """Each is opened when somebody first goes there: of many workers, few see them all."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders

    def __missing__(self, pace: Pace) -> House:
        self[pace] = House(self._folders.mktemp(pace), f"--speed={SPEEDS[pace]}")
        return self[pace]


def look_at(person: Person, is_race: bool, at_a_desk: bool) -> None:
    """In both themes; pieces in both palettes; what is laid out anew at a desk, there, too."""
    expect(person.page.locator("h1")).to_be_attached()
    stand_still(person)
    faults = violations(person)
    for palette in ("inks", "clear") if is_race else ("inks",):
        change(person, theme="light", palette=palette)
        faults += violations(person, "color-contrast")
    faults += overflows(person)
    for device in OTHER_SIZES if is_plain_page(person) else ():
        stretch(person, device)
        found = overflows(person, LONG_WORDS)
        found += violations(person) if at_a_desk and device == DESK else []
        faults += [f"{device}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def look_at_forced_colours(person: Person) -> None:
    """Themes don't count there, and words and sizes are those of the same screen in its own colours."""
    expect(person.page.locator("h1")).to_be_attached()
    stand_still(person)
    faults = violations(person) + overflows(person, LONG_WORDS)
    assert not faults, "\n".join(faults)


def is_plain_page(person: Person) -> bool:
    """Races are looked at in more sizes than these (test_sizes), and a television has one."""
    has_table = person.device == "tv" or "/lesson/" in person.page.url
    return not has_table and person.page.locator(":root[data-race]").count() == 0


@pytest.mark.parametrize("scene", LOOKED_AT, ids=lambda scene: scene.name)
def test_every_screen(arrive: Arrive, stage: Stage, scene: Scene) -> None:
    house = stage[scene.pace]
    person = arrive(scene.devices[0], house.url).expects(*NOT_THERE)
    ready_to_stand_still(person)
    scene.go(house, person)
    if scene.name.endswith(FORCED):
        look_at_forced_colours(person)
    else:
        look_at(person, scene.name.startswith(("race", "tv")), scene.name in AT_A_DESK)


@pytest.mark.parametrize("scene", SIDEWAYS, ids=lambda scene: scene.name)
def test_where_words_are_many_they_fit_on_a_phone_held_sideways(
    arrive: Arrive, stage: Stage, scene: Scene
) -> None:
    person = arrive("sideways", stage[scene.pace].url)
    ready_to_stand_still(person)
    scene.go(stage[scene.pace], person)
    expect(person.page.locator("h1")).to_be_attached()
    stand_still(person)
    faults = overflows(person)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson(person: Person, game: str) -> None:
    """Its bot takes its time: here on a clock of ours, which stands still while a step is looked at."""
    clock = person.page.clock
    clock.install(time=0)
    person.prefers(theme="dark", motion="less").visit(f"/lesson/{game}")
    over = person.see("lesson-over")
    go_on = person.page.locator("aside button")  # next, or show me
    expect(go_on).to_be_visible()
    faults, stamps = violations(person), 0
    for step in range(MOST_STEPS):
        clock.pause_at((step + 1) * AN_HOUR)
        if over.is_visible():
            break
        go_on.click()
        clock.run_for(100)
        if person.see("stop-stamp").is_visible():
            stamps += 1
            faults += overflows(person)
        clock.run_for(5000)
        faults += overflows(person)
        clock.resume()  # axe-core has timers of its own
        faults += violations(person)
    expect(over).to_be_visible()
    assert stamps == 1
    assert not faults, "\n".join(faults)
