"""Who asks too often waits, and nobody else does."""

from pathlib import Path

import aiohttp
import pytest

from pellmell.kit.time_units import Seconds
from pellmell.web.access import request_pacing
from pellmell.web.access.memory_tokens import KNOWN
from pellmell.web.access.rate_limits import TooFast
from pellmell.web.access.request_pacing import BURST_SECONDS, LONGEST_WAIT, Pace
from tests.web.house import on_loop, opened

PER_SECOND = 10
AT_ONCE = int(BURST_SECONDS * PER_SECOND)


def test_a_page_with_many_parts_comes_at_once_and_then_so_many_a_second() -> None:
    pacing = Pace(PER_SECOND)
    assert all(pacing.delay("ann", 100.0) <= 0 for _ in range(AT_ONCE + 1))
    assert [round(pacing.delay("ann", 100.0), 3) for _ in range(3)] == [0.1, 0.2, 0.3]
    assert pacing.delay("bob", 100.0) <= 0
    assert pacing.delay("ann", 100.0 + 2 * BURST_SECONDS) <= 0


def test_who_goes_on_is_refused_and_does_not_wait_longer_for_it() -> None:
    pacing = Pace(PER_SECOND)
    for _ in range(AT_ONCE + int(LONGEST_WAIT * PER_SECOND) + 1):
        pacing.delay("ann", 100.0)
    for _ in range(1000):
        with pytest.raises(TooFast):
            pacing.delay("ann", 100.0)
    assert pacing.delay("ann", 100.5) <= LONGEST_WAIT


def test_addresses_that_have_been_quiet_are_forgotten_but_not_who_waits() -> None:
    pacing = Pace(PER_SECOND)
    for _ in range(AT_ONCE + 10):
        pacing.delay("ann", 100.0)
    for number in range(KNOWN):
        pacing.delay(str(number), 80.0 if number + 1 < KNOWN else 100.0)
    assert pacing.delay("ann", 100.0) > 0
    assert len(pacing) < 10


@on_loop
async def test_requests_wait_and_connections_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: Seconds) -> None:
        waited.append(seconds)

    monkeypatch.setattr(request_pacing, "sleep", sleep)
    async with opened(tmp_path, requests_per_second=1) as visit:
        for _ in range(8):
            assert (await visit.get("/healthz"))[0] == 200
        assert waited
        assert (await visit.get("/nothing"))[0] in {404, 429}
        with pytest.raises(aiohttp.ClientConnectionError):
            async with visit.connected("/ws/lobby"), visit.connected("/ws/lobby"):
                pass
