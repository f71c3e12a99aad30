"""Matches and figures that somebody has in the eyes of a page, in the place of those that a house lists."""

import json
from collections.abc import Callable
from random import Random
from time import time
from typing import Any

from playwright.sync_api import Route

from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Seconds
from pellmell.stores.films import MOST_STARS
from tests.browser.people import Person

SECRET = "somebody who has played before"
DAY = 86_400
HOUR = 3_600
PEOPLE = "Ann", "Bea", "Carl", "Maximiliane"
Answer = Callable[[dict[str, Any]], tuple[int, object]]


def is_known(person: Person) -> Person:
    """From the next page on, to the house."""
    person.page.add_init_script(f"localStorage.setItem('pellmell secret', {json.dumps(SECRET)})")
    return person


def some_matches() -> list[dict[str, Any]]:
    """Of three months, the last one first: won, lost, left, watched, and with rounds that a bot played."""
    now = time()
    return [
        _match("a1", "ligretto", now - HOUR, [[12, 7, 9, 4], [8, 11, 2, 6]], people=[0, 1]),
        _match("a2", "dice", now - 2 * HOUR, [[20, 24], [31, 18]], people=[0, 1], starred_rounds=[2]),
        _match("b1", "board", now - DAY, [[3, 5, 4], [6, 2, 5], [1, 7, 4]], people=[0, 1, 2], bot_rounds=2),
        _match("b2", "ligretto", now - DAY - HOUR, [[9, 2, 11, 5]], people=[0, 3], left=True),
        _match("c1", "blitz", now - 40 * DAY, [[14, 9], [22, -6]], people=[0, 1], film=False),
        _match("d1", "dice", now - 80 * DAY, [[24, 30, 19]], people=[0, 1, 2], seat=None),
    ]


def _match(
    id: str,
    game: str,
    began: Seconds,
    rounds: list[list[int]],
    people: list[int],
    seat: Seat | None = 0,
    film: bool = True,
    **more: object,
) -> dict[str, Any]:
    points = [sum(column) for column in zip(*rounds, strict=True)]
    own = {} if seat is None else {"seat": seat, "place": 1 + sum(each > points[seat] for each in points)}
    return {
        "id": id,
        "game": game,
        "began": began,
        "ended": began + 260 * len(rounds),
        "players": list(PEOPLE[: len(points)]),
        "points": points,
        "winners": [points.index(max(points))],
        "rounds": [{"round": n, "points": each, "film": film} for n, each in enumerate(rounds, 1)],
        "people": people,
        **own,
        **more,
    }


def some_rounds(weeks: int, par: bool = True) -> list[dict[str, Any]]:
    """Somebody who becomes quicker, the last round first."""
    chance, now = Random(weeks), time()
    rounds: list[dict[str, Any]] = []
    for number in range(weeks * 9):
        age = number / (weeks * 9)
        reactions = sorted(round(chance.gauss(1150 + 500 * age, 260)) for _ in range(14))
        told: dict[str, Any] = {
            "match": f"m{number // 3}",
            "round": number % 3 + 1,
            "made": now - (number + 1) * weeks * 7 * DAY / (weeks * 9 + 1),
            "points": chance.randint(-4, 14),
            "reactions": reactions,
            "taken": 14,
            "chances": chance.randint(16, 20),
            "races_won": chance.randint(0, 4),
            "races_lost": chance.randint(0, 3),
        }
        rounds.append(told | ({"par": 4.2 - age} if par else {}))
    return rounds


def lists(
    person: Person,
    matches: list[dict[str, Any]],
    rounds: list[dict[str, Any]] | None = None,
    stars_left: int = MOST_STARS,
) -> Person:
    """The house has these of theirs, and gives so many stars more."""
    stars = [stars_left]

    def mine(wanted: dict[str, Any]) -> tuple[int, object]:
        found = [match for match in matches if wanted.get("match", match["id"]) == match["id"]]
        if wanted.get("starred"):
            found = [match for match in found if match.get("starred_rounds")]
        return 200, {"matches": found, "more": False}

    def star(wanted: dict[str, Any]) -> tuple[int, object]:
        if wanted["starred"] and not stars[0]:
            return 409, {"error": "too_many", "reason": "ten have a star"}
        stars[0] += -1 if wanted["starred"] else 1
        return 200, {"starred": wanted["starred"]}

    def figures(_: dict[str, Any]) -> tuple[int, object]:
        return 200, {"rounds": rounds or [], "more": False, "pending": False}

    answers: dict[str, Answer] = {
        "**/api/my/matches": mine,
        "**/api/my/figures": figures,
        "**/api/films/*/*/star": star,
    }
    for path, answer in answers.items():
        person.page.route(path, _answering(answer))
    return is_known(person)


def _answering(answer: Answer) -> Callable[[Route], None]:
    def respond(route: Route) -> None:
        status, told = answer(json.loads(route.request.post_data or "{}"))
        route.fulfill(status=status, json=told)

    return respond
