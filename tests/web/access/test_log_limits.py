"""What anybody can bring about as often as they like does not fill the log."""

import io
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pellmell.web.access import log_limits
from pellmell.web.access.log_limits import LINES, LINES_OF_ALL, LogLimits
from tests.web.house import Visit, on_loop, opened

MINUTE = 60.0
TIMES = 5
DAMAGED = "KFREEG"
A_DAMAGED_TABLE = f"INSERT INTO tables VALUES ('{DAMAGED}', 'dice', 0, 4e9, x'7b')"


def test_of_each_home_and_of_all_together_so_many_lines_a_minute_are_written() -> None:
    now = 0.0
    limits = LogLimits(clock=lambda: now)
    assert sum(limits.allow("hung up", "a home") for _ in range(1_000)) == LINES
    assert sum(limits.allow("host refused", "a home") for _ in range(1_000)) == LINES
    assert sum(limits.allow("hung up", f"home {number}") for number in range(1_000)) == LINES_OF_ALL - LINES
    now += MINUTE
    assert sum(limits.allow("hung up", "a home") for _ in range(1_000)) == LINES


async def call_by_a_foreign_name(visit: Visit) -> None:
    status, _ = await visit.get("/", headers={"Host": "elsewhere.example"})
    assert status == 421


async def post_from_a_foreign_page(visit: Visit) -> None:
    status, _ = await visit.post(
        "/api/tables", {"game": "dice"}, headers={"Origin": "http://elsewhere.example"}
    )
    assert status == 403


async def say_nonsense(visit: Visit) -> None:
    async with visit.connected("/ws/ABCDEF") as guest:
        await guest.raw(b"{")
        assert (await guest.goodbye()).why == "broken"


async def ask_for_a_damaged_table(visit: Visit) -> None:
    status, _ = await visit.get(f"/api/tables/{DAMAGED}")
    assert status == 500


async def come_to_a_damaged_table(visit: Visit) -> None:
    async with visit.connected(f"/ws/{DAMAGED}") as guest:
        await guest.raw(b'{"frame":"hello","protocol":2}')
        assert (await guest.goodbye()).why == "trouble"


@pytest.mark.parametrize(
    ("event", "bring_about"),
    [
        ("host refused", call_by_a_foreign_name),
        ("origin refused", post_from_a_foreign_page),
        ("hung up", say_nonsense),
        ("unreadable", ask_for_a_damaged_table),
        ("unreadable", come_to_a_damaged_table),
    ],
)
@on_loop
async def test_who_brings_it_about_again_and_again_is_told_of_once(
    tmp_path: Path,
    logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    event: str,
    bring_about: Callable[[Visit], Awaitable[None]],
) -> None:
    """If one line a minute is written of each."""
    monkeypatch.setattr(log_limits, "LINES", 1.0)
    monkeypatch.setattr(log_limits, "MINUTE", 1e9)
    async with opened(tmp_path) as visit:
        visit.database.do(lambda connection: connection.execute(A_DAMAGED_TABLE)).result()
        for _ in range(TIMES):
            await bring_about(visit)
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [line["event"] for line in lines].count(event) == 1
