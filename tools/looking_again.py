"""Rounds that are looked at again: films of every game, what lay face down, and what a round was like."""

import json
from typing import Any

import msgspec
from playwright.sync_api import expect

from pellmell.films.film import Film
from pellmell.kit.seats import Seat
from pellmell.review.round_review import review
from tests.browser.dealt_again import end_the_try, play_the_deal, round_that_is_over
from tests.browser.films import golden, keep, shares
from tests.browser.house import House
from tests.browser.my_matches import lists, some_matches, some_rounds
from tests.browser.people import Person
from tools.staging import BOTH_WAYS, DARK, GAMES, Go, Scene, in_forced_colours

MOMENT_MS = 31_000
SEAT = 2


def looking(game: str, *presses: str, seat: Seat | None = SEAT, **settings: Any) -> Go:
    """At one moment, from one seat; then one button after the other."""

    def go(_: House, person: Person) -> None:
        film = golden(game)
        told = review(msgspec.json.decode(json.dumps(film), type=Film))
        keep(person, film, json.loads(msgspec.json.encode(told))).prefers(**{**DARK, **settings})
        person.visit(f"/m/3f2a?round=1&at={MOMENT_MS}&seat={'table' if seat is None else seat}")
        expect(person.see("film")).to_be_visible()
        for press in presses:
            person.page.get_by_role("button", name=press, exact=True).click()

    return go


def gone(_: House, person: Person) -> None:
    keep(person, None).prefers(**DARK).visit("/m/3f2a?round=1")
    expect(person.see("film-gone")).to_be_visible()


def sharing(*presses: str) -> Go:
    """The slip on which a moment is shared."""

    def go(_: House, person: Person) -> None:
        shares(person).prefers(**DARK).visit(f"/m/3f2a?round=1&at={MOMENT_MS}&seat={SEAT}")
        for press in ("Share this moment", *presses):
            person.page.get_by_role("button", name=press, exact=True).click()

    return go


def shared(game: str, *keys: str) -> Go:
    """What a stranger sees who follows the link."""

    def go(_: House, person: Person) -> None:
        shares(person, game).prefers(**DARK).visit("/s/abc")
        expect(person.see("film")).to_be_visible()
        for key in keys:
            person.page.keyboard.press(key)

    return go


def no_more_shared(_: House, person: Person) -> None:
    person.expects("status of 404").prefers(**DARK).visit("/s/" + 16 * "x")
    expect(person.see("share-ended")).to_be_visible()


def at_its_end(_: House, person: Person) -> None:
    keep(person, golden("ligretto")).prefers(**DARK).visit(f"/m/3f2a?round=1&at=99999999&seat={SEAT}")
    expect(person.see("film")).to_be_visible()


def deal_asked_for(house: House, person: Person) -> None:
    at_its_end(house, person)
    person.page.get_by_role("button", name="Play this deal yourself").first.click()
    expect(person.see("play-deal")).to_be_visible()


def deal_played(house: House, person: Person) -> None:
    play_the_deal(person.prefers(**DARK), round_that_is_over(house, "ligretto"))


def deal_compared(house: House, person: Person) -> None:
    deal_played(house, person)
    end_the_try(person)


def my_matches(_: House, person: Person) -> None:
    lists(person, some_matches()).prefers(**DARK).visit("/me")
    expect(person.see("match").first).to_be_visible()


def against_bea(house: House, person: Person) -> None:
    my_matches(house, person)
    person.page.get_by_label("With", exact=True).select_option("Bea")
    person.see("match").first.get_by_role("button").click()
    expect(person.see("round").first).to_be_visible()


def home(_: House, person: Person) -> None:
    lists(person, some_matches()).prefers(**DARK).visit("/")
    expect(person.page.get_by_role("link", name="My matches")).to_be_visible()


def no_matches(_: House, person: Person) -> None:
    lists(person, []).prefers(**DARK).visit("/me")
    expect(person.see("no-matches")).to_be_visible()


def figures(weeks: int, **settings: Any) -> Go:
    def go(_: House, person: Person) -> None:
        lists(person, some_matches(), some_rounds(weeks)).prefers(**{**DARK, **settings}).visit(
            "/me/ligretto"
        )
        expect(person.see("figures-lead")).to_be_visible()

    return go


def film_of_mine(_: House, person: Person) -> None:
    """With a star to give, and what it was like beside my last rounds."""
    lists(person, [{**some_matches()[0], "id": "3f2a", "seat": SEAT}], some_rounds(2))
    film = golden("ligretto")
    told = review(msgspec.json.decode(json.dumps(film), type=Film))
    person.page.route("**/api/films/3f2a/1", lambda route: route.fulfill(json=film))
    person.page.route(
        "**/api/films/3f2a/1/review", lambda route: route.fulfill(json=json.loads(msgspec.json.encode(told)))
    )
    person.prefers(**DARK).visit(f"/m/3f2a?round=1&at={MOMENT_MS}&seat={SEAT}")
    expect(person.page.get_by_role("button", name="Star for round 1")).to_be_visible()


def like_lately(house: House, person: Person) -> None:
    film_of_mine(house, person)
    person.page.get_by_role("button", name="What it was like").click()
    expect(person.see("review")).to_contain_text("your last 20 rounds")


LOOKING_AGAIN = (
    Scene("home, who has played", home),
    Scene("my matches", my_matches),
    Scene("my matches, against one", against_bea),
    Scene("my matches, none yet", no_matches),
    Scene("my figures", figures(9)),
    Scene("my figures, light", figures(9, theme="light")),
    Scene("my figures, few", figures(1)),
    Scene("film, one of mine", film_of_mine),
    Scene("film, what it was like lately", like_lately),
    in_forced_colours(Scene("my matches", against_bea)),
    in_forced_colours(Scene("my figures", figures(9))),
    *(Scene(f"film, {game}", looking(game)) for game in GAMES),
    Scene("film, ligretto, light", looking("ligretto", theme="light")),
    Scene("film, the whole table", looking("ligretto", seat=None)),
    Scene("film, turned up", looking("ligretto", "Turn up what lay face down")),
    Scene("film, turned up, board", looking("board", "Turn up what lay face down"), devices=BOTH_WAYS),
    Scene("film, what it was like", looking("ligretto", "What it was like")),
    Scene("film, gone", gone),
    Scene("share", sharing()),
    Scene("share, made", sharing("Make the link")),
    Scene("shared moment", shared("ligretto")),
    Scene("shared moment, board", shared("board"), devices=BOTH_WAYS),
    Scene("shared moment, over", shared("ligretto", "End")),
    Scene("shared moment, ended", no_more_shared),
    Scene("film, its end", at_its_end),
    Scene("film, play its deal", deal_asked_for),
    Scene("deal, race", deal_played),
    Scene("deal, over", deal_compared, settle_ms=3_000),
)
