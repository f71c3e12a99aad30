"""Somebody who plays with bots, and comes back to the seat."""

from pellmell.play.messages import Ready
from pellmell.wire.frames import Happened, Snapshot
from tests.web.house import Visit


async def played(visit: Visit) -> dict[str, str]:
    """Somebody plays with bots for a moment; whose seat it is."""
    status, seat = await visit.post("/api/play", {"game": "ligretto", "name": "Ann"})
    assert status == 201
    async with visit.connected(f"/ws/{seat['code']}") as guest:
        welcome = await guest.hello(token=seat["token"])
        assert welcome.seat == 0
        await guest.do(Ready())
        frame = await guest.hear(Happened)
        while frame.number < 30:
            frame = await guest.hear(Happened)
    return dict(seat)


async def goes_on(visit: Visit, seat: dict[str, str]) -> None:
    async with visit.connected(f"/ws/{seat['code']}") as guest:
        welcome = await guest.hello(token=seat["token"])
        assert welcome.seat == 0
        assert welcome.epoch > 1  # it was woken anew
        assert (await guest.hear(Snapshot)).table.players[0].name == "Ann"
        await guest.hear(Happened)
