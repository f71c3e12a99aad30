"""A slice of what `pellmell bench bytes` sends, and how it judges."""

import asyncio
from pathlib import Path

import pytest

from pellmell.kit.time_units import Seconds
from pellmell_bench.faults.byte_costs import Bill, ByteCost, bills
from pellmell_bench.faults.stranger_bytes import ByteStream


def bill(
    few: float, many: float, anew: bool = False, long: bool = False, wait: Seconds = 0.0, held: float = 0.0
) -> Bill:
    stream = ByteStream("pings", b"", b"x", anew=anew, long=long)
    return Bill(
        stream, ByteCost(100_000, few, 0.0, 0.0, 10.0, ""), ByteCost(400_000, many, wait, held, 10.0, "")
    )


def test_what_grows_quicker_than_its_bytes_is_a_fault() -> None:
    assert bill(0.1, 0.4).fault is None
    assert "4.0 times as much" in str(bill(0.1, 1.6).fault)


def test_what_is_dear_from_the_beginning_is_a_fault() -> None:
    assert "5.0 µs" in str(bill(0.5, 2.0).fault)
    assert bill(0.5, 2.0, anew=True).fault is None


def test_what_holds_others_up_is_a_fault() -> None:
    assert "worked for 300 ms" in str(bill(0.1, 0.4, wait=0.3, held=0.3).fault)


def test_of_what_is_long_by_itself_the_loop_has_time_for_others() -> None:
    assert bill(3.0, 3.0, long=True).fault is None
    assert "90% of the loop" in str(bill(9.0, 9.0, long=True).fault)
    assert "worked for 300 ms" in str(bill(3.0, 3.0, long=True, held=0.3).fault)


def test_what_a_busy_machine_adds_is_none() -> None:
    assert bill(0.0001, 0.015).fault is None
    assert bill(0.1, 0.4, wait=3.0, held=0.01).fault is None


@pytest.mark.slow
@pytest.mark.parametrize(
    "only",
    [
        "frame: empty parts",  # and with pings between; single bytes cost what the machine is busy with
        "parts of a byte",
        "deflate",
        "connection: no HTTP",
        "together: a long journal",
        "together: /api/tables",
        "together: the lobby",
    ],
)
def test_what_once_stopped_the_house_is_cheap(tmp_path: Path, only: str) -> None:
    found = asyncio.run(bills(tmp_path, 20_000, only, lambda _done, _of: None))
    assert found
    assert [bill.fault for bill in found if bill.fault] == []
