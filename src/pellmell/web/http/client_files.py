"""The files of the browser client, as built into the package: one page for all addresses, and its parts."""

import re
from collections.abc import Awaitable, Callable, Sequence
from html import escape
from pathlib import Path

from aiohttp.typedefs import Middleware
from aiohttp.web import FileResponse, HTTPNotFound, Request, Response, StreamResponse, middleware

from pellmell.house.codes import read_code
from pellmell.web.http.routes import Route

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
NO_PAGES = re.compile(r"/(api|ws|assets)(/|$)")
TYPES = {  # as browsers want them: what a system says differs
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Client:
    """Read when it is asked for: it may be built anew while the house is open."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or FOLDER

    def routes(self) -> Sequence[Route]:
        return (
            Route("GET", "/", "The client in the browser", HTML, self.page),
            Route("GET", "/t/{code}", "A table's link", HTML, self.table_page),
            Route("GET", "/screen/{code}", "A table on a television", HTML, self.table_page),
            Route("GET", "/rules/{game}", "A game's rules, with pictures", HTML, self.page),
            Route("GET", "/lesson/{game}", "A game's first lesson", HTML, self.page),
            Route("GET", "/settings", "What a player can set", HTML, self.page),
            Route("GET", r"/assets/{file:[\w-][\w.-]*}", "A file that never changes", FILE, self.asset),
            Route("GET", r"/{file:[\w-]+\.[\w.-]+}", "A file of the client", FILE, self.file),
        )

    async def page(self, _: Request, game: str = "") -> Response:
        return self._page()

    async def table_page(self, _: Request, code: str) -> Response:
        return self._page(title=f"pellmell · {read_code(code)}")

    async def asset(self, _: Request, file: str) -> FileResponse:
        return _sent(self._folder / "assets" / file, FOR_EVER)

    async def file(self, _: Request, file: str) -> FileResponse:
        return _sent(self._folder / file, ASK)

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

    def _page(self, status: int = 200, title: str = "") -> Response:
        try:
            text = (self._folder / "index.html").read_text(encoding="utf-8")
        except FileNotFoundError:
            status, text = 503, NOT_BUILT
        if title:
            text = text.replace(TITLE, _titles(title), 1)
        return Response(text=text, status=status, content_type=HTML, headers={"Cache-Control": ASK})


def _titles(title: str) -> str:
    """For the page, and for whoever shows a link before it is followed."""
    title = escape(title)
    return f'<title>{title}</title><meta property="og:title" content="{title}">'


def _sent(file: Path, caching: str) -> FileResponse:
    """Compressed, if that lies beside it and is understood."""
    if not file.is_file() or file.suffix not in TYPES:
        raise HTTPNotFound
    headers = {"Content-Type": TYPES[file.suffix], "Cache-Control": caching, "Vary": "Accept-Encoding"}
    return FileResponse(file, headers=headers)


def _looks_for_a_page(request: Request) -> bool:
    wants = HTML in request.headers.get("Accept", "")
    return wants and request.method in {"GET", "HEAD"} and not NO_PAGES.match(request.path)
