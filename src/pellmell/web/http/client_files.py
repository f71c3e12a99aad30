"""The files of the browser client, as built into the package: one page for all addresses, and its parts."""

import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from aiohttp.typedefs import Middleware
from aiohttp.web import FileResponse, HTTPNotFound, Request, Response, StreamResponse, middleware

from pellmell.web.context import ServerContext
from pellmell.web.http.link_previews import (
    NAME,
    LinkPreviews,
    Preview,
    find_nothing,
    share_finder,
    table_finder,
)
from pellmell.web.http.routes import Route
from pellmell.web.shared_rounds import SharedRounds

FOLDER = Path(__file__).parents[1] / "client"
HTML = "text/html"
FILE = "application/octet-stream"
TITLE = "<title>pellmell</title>"
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>pellmell</title></head>
<body><p>The house is open, but its pages have not been built: start it with <code>./run</code>, which
does so, and needs Node 20.19 or newer.</p></body>
</html>
"""

# Whatever has a hash in its name never changes; of all else one asks whether it has.
FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
A_DAY = "public, max-age=86400"  # pictures of links: messengers come again for each who is sent one
NO_PAGES = re.compile(r"/(api|ws|assets)(/|$)")
TYPES = {  # as browsers want them: what a system says differs
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class ClientFiles:
    """Read when it is asked for: it may be built anew while the house is open."""

    def __init__(self, context: ServerContext | None = None) -> None:
        """Without a house around it, links tell of no table."""
        self._context = context
        self._folder = FOLDER
        self._previews = LinkPreviews(FOLDER)
        self._find_table = table_finder(context) if context else find_nothing
        self._find_share = share_finder(SharedRounds(context)) if context else find_nothing

    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", "/", "The client in the browser", HTML, self.home_page),
            Route("GET", "/t/{code}", "A table's link", HTML, self.table_page),
            Route("GET", "/screen/{code}", "A table on a television", HTML, self.screen_page),
            Route("GET", "/tv", "A television that knows no table yet", HTML, self.page),
            Route("GET", "/tv/{code}", "The host lets a television in", HTML, self.page),
            Route("GET", "/rules/{game}", "A game's rules, with pictures", HTML, self.rules_page),
            Route("GET", "/lesson/{game}", "A game's first lesson", HTML, self.lesson_page),
            Route("GET", "/m/{match}", "A match that is looked at again", HTML, self.replay_page),
            Route("GET", "/s/{token}", "A moment that is shared", HTML, self.shared_page),
            Route("GET", "/me", "What you have played", HTML, self.page),
            Route("GET", "/me/{game}", "How you play a game", HTML, self.figures_page),
            Route("GET", "/settings", "What a player can set", HTML, self.page),
            Route("GET", r"/assets/{file:[\w-][\w.-]*}", "A file that never changes", FILE, self.asset),
            Route("GET", r"/{file:[\w-]+\.[\w.-]+}", "A file of the client", FILE, self.file),
        )

    async def page(self, _: Request, code: str = "") -> Response:
        return self._page()

    async def home_page(self, request: Request) -> Response:
        return self._previewed(request, Preview(NAME))

    async def table_page(self, request: Request, code: str) -> Response:
        return self._previewed(request, await self._of_table(request, code))

    async def screen_page(self, request: Request, code: str) -> Response:
        return self._previewed(request, await self._of_table(request, code, screen=True))

    async def rules_page(self, request: Request, game: str) -> Response:
        language = self._previews.language(request)
        return self._previewed(request, self._previews.of_page("rules", game, language))

    async def lesson_page(self, request: Request, game: str) -> Response:
        language = self._previews.language(request)
        return self._previewed(request, self._previews.of_page("lesson", game, language))

    async def replay_page(self, _: Request, match: str) -> Response:
        """It says nothing of the match: who may look at it is asked by the page."""
        return self._page()

    async def shared_page(self, request: Request, token: str) -> Response:
        language = self._previews.language(request)
        shared = await self._find_share(request, token)
        return self._previewed(request, self._previews.of_share(token, shared, language))

    async def figures_page(self, _: Request, game: str) -> Response:
        """It says nothing of anybody, either."""
        return self._page()

    async def _of_table(self, request: Request, code: str, screen: bool = False) -> Preview:
        language = self._previews.language(request)
        return self._previews.of_table(code, await self._find_table(request, code), language, screen)

    def _previewed(self, request: Request, preview: Preview) -> Response:
        language = self._previews.language(request)
        secure = self._context.identify(request).secure if self._context else request.secure
        return self._page(head=self._previews.tags(preview, request, language, secure))

    async def asset(self, _: Request, file: str) -> FileResponse:
        return _sent(self._folder / "assets" / file, FOR_EVER)

    async def file(self, _: Request, file: str) -> FileResponse:
        return _sent(self._folder / file, A_DAY if file.startswith("preview") else ASK)

    def showing_pages(self) -> Middleware:
        """Whoever comes with a browser to where nothing is sees a page that says so."""

        @middleware
        async def showing(
            request: Request, handler: Callable[[Request], Awaitable[StreamResponse]]
        ) -> StreamResponse:
            try:
                return await handler(request)
            except HTTPNotFound:
                if not _looks_for_a_page(request):
                    raise
                return self._page(status=404)

        return showing

    def _page(self, status: int = 200, head: str = "") -> Response:
        try:
            text = (self._folder / "index.html").read_text(encoding="utf-8")
        except FileNotFoundError:
            status, text = 503, NOT_BUILT
        if head:
            text = text.replace(TITLE, head, 1)
        headers = {"Cache-Control": ASK, "Vary": "Accept-Language"}
        return Response(text=text, status=status, content_type=HTML, headers=headers)


def _sent(file: Path, caching: str) -> FileResponse:
    """Compressed, if that lies beside it and is understood."""
    if not file.is_file() or file.suffix not in TYPES:
        raise HTTPNotFound
    headers = {"Content-Type": TYPES[file.suffix], "Cache-Control": caching, "Vary": "Accept-Encoding"}
    return FileResponse(file, headers=headers)


def _looks_for_a_page(request: Request) -> bool:
    wants = HTML in request.headers.get("Accept", "")
    return wants and request.method in {"GET", "HEAD"} and not NO_PAGES.match(request.path)
