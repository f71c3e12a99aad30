"""How often one address may come, and that those who have a seat are not kept from it."""

import asyncio
from pathlib import Path

import pytest

from pellmell.house import admission
from pellmell.web.settings import networks
from pellmell.wire.frames import PROTOCOL, Hello
from pellmell.wire.requests import Admission, SetAdmission
from tests.web.house import Visit, on_loop, opened


async def refused(visit: Visit, path: str, token: str = "") -> tuple[str, str]:
    async with visit.connected(path) as guest:
        await guest.say(Hello(PROTOCOL, token=token))
        goodbye = await guest.goodbye()
        return goodbye.why, goodbye.reason


@on_loop
async def test_who_comes_again_and_again_is_told_to_wait_but_not_from_their_seat(tmp_path: Path) -> None:
    async with opened(tmp_path, connects_per_minute=3) as visit:
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann"})
        path = f"/ws/{seat['code']}"
        for _ in range(3):
            async with visit.guest(seat["code"]):
                pass
        why, reason = await refused(visit, path)
        assert why == "too_fast"
        assert "from your address: wait" in reason
        assert (await refused(visit, "/ws/lobby"))[0] == "too_fast"
        async with visit.connected(path) as guest:
            assert (await guest.hello(token=seat["token"])).seat == 0


@on_loop
async def test_a_table_is_told_from_which_home_a_line_comes(tmp_path: Path) -> None:
    async with opened(tmp_path, trusted_proxies=networks("127.0.0.0/8")) as visit:
        code = await visit.new_table()
        for address in ("192.0.2.1", "2001:db8:7:1::1", "2001:db8:7:2::1"):
            async with visit.connected(f"/ws/{code}", headers={"X-Forwarded-For": address}) as guest:
                await guest.hello()
                (member,) = visit.server.context.house.tables[code].audience.members
                assert member.line.home == ("2001:db8:7::/48" if ":" in address else address)
            while visit.server.context.house.tables[code].audience.everybody():
                await asyncio.sleep(0.01)


@on_loop
async def test_a_seat_is_taken_over_so_often_and_the_last_one_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "VISITS_PER_SECOND", 1e-6)  # however slow the machine is
    async with opened(tmp_path) as visit:
        _, seat = await visit.post("/api/play", {"game": "dice", "name": "Ann"})
        for _ in range(admission.VISITS_AT_ONCE - 1):
            async with visit.connected(f"/ws/{seat['code']}") as guest:
                assert (await guest.hello(token=seat["token"])).seat == 0
        async with visit.connected(f"/ws/{seat['code']}") as guest:
            assert (await guest.hello(token=seat["token"])).seat == 0
            why, reason = await refused(visit, f"/ws/{seat['code']}", seat["token"])
            assert why == "too_fast"
            assert "close other tabs" in reason
            assert not guest.socket.closed


@on_loop
async def test_who_comes_to_a_locked_table_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as visit:
        code = await visit.new_table()
        async with visit.guest(code) as host:
            await host.sit_down()
            await host.do(SetAdmission(Admission(locked=True)))
            why, reason = await refused(visit, f"/ws/{code}")
            assert why == "locked"
            assert "ask them to unlock" in reason
