"""What there is to see in the client: every screen, and how one gets there."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import cycle, islice
from typing import Any

from playwright.sync_api import Page

from pellmell.bots.levels import Level
from pellmell.client import TableLine
from pellmell.kit.phases import Phase
from pellmell.wire.requests import TableSettings
from tests.browser.house import House, Seat
from tests.browser.people import Device, Person
from tests.browser.tables import Wish, in_phase, set_table

GAMES = "ligretto", "blitz", "dice", "board"
SIZES: tuple[Device, ...] = ("phone", "sideways", "tablet", "desktop")
DARK: dict[str, Any] = {"theme": "dark"}
FRIENDS = "Bea", "Carl"
KEYS = "Space", "KeyD", "KeyF", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"
MOST_PRESSES = 9000


@dataclass(frozen=True)
class Stage:
    """`quick`: where time runs ten times quicker, to get somewhere."""

    house: House
    quick: House


@dataclass(frozen=True)
class Scene:
    """`go` brings somebody there, who comes with a fresh device."""

    name: str
    go: Callable[[Stage, Person], object]
    settle_ms: int = 600
    devices: tuple[Device, ...] = SIZES
    quick: bool = False


def page(name: str, path: str, **settings: Any) -> Scene:
    return Scene(name, lambda _, person: person.prefers(**{**DARK, **settings}).visit(path))


def at_table(
    name: str,
    wish: Wish,
    settle_ms: int = 600,
    quick: bool = False,
    then: Callable[[Person], object] = lambda _: None,
    devices: tuple[Device, ...] = SIZES,
    **settings: Any,
) -> Scene:
    def go(stage: Stage, person: Person) -> None:
        seat, *_ = set_table((stage.quick if quick else stage.house).url, wish)
        person.holds(seat).prefers(**{**DARK, "name": wish.name, **settings}).visit(f"/t/{seat.code}")
        then(person)

    return Scene(name, go, settle_ms, devices, quick)


def stay(person: Person, seat: Seat) -> Page:
    """On the seat, with another page."""
    table = person.holds(seat).visit("/settings").context.new_page()
    table.goto(f"/t/{seat.code}")
    return table


def play_until(sees: str) -> Callable[[Person], None]:
    """By keys: where somebody sits idle, the others may never get to an end."""

    def play(person: Person) -> None:
        for key in islice(cycle(KEYS), MOST_PRESSES):
            if person.see(sees).count():
                return
            person.page.keyboard.press(key)
        raise AssertionError(f"never seen: {sees}")

    return play


def press(selector: str) -> Callable[[Person], None]:
    return lambda person: person.page.locator(selector).click()


def on_tv(name: str, wish: Wish, settle_ms: int = 600) -> Scene:
    def go(stage: Stage, person: Person) -> None:
        seat, *_ = set_table(stage.house.url, wish)
        host = stay(person.prefers(**DARK), seat)
        person.visit(f"/screen/{seat.code}")
        host.get_by_role("alertdialog").get_by_role("button").first.click()

    return Scene(name, go, settle_ms, ("tv",))


def invited(stage: Stage, person: Person) -> None:
    seat, *_ = set_table(stage.house.url, Wish("ligretto", bots=1, friends=FRIENDS))
    person.prefers(**DARK).visit(f"/t/{seat.code}")


def home_with_tables(stage: Stage, person: Person) -> None:
    """They are listed while somebody is there."""
    person.prefers(**DARK)
    for game in GAMES:
        seat, *_ = set_table(stage.house.url, Wish(game, bots=1, settings=TableSettings(public=True)))
        stay(person, seat)
    person.visit("/")


def is_over(table: TableLine) -> bool:
    return table.phase is Phase.OVER


racing = in_phase(Phase.PREPARING, Phase.RACING)
counting = in_phase(Phase.COUNTDOWN)
scored = in_phase(Phase.SCORED, Phase.OVER)
readying = in_phase(Phase.READYING)

HARD = Wish("ligretto", bots=3, level=Level.HARD, until=racing)
STOP = partial(at_table, wish=replace(HARD, game="dice"), settle_ms=300, then=play_until("stop-stamp"))

SCENES = (
    page("home", "/"),
    page("home, light", "/", theme="light"),
    Scene("home, public tables", home_with_tables),
    page("settings", "/settings"),
    *(page(f"rules, {game}", f"/rules/{game}") for game in GAMES),
    *(page(f"lesson, {game}", f"/lesson/{game}") for game in GAMES),
    Scene("invited", invited),
    *(at_table(f"gathering, {game}", Wish(game)) for game in GAMES),
    at_table("readying", Wish("ligretto", friends=FRIENDS, until=readying)),
    *(at_table(f"countdown, {game}", Wish(game, until=counting)) for game in ("ligretto", "dice")),
    *(at_table(f"race, {game}", Wish(game, bots=3, until=racing), 4000) for game in GAMES),
    *(
        at_table(f"race, {game}, light", Wish(game, bots=3, until=racing), 4000, theme="light")
        for game in GAMES
    ),
    at_table("race, ligretto of twelve", Wish("ligretto", bots=11, until=racing), 6000),
    at_table("race, clear palette", Wish("ligretto", bots=3, until=racing), 4000, palette="clear"),
    at_table("race, left hand", Wish("ligretto", bots=3, until=racing), 4000, hand="left"),
    *(at_table(f"options, {game}", Wish(game), then=press("summary h2")) for game in GAMES),
    at_table("menu", HARD, then=press("[aria-label=Menu]")),
    at_table("reactions", HARD, then=press("[aria-label='Say something']")),
    STOP("stop", devices=("phone",)),  # one size each: it lasts two seconds
    STOP("stop, large", devices=("desktop",)),
    at_table("counting", HARD, 900, quick=True, then=play_until("score-row")),
    *(
        at_table(f"scored, {game}", replace(HARD, game=game), 6000, quick=True, then=play_until("score-row"))
        for game in GAMES
    ),
    at_table("scored, come late", Wish("dice", bots=2, until=scored), quick=True, theme="light"),
    at_table("over", Wish("dice", bots=2, options={"rounds_per_player": 1}, until=is_over), quick=True),
    page("unknown table", "/t/XYXYXY"),
    page("nowhere", "/nowhere/at/all"),
    *(on_tv(f"tv, {game}", Wish(game, bots=3, until=racing), 4000) for game in GAMES),
    on_tv("tv, gathering", Wish("ligretto", friends=FRIENDS)),
)
