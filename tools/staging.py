"""Staging brings somebody to a screen of the client: the scenes are made of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Page

from pellmell.kit.time_units import Milliseconds
from tests.browser.friends import Friends
from tests.browser.house import House, Seat
from tests.browser.people import Device, Person
from tests.browser.tables import Wish, set_table

GAMES = "ligretto", "blitz", "dice", "board"
SIZES: tuple[Device, ...] = (
    "phone",
    "sideways",
    "tablet",
    "desktop",
    "laptop",
    "wide",
    "low",
    "full",
    "large",
    "magnified",
)
TOUCH: tuple[Device, ...] = ("phone", "sideways", "tablet")
PHONE: tuple[Device, ...] = ("phone",)
BOTH_WAYS: tuple[Device, ...] = ("phone", "sideways")
DARK: dict[str, Any] = {"theme": "dark"}
FRIENDS = "Bea", "Carl"

Pace: TypeAlias = Literal["usual", "quick", "slow"]  # quick: to get somewhere; slow: to see what is soon over
Stage: TypeAlias = Mapping[Pace, House]
Go: TypeAlias = Callable[[House, Person], object]


@dataclass(frozen=True)
class Scene:
    """`go` brings somebody there, who comes to the house with a fresh device."""

    name: str
    go: Go
    settle_ms: Milliseconds = 600
    devices: tuple[Device, ...] = SIZES
    pace: Pace = "usual"


def page(name: str, path: str, **settings: Any) -> Scene:
    return Scene(name, lambda _, person: person.prefers(**{**DARK, **settings}).visit(path))


def at_table(
    name: str, wish: Wish, settle_ms: Milliseconds = 600, pace: Pace = "usual", **settings: Any
) -> Scene:
    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, wish)
        take(person, seat, name=wish.name, **settings)

    return Scene(name, go, settle_ms, pace=pace)


def watched(name: str, wish: Wish, settle_ms: Milliseconds = 600) -> Scene:
    """While somebody sits there, so that nothing waits for them."""

    def go(house: House, person: Person) -> None:
        friends = Friends()
        person.context.on("close", lambda _: friends.part())
        player, *_ = friends.meet(house.url, wish)
        person.prefers(**DARK).visit(f"/t/{player.seat.code}")

    return Scene(name, go, settle_ms)


def before_tv(name: str, wish: Wish, settle_ms: Milliseconds = 600) -> Scene:
    """The own cards on a phone, while the table is on the wall."""

    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, wish)
        take(person, seat, name=wish.name)
        person.context.new_page().goto(f"/screen/{seat.code}")
        person.page.get_by_role("button", name="Let it in").click()
        person.page.bring_to_front()

    return Scene(name, go, settle_ms, TOUCH)


def in_forced_colours(scene: Scene) -> Scene:
    def go(house: House, person: Person) -> None:
        person.page.emulate_media(forced_colors="active")
        scene.go(house, person)

    return replace(scene, name=f"{scene.name}, forced colours", go=go)


def take(person: Person, seat: Seat, **settings: Any) -> Person:
    """They sit down there, as if they had done so before."""
    return person.holds(seat).prefers(**{**DARK, **settings}).visit(f"/t/{seat.code}")


def stay(person: Person, seat: Seat) -> Page:
    """On the seat, with another page: that one."""
    table = person.holds(seat).visit("/settings").context.new_page()
    table.goto(f"/t/{seat.code}")
    return table


def on_tv(
    name: str, wish: Wish, settle_ms: Milliseconds = 600, let_in: bool = True, pace: Pace = "usual"
) -> Scene:
    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, wish)
        host = stay(person.prefers(**DARK), seat)
        person.visit(f"/screen/{seat.code}")
        if let_in:
            host.get_by_role("button", name="Let it in").click()
        person.page.bring_to_front()  # or else nothing moves there

    return Scene(name, go, settle_ms, ("tv",), pace)
