"""Security headers tell browsers to trust nothing but this house, and to tell nobody where they are."""

from aiohttp.web import Request, StreamResponse

from pellmell.web.access.client_identity import is_secure
from pellmell.web.context import ServerContext

SECURITY = {
    # 'self' has the socket in it, but for Safari before 15.4, which is too old for the client as well.
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",  # codes of tables are in addresses
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HSTS = "max-age=31536000"


def protect(response: StreamResponse) -> None:
    response.headers.update(SECURITY)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["Server"] = "pellmell"


class Headers:
    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def add(self, request: Request, response: StreamResponse) -> None:
        protect(response)
        if is_secure(request, self._context.settings.trusted_proxies):
            response.headers["Strict-Transport-Security"] = HSTS
