"""Link previews: what a messenger shows of a link before it is followed, as meta tags of the page.

Title, text and picture tell of the game and how many seats are taken, and of nobody's name. The words are the
client's, built beside it as previews.json. Who has a wrong code learns nothing, and has guessed.
"""

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from aiohttp.web import Request

from pellmell.house.codes import read_code
from pellmell.house.errors import UnknownTable
from pellmell.house.ports import Unreadable
from pellmell.kit.phases import Phase
from pellmell.stores.errors import StoreError
from pellmell.stores.shares import SharedRound
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.context import ServerContext
from pellmell.web.http.table_facts import find_facts
from pellmell.web.shared_rounds import SharedRounds, UnknownShare
from pellmell.wire.rest import TableFacts

NAME = "pellmell"
WORDS = "previews.json"
WIDTH, HEIGHT = 1200, 630
LANGUAGES_READ = 20  # of what a client says it speaks

FindShare = Callable[[Request, str], Awaitable[SharedRound | None]]
FindTable = Callable[[Request, str], Awaitable[TableFacts | None]]


@dataclass(frozen=True)
class Preview:
    """`about` is the name of a text in previews.json; `picture` is an own one, by its address here."""

    title: str
    about: str = "home"
    game: str = ""
    taken: int = 0
    seats: int = 0
    listed: bool = True
    picture: str = ""


def table_finder(context: ServerContext) -> FindTable:
    """A browser that follows a link needs no preview, so nothing is looked up for it."""

    async def find(request: Request, code: str) -> TableFacts | None:
        if "Sec-Fetch-Mode" in request.headers:
            return None
        try:
            async with context.trying_code(context.identify(request)):
                return await find_facts(context, code)
        except (UnknownTable, TooFast, Unreadable, StoreError):
            return None

    return find


def share_finder(shared: SharedRounds) -> FindShare:
    async def find(request: Request, token: str) -> SharedRound | None:
        if "Sec-Fetch-Mode" in request.headers:
            return None
        try:
            return await shared.find(request, token)
        except (UnknownShare, TooFast, StoreError):
            return None

    return find


async def find_nothing(_: Request, __: str) -> None:
    pass


class LinkPreviews:
    """Read when it is asked for: the client may be built anew while the house is open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: tuple[int, Mapping[str, Any]] = (0, {})

    def of_table(self, code: str, facts: TableFacts | None, language: str, screen: bool = False) -> Preview:
        code = read_code(code)
        if facts is None:
            return Preview(f"{code} · {NAME}", listed=False)
        title = f"{self._title(facts.game, language)} · {NAME}"
        taken = len(facts.players) + facts.bots
        joins = facts.phase in {None, Phase.GATHERING} and taken < facts.seats
        about = "tv" if screen else "table" if joins else "playing"
        return Preview(title, about, facts.game, taken, facts.seats, listed=False)

    def of_share(self, token: str, shared: SharedRound | None, language: str) -> Preview:
        if shared is None:
            return Preview(NAME, listed=False)
        game = shared.kept.game
        picture = f"/api/shares/{token}/picture.png"
        return Preview(
            f"{self._title(game, language)} · {NAME}", "moment", game, listed=False, picture=picture
        )

    def of_page(self, about: str, game: str, language: str) -> Preview:
        """Of the rules or the lesson of a game."""
        if game not in self._words().get("games", {}):
            return Preview(NAME)
        return Preview(f"{self._title(game, language)} · {NAME}", about, game)

    def language(self, request: Request) -> str:
        """As the link says, or else what the client speaks: the first that we do, too."""
        known = self._words().get("said", {})
        asked = [request.query.get("lang", "")]
        asked += request.headers.get("Accept-Language", "").split(",")[:LANGUAGES_READ]
        tags = (tag.strip()[:2].lower() for tag in asked)
        return next((tag for tag in tags if tag in known), "en")

    def tags(self, preview: Preview, request: Request, language: str, secure: bool) -> str:
        """For the head of a page, with its title."""
        base = f"{'https' if secure else 'http'}://{request.host}"
        values = {
            "og:site_name": NAME,
            "og:type": "website",
            "og:locale": language,
            "og:title": preview.title,
            "og:description": self._text(preview, language),
            "og:image": base + (preview.picture or f"/{self._picture(preview.game)}"),
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        tags = [f"<title>{escape(preview.title)}</title>"]
        tags += [_tag("property", name, value) for name, value in values.items() if value]
        tags.append(_tag("name", "twitter:card", "summary_large_image"))
        if not preview.listed:
            tags.append(_tag("name", "robots", "noindex"))
        return "".join(tags)

    def _title(self, game: str, language: str) -> str:
        titles = self._words().get("games", {}).get(game, {})
        return str(titles.get(language, game))

    def _text(self, preview: Preview, language: str) -> str:
        text = str(self._words().get("said", {}).get(language, {}).get(preview.about, ""))
        return text.replace("{taken}", str(preview.taken)).replace("{seats}", str(preview.seats))

    def _picture(self, game: str) -> str:
        own = f"preview-{game}.png"
        return own if game and (self._folder / own).is_file() else "preview.png"

    def _words(self) -> Mapping[str, Any]:
        """Without a built client there are none."""
        file = self._folder / WORDS
        try:
            changed = file.stat().st_mtime_ns
            if changed != self._read[0]:
                self._read = changed, json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        return self._read[1]


def _tag(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}">'
