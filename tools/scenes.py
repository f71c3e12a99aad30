"""The scenes are all screens of the client, and how one gets to each."""

from playwright.sync_api import expect

from pellmell.bots.levels import Level
from pellmell.client import TableLine
from pellmell.kit.phases import Phase
from pellmell.play.messages import VoteToEnd
from pellmell.wire.requests import TableSettings
from tests.browser.at_table import vote_to_end
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import Wish, in_phase, say, set_table
from tools.evenings import EVENINGS
from tools.latecomers import LATECOMERS
from tools.looking_again import LOOKING_AGAIN
from tools.sheets import SHEETS
from tools.staging import (
    DARK,
    FRIENDS,
    GAMES,
    SIZES,
    Go,
    Scene,
    at_table,
    before_tv,
    in_forced_colours,
    on_tv,
    page,
    stay,
    take,
    watched,
)
from tools.troubles import TROUBLES
from tools.ways_back import WAYS_BACK

SOME = 20  # moves and the like
SHORT_MATCH = 2  # rounds


def newcomer(_: House, person: Person) -> None:
    person.is_new().prefers(**DARK).visit("/")


def television(_: House, person: Person) -> None:
    person.prefers(**DARK).visit("/tv")
    expect(person.see("screen-code")).to_be_visible()


def scanned(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", bots=1))
    person.holds(seat).prefers(**DARK)
    person.page.add_init_script(f"localStorage.setItem('pellmell last table', '{seat.code}')")
    person.visit("/tv/ACDEFG")
    expect(person.page.get_by_role("button", name="Ligretto, table")).to_be_visible()


def invited_newcomer(house: House, person: Person) -> None:
    invited(house, person.is_new())


def invited(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", bots=1, friends=FRIENDS))
    person.prefers(**DARK).visit(f"/t/{seat.code}")


def home_with_tables(house: House, person: Person) -> None:
    """They are listed while somebody is there."""
    person.prefers(**DARK)
    for game in GAMES:
        seat, *_ = set_table(house.url, Wish(game, bots=1, settings=TableSettings(public=True)))
        stay(person, seat)
    person.visit("/")


def newcomers_race(game: str) -> Scene:
    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, Wish(game, bots=3, level=Level.CHILD, until=racing))
        take(person.is_new(), seat, name="Ann")
        expect(person.see("race-label")).to_have_count(3)

    return Scene(f"race, {game}, a newcomer", go, devices=("small", *SIZES))


def scored(game: str) -> Go:
    """All who play, and are no bots, have had enough of the round."""

    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, Wish(game, level=Level.CHILD, until=well_under_way))
        say(house.url, seat, VoteToEnd())
        take(person, seat, name="Ann")
        expect(person.see("score-row").first).to_be_visible()

    return go


def played_to_the_end(house: House, person: Person) -> None:
    """On one page from the first round on, so that it knows all of the match."""
    seat, *_ = set_table(house.url, Wish("dice", bots=1, options={"rounds_per_player": 1}, until=racing))
    take(person, seat, name="Ann")
    for _ in range(SHORT_MATCH):
        expect(person.page.locator("[data-phase=racing]")).to_be_visible()
        vote_to_end(person)
        expect(person.page.locator("[data-counted=true]")).to_be_visible()
        go_on = person.page.get_by_role("button", name="Next round")
        if go_on.is_visible():
            go_on.click()
    expect(person.page.locator("[data-built=true]")).to_be_visible()


def as_a_picture(house: House, person: Person) -> None:
    played_to_the_end(house, person)
    person.page.get_by_role("button", name="Share as a picture").click()
    expect(person.page.get_by_role("button", name="Save")).to_be_visible()


def stopped(house: House, person: Person) -> None:
    seat, *_ = set_table(house.url, Wish("ligretto", level=Level.CHILD, until=well_under_way))
    vote_to_end(take(person.remembers(), seat, name="Ann"))
    person.has_seen("stop-stamp")


def well_under_way(table: TableLine) -> bool:
    return table.phase is Phase.RACING and table.mirror.number > SOME


def is_over(table: TableLine) -> bool:
    return table.phase is Phase.OVER


racing = in_phase(Phase.PREPARING, Phase.RACING)
counting = in_phase(Phase.COUNTDOWN)
readying = in_phase(Phase.READYING)

SCENES = (
    page("home", "/"),
    page("home, light", "/", theme="light"),
    Scene("home, a newcomer", newcomer, devices=("small", *SIZES)),
    Scene("home, public tables", home_with_tables),
    page("settings", "/settings"),
    Scene("tv, without a table", television, devices=("tv",)),
    Scene("tv, which table", scanned, devices=("small", *SIZES)),
    *(page(f"rules, {game}", f"/rules/{game}") for game in GAMES),
    *(page(f"lesson, {game}", f"/lesson/{game}") for game in GAMES),
    Scene("invited", invited),
    Scene("invited, a newcomer", invited_newcomer, devices=("small", *SIZES)),
    *(at_table(f"gathering, {game}", Wish(game)) for game in GAMES),
    at_table("readying", Wish("ligretto", friends=FRIENDS, until=readying)),
    *(
        at_table(f"countdown, {game}", Wish(game, until=counting), pace="slow")
        for game in ("ligretto", "dice")
    ),
    *(at_table(f"race, {game}", Wish(game, bots=3, until=racing), 4000) for game in GAMES),
    *(
        at_table(f"race, {game}, light", Wish(game, bots=3, until=racing), 4000, theme="light")
        for game in GAMES
    ),
    *(at_table(f"race, {game} of two", Wish(game, bots=1, until=racing), 4000) for game in GAMES),
    at_table("race, ligretto of eight", Wish("ligretto", bots=7, until=racing), 6000),
    at_table("race, ligretto of twelve", Wish("ligretto", bots=11, until=racing), 6000),
    *(in_forced_colours(at_table(f"race, {game}", Wish(game, bots=3, until=racing), 4000)) for game in GAMES),
    in_forced_colours(page("settings", "/settings")),
    in_forced_colours(page("home", "/")),
    in_forced_colours(at_table("gathering, ligretto", Wish("ligretto", friends=FRIENDS))),
    in_forced_colours(Scene("scored, ligretto", scored("ligretto"), 4000, pace="quick")),
    in_forced_colours(Scene("over, seen from the start", played_to_the_end, pace="quick")),
    *(watched(f"watching, {game}", Wish(game, bots=3, until=racing), 4000) for game in GAMES),
    *(
        before_tv(f"before the tv, {game}", Wish(game, bots=3, until=racing), 4000)
        for game in ("ligretto", "dice")
    ),
    at_table("race, clear palette", Wish("ligretto", bots=3, until=racing), 4000, palette="clear"),
    at_table("race, left hand", Wish("ligretto", bots=3, until=racing), 4000, hand="left"),
    *(newcomers_race(game) for game in GAMES),
    Scene("stop", stopped, 300, ("phone",)),  # one size each: it lasts two seconds
    Scene("stop, large", stopped, 300, ("desktop",)),
    Scene("counting", scored("ligretto"), 900, pace="quick"),
    *(Scene(f"scored, {game}", scored(game), 4000, pace="quick") for game in GAMES),
    at_table("over", Wish("dice", bots=2, options={"rounds_per_player": 1}, until=is_over), pace="quick"),
    Scene("over, seen from the start", played_to_the_end, pace="quick"),
    Scene("over, as a picture", as_a_picture, pace="quick"),
    on_tv(
        "tv, over", Wish("dice", bots=3, options={"rounds_per_player": 1}, until=is_over), 4000, pace="quick"
    ),
    *(on_tv(f"tv, {game}", Wish(game, bots=3, until=racing), 4000) for game in GAMES),
    *(
        on_tv(f"tv, {game}, not let in", Wish(game, bots=3, until=racing), 4000, let_in=False)
        for game in ("ligretto", "board")
    ),
    on_tv("tv, gathering", Wish("ligretto", friends=FRIENDS)),
    *LATECOMERS,
    *EVENINGS,
    *LOOKING_AGAIN,
    *SHEETS,
    *WAYS_BACK,
    *TROUBLES,
)
