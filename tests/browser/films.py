"""Films for pages that look at them: golden ones, in the place of those that the house keeps."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Route

from pellmell.catalogue import all_games
from pellmell.films.film import Film
from pellmell.review.one_seat import of_one_seat
from pellmell.review.round_review import review as round_review
from pellmell.web.reviews.worker import picture
from tests.browser.people import Person
from tools.make_films import GAMES

GAME_NAMES = sorted(all_games())
OWNER = 2  # whose seat it was that is shared
UNTIL = 1_800_000_000


def golden(game: str, name: str = "bots0") -> dict[str, Any]:
    file = GAMES / game / "films" / f"{name}.jsonl"
    head, *rest = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {**head, "shots": [each["shot"] for each in rest]}


def review(*missed: tuple[int, int]) -> dict[str, Any]:
    """The first seat missed chances from one moment to another."""
    chances = [{"seat": 0, "opened": since, "closed": until, "fate": "gone"} for since, until in missed]
    return {"chances": chances, "seats": [{"missed": list(range(len(chances)))}]}


def keep(person: Person, film: dict[str, Any] | None, told: dict[str, Any] | None = None) -> Person:
    """The house has this film of every round, or none; the last match is `3f2a`."""
    rounds = [{"round": 1, "film": True}]
    match = {"id": "3f2a", "game": "ligretto", "seat": 0, "rounds": rounds}
    answers = {
        "**/api/films/*/*": film,
        "**/api/films/*/*/review": told,
        "**/api/films/*/*/par": None,
        "**/api/my/matches": {"matches": [match], "more": False},
    }
    for path, answer in answers.items():
        person.page.route(path, _answering(answer))
    return person.expects("status of 404")


def shares(person: Person, game: str = "ligretto", **told: Any) -> Person:
    """The house has this film under every link, and makes a link of every moment."""
    film = golden(game)
    players = [{**player, "name": str(at + 1)} for at, player in enumerate(film["players"])]
    moment = {
        "game": game,
        "round": 1,
        "at": film["signal"] + 12_345,
        "until": UNTIL,
        "players": [player["name"] for player in players],
        "points": [0 for _ in players],
        "owner": OWNER,
        "names": False,
        "film": True,
        "seat": OWNER,
        **told,
    }
    link = {"token": "abc", "link": "http://house/s/abc", "until": UNTIL}
    page = keep(person, film).page
    page.route("**/api/films/*/*/share", lambda route: route.fulfill(json=link))
    page.route("**/api/shares/*", lambda route: route.fulfill(json=moment))
    page.route("**/api/shares/*/film", lambda route: route.fulfill(json={**film, "players": players}))
    read = msgspec.json.decode(json.dumps(film), type=Film)
    figures = json.loads(msgspec.json.encode(of_one_seat(round_review(read), OWNER)))
    page.route("**/api/shares/*/review", lambda route: route.fulfill(json=figures))
    page.route("**/api/shares/*/par", lambda route: route.fulfill(status=404, json={}))
    png = picture(read, OWNER, moment["at"])
    page.route("**/picture.png", lambda route: route.fulfill(body=png, content_type="image/png"))
    return person


def _answering(answer: dict[str, Any] | None) -> Any:
    def respond(route: Route) -> None:
        if answer is None:
            route.fulfill(status=404, json={"error": "gone", "reason": "not yours, or gone"})
        else:
            route.fulfill(json=answer)

    return respond
