"""Error responses say what went wrong with a request: a word for programs, and a reason for people."""

from collections.abc import Mapping

import msgspec
import structlog
from aiohttp.typedefs import Handler, Middleware
from aiohttp.web import HTTPException, HTTPMethodNotAllowed, Request, Response, StreamResponse, middleware

from pellmell.catalogue import UnknownGame
from pellmell.house.errors import AwakeElsewhere, HouseCannotWrite, HouseCloses, HouseFull, UnknownTable
from pellmell.house.names import BadName
from pellmell.house.ports import Unreadable
from pellmell.kit.refusal import BadOptions, Refusal
from pellmell.stores.errors import NewerRelease, StoreError
from pellmell.web.access.address_limits import Banned
from pellmell.web.access.client_identity import BadForwarding, ForeignOrigin
from pellmell.web.access.host_names import ForeignHost
from pellmell.web.access.introduction import NODE_HEADER, WrongNode
from pellmell.web.access.log_limits import LogLimits
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.reviews.review_process import TooMuchToReview
from pellmell.web.screen_pairings import UnknownScreen
from pellmell.web.shared_rounds import UnknownShare

LARGEST_BODY = 16_384  # bytes
SOON = 10  # seconds

log = structlog.stdlib.get_logger()


class BadRequest(Exception):
    """What was sent is no JSON."""


class PackedBody(Exception):
    """A body with an encoding that nobody needs."""


class RequestTimedOut(Exception):
    """What was announced does not come."""


class NotThere(Exception):
    """Nothing is found under this name."""


class TooMany(Exception):
    """Somebody has as many of something as there may be."""


class NotAllowed(Exception):
    """It is there, and may be looked at, but this is not to be done with it."""


class DealtOtherwise(Exception):
    """Today's rules would not deal this round as it was dealt."""


class Failure(msgspec.Struct, frozen=True):
    error: str
    reason: str


KNOWN: Mapping[type[Exception], tuple[int, str]] = {
    BadRequest: (400, "bad_request"),
    BadForwarding: (400, "bad_forwarding"),
    Banned: (403, "banned"),
    ForeignOrigin: (403, "foreign_origin"),
    NotAllowed: (403, "not_allowed"),
    NotThere: (404, "not_found"),
    UnknownShare: (404, "unknown_share"),
    UnknownTable: (404, "unknown_table"),
    UnknownScreen: (404, "unknown_screen"),
    RequestTimedOut: (408, "too_slow"),
    TooMany: (409, "too_many"),
    DealtOtherwise: (409, "other_rules"),
    PackedBody: (415, "packed_body"),
    ForeignHost: (421, "foreign_host"),
    WrongNode: (421, "wrong_node"),
    msgspec.ValidationError: (422, "bad_fields"),
    UnknownGame: (422, "unknown_game"),
    BadOptions: (422, "bad_options"),
    BadName: (422, "bad_name"),
    Refusal: (422, "refused"),
    TooFast: (429, "too_fast"),
    Unreadable: (500, "unreadable"),
    HouseFull: (503, "full"),
    HouseCloses: (503, "stopping"),
    HouseCannotWrite: (503, "cannot_write"),
    AwakeElsewhere: (503, "elsewhere"),
    StoreError: (503, "cannot_write"),
    TooMuchToReview: (503, "busy"),
}
NOT_FOR_GUESTS: Mapping[type[Exception], str] = {  # where the database is, and what is wrong with it
    Unreadable: "this table can't be read any more: please ask whoever runs the house to look at it",
    NewerRelease: "this table is played by a newer release of the house, which does not run: try again soon",
    StoreError: "the house can't read or write at the moment: try again soon",
}
OUR_WORDS: Mapping[int, str] = {
    400: "this is for WebSockets, and what was sent opens none: speak as browsers do",
    404: "there is nothing here: GET /api/openapi.json says what there is",
    413: f"a body has at most {LARGEST_BODY} bytes",
    417: "of what a request may expect only 100-continue is known",
}


def answering_failures(limits: LogLimits) -> Middleware:
    @middleware
    async def answering(request: Request, handler: Handler) -> StreamResponse:
        try:
            return await handler(request)
        except tuple(KNOWN) as error:
            note(error, limits)
            response = _known(error)
        except HTTPException as error:
            response = by_aiohttp(error)
        except ConnectionError:  # who asked has gone: nobody is left to be told
            raise
        except Exception:
            resource = request.match_info.route.resource
            path = resource.canonical if resource else ""
            if limits.allow("failed", path):
                log.exception("failed", path=path)
            response = stumbled()
        if not request.content.at_eof():  # a body that nobody reads
            response.force_close()
        return response

    return answering


def failure(status: int, error: str, reason: str, headers: Mapping[str, str] | None = None) -> Response:
    body = msgspec.json.encode(Failure(error, reason))
    return Response(status=status, body=body, content_type="application/json", headers=headers)


def stumbled() -> Response:
    return failure(500, "failed", "the house stumbled: this is its own fault, and in its log")


def _known(error: Exception) -> Response:
    status, word = next(entry for kind, entry in KNOWN.items() if isinstance(error, kind))
    seconds = error.seconds if isinstance(error, TooFast) else SOON
    headers = {"Retry-After": str(seconds)} if status in {429, 503} else {}
    if isinstance(error, WrongNode):
        headers[NODE_HEADER] = str(error.own)
    return failure(status, word, told(error), headers)


def told(error: Exception) -> str:
    """The reason, as a guest is told it."""
    for kind, reason in NOT_FOR_GUESTS.items():
        if isinstance(error, kind):
            return reason
    return error.reason if isinstance(error, Refusal) else str(error)


def note(error: Exception, limits: LogLimits) -> None:
    """For the log, what a guest is not told."""
    for kind in NOT_FOR_GUESTS:
        if isinstance(error, kind):
            if limits.allow(kind.__name__, str(error)):
                log.error(kind.__name__.lower(), reason=str(error))
            return


def by_aiohttp(error: HTTPException) -> Response:
    """What aiohttp refuses by itself, in our words."""
    word = error.reason.lower().replace(" ", "_")
    if isinstance(error, HTTPMethodNotAllowed):
        allowed = ", ".join(sorted(error.allowed_methods))
        return failure(error.status, word, f"only {allowed} is answered here", {"Allow": allowed})
    return failure(error.status, word, OUR_WORDS.get(error.status, error.reason.lower()))
