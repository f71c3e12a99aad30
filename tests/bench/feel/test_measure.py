"""What is said of a page that was pressed."""

from pellmell_bench.feel.chromium_trace import MainThreadWork
from pellmell_bench.feel.measure import Felt, Press

STILL = MainThreadWork([], 0.0, 60.0)


def test_a_press_waits_for_the_page_and_then_for_what_the_page_does() -> None:
    felt = Felt(STILL, [Press(30.0, 4.0), Press(12.0, 9.0), Press(14.0, 5.0)])
    assert felt.slowest_press == Press(30.0, 9.0)
    assert felt.median_press == Press(14.0, 5.0)


def test_a_page_that_nobody_pressed() -> None:
    assert Felt(STILL, []).slowest_press == Press(0.0, 0.0)
