"""How many frames are heard on all lines of one home together, so that the others are heard, too."""

from contextlib import AsyncExitStack
from ipaddress import ip_address
from pathlib import Path

from pellmell.web.access.frame_budgets import BURST_SECONDS, OF_A_CUSTOMER, OF_EACH, FrameBudgets
from pellmell.wire.frames import AskTime, Time, Trouble
from tests.web.house import Guest, on_loop, opened

LINES = 6
OF_ALL = int(BURST_SECONDS * OF_EACH * LINES)
EACH = 60  # frames, which one line may say at once


async def answers(guest: Guest) -> list[type]:
    """To each frame that it has sent."""
    heard: list[type] = []
    while len(heard) < EACH:
        frame = await guest.next()
        if isinstance(frame, (Time, Trouble)):
            heard.append(type(frame))
    return heard


@on_loop
async def test_lines_of_one_home_share_what_is_heard_of_them(tmp_path: Path) -> None:
    async with opened(tmp_path, max_connections=LINES, speed=0.000_001) as visit, AsyncExitStack() as stack:
        code = await visit.new_table()
        guests = [await stack.enter_async_context(visit.guest(code)) for _ in range(LINES)]
        for guest in guests:
            for _ in range(EACH):
                await guest.say(AskTime(1.0))
        heard = [kind for guest in guests for kind in await answers(guest)]
        assert heard.count(Time) == OF_ALL


def test_another_home_is_heard_all_the_same_and_a_customer_is_bounded() -> None:
    budgets = FrameBudgets(64, lenience=1.0)
    homes = [budgets.of(ip_address(f"2001:db8:7:{number}::1"), 0.0) for number in range(20)]
    heard = sum(all(budget.take(0.0) for budget in budgets) for _, budgets in homes for _ in range(5_000))
    friend = budgets.of(ip_address("192.0.2.1"), 0.0)
    assert heard == OF_A_CUSTOMER * BURST_SECONDS * OF_EACH * 64
    assert all(budget.take(0.0) for budget in friend.budgets)


def test_who_has_one_line_may_say_as_much_as_ever_however_few_an_address_may_have() -> None:
    _, budgets = FrameBudgets(1, lenience=1.0).of(ip_address("192.0.2.1"), 0.0)
    assert sum(all(budget.take(0.0) for budget in budgets) for _ in range(200)) == 80
