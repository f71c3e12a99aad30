"""Rounds that somebody plays in a real house, and that are over soon."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from pellmell.play.messages import Ready, VoteToEnd
from pellmell.wire.frames import Happened
from tests.web.house import Guest, Visit

SECRET = "the secret of somebody: "
ANN = {"secret": SECRET + "Ann"}
MINE = "/api/my/matches"


@asynccontextmanager
async def playing(visit: Visit, length: str = "short") -> AsyncGenerator[tuple[str, Guest]]:
    _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann", "length": length, **ANN})
    async with visit.guest(seat["code"], token=seat["token"]) as guest:
        yield seat["code"], guest


async def until(guest: Guest, *events: str) -> dict[str, Any]:
    while True:
        for event in (await guest.hear(Happened)).events:
            if event["event"] in events:
                return dict(event)


async def play_round(guest: Guest) -> dict[str, Any]:
    """The event that closes it."""
    await guest.do(Ready())
    await until(guest, "all_rolled")
    await guest.do(VoteToEnd())
    return await until(guest, "round_closed")


async def matches_of(visit: Visit) -> list[dict[str, Any]]:
    _, found = await visit.post(MINE, ANN)
    return [dict(match) for match in found["matches"]]


async def play_a_round(visit: Visit) -> str:
    """The path of its film."""
    async with playing(visit, "round") as (_, guest):
        await play_round(guest)
    (match,) = await matches_of(visit)
    return f"/api/films/{match['id']}/1"


async def end_it(guest: Guest) -> None:
    await guest.do(Ready())
    await until(guest, "all_rolled")
    await guest.do(VoteToEnd())
    await until(guest, "match_ended")
