"""What there is to see in the client: every screen, and how one gets there."""

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
from tools.sheets import SHEETS
from tools.staging import DARK, FRIENDS, GAMES, Go, Scene, at_table, on_tv, page, stay, take
from tools.troubles import TROUBLES

SOME = 20  # moves and the like


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


def scored(game: str) -> Go:
    """All who play, and are no bots, have had enough of the round."""

    def go(house: House, person: Person) -> None:
        seat, *_ = set_table(house.url, Wish(game, level=Level.CHILD, until=well_under_way))
        say(house.url, seat, VoteToEnd())
        take(person, seat, name="Ann")
        expect(person.see("score-row").first).to_be_visible()

    return go


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
    Scene("home, public tables", home_with_tables),
    page("settings", "/settings"),
    *(page(f"rules, {game}", f"/rules/{game}") for game in GAMES),
    *(page(f"lesson, {game}", f"/lesson/{game}") for game in GAMES),
    Scene("invited", invited),
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
    at_table("race, ligretto of twelve", Wish("ligretto", bots=11, until=racing), 6000),
    at_table("race, clear palette", Wish("ligretto", bots=3, until=racing), 4000, palette="clear"),
    at_table("race, left hand", Wish("ligretto", bots=3, until=racing), 4000, hand="left"),
    Scene("stop", stopped, 300, ("phone",)),  # one size each: it lasts two seconds
    Scene("stop, large", stopped, 300, ("desktop",)),
    Scene("counting", scored("ligretto"), 900, pace="quick"),
    *(Scene(f"scored, {game}", scored(game), 4000, pace="quick") for game in GAMES),
    at_table("over", Wish("dice", bots=2, options={"rounds_per_player": 1}, until=is_over), pace="quick"),
    *(on_tv(f"tv, {game}", Wish(game, bots=3, until=racing), 4000) for game in GAMES),
    *(
        on_tv(f"tv, {game}, not let in", Wish(game, bots=3, until=racing), 4000, let_in=False)
        for game in ("ligretto", "board")
    ),
    on_tv("tv, gathering", Wish("ligretto", friends=FRIENDS)),
    *SHEETS,
    *TROUBLES,
)
