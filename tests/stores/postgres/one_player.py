"""Somebody who plays with bots, and comes back to the seat."""

from pellmell.play.messages import Ready
from pellmell.wire.frames import Happened, Notice, Snapshot
from tests.web.house import Guest, Visit


async def played(visit: Visit) -> dict[str, str]:
    """Somebody plays with bots for a moment; whose seat it is."""
    status, seat = await visit.post("/api/play", {"game": "ligretto", "name": "Ann"})
    assert status == 201
    async with visit.connected(f"/ws/{seat['code']}") as guest:
        welcome = await guest.hello(token=seat["token"])
        assert welcome.seat == 0
        await plays_until(guest, 30)
    return dict(seat)


async def plays_until(guest: Guest, number: int) -> None:
    """So much has happened, in several rounds if need be: one of five hundred is blocked sooner."""
    await guest.do(Ready())
    while (frame := await guest.hear(Happened)).number < number:
        if any(event["event"] == "round_closed" for event in frame.events):
            await guest.do(Ready())


async def goes_on(visit: Visit, seat: dict[str, str], dealt_again: bool = False) -> None:
    async with visit.connected(f"/ws/{seat['code']}") as guest:
        welcome = await guest.hello(token=seat["token"])
        assert welcome.seat == 0
        assert welcome.epoch > 1  # it was woken anew
        assert (await guest.hear(Snapshot)).table.players[0].name == "Ann"
        if dealt_again:
            assert (await guest.hear(Notice)).notice == "dealt_again"
            await guest.do(Ready())
        await guest.hear(Happened)
