"""The routes: every request that is answered, in one table, which makes the server and its description."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp.web import Application, Request, RequestPayloadError, Response, StreamResponse

from pellmell.web.http.error_responses import BadRequest, PackedBody, RequestTimedOut

BODY_SECONDS = 15.0

Handler = Callable[[Request], Awaitable[StreamResponse]]


@dataclass(frozen=True)
class Text:
    """An answer that is no JSON."""

    text: bytes | str
    media: str


@dataclass(frozen=True)
class Route:
    """`answer` is a struct, or the media type of a text. `body` and `query` are structs."""

    method: str
    path: str
    does: str
    answer: type[msgspec.Struct] | str
    call: Callable[..., Awaitable[Any]]
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] | None = None
    status: int = 200


def add(app: Application, route: Route) -> None:
    """Where something can be got, its head can be."""
    handler = _handler(route)
    if route.method == "GET":
        app.router.add_get(route.path, handler)
    else:
        app.router.add_route(route.method, route.path, handler)


def _handler(route: Route) -> Handler:
    async def handle(request: Request) -> StreamResponse:
        arguments: list[object] = [request, *request.match_info.values()]
        if route.query is not None:
            arguments.append(msgspec.convert(dict(request.query), route.query, strict=False))
        if route.body is not None:
            arguments.append(read(await _body(request), route.body))
        return _response(await route.call(*arguments), route.status)

    return handle


def check_encoding(request: Request) -> None:
    """Raises PackedBody: a few bytes can be unpacked to many, and what clients send is small anyway."""
    if request.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
        raise PackedBody("bodies with a Content-Encoding are not read: send it as it is")


async def _body(request: Request) -> bytes:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.read()
    except TimeoutError:
        raise RequestTimedOut(f"the body has to come within {BODY_SECONDS:.0f} seconds") from None
    except RequestPayloadError:
        raise BadRequest("the body does not come as it was announced") from None


def read(body: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"the body must be JSON: {error}") from None


def _response(answer: object, status: int) -> StreamResponse:
    if isinstance(answer, StreamResponse):
        return answer
    if isinstance(answer, Text):
        body = answer.text.encode() if isinstance(answer.text, str) else answer.text
        return Response(body=body, status=status, content_type=answer.media, charset="utf-8")
    return Response(body=msgspec.json.encode(answer), status=status, content_type="application/json")
