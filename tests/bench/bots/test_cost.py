"""How figures are made of what was measured."""

import pytest

from pellmell_bench.bots.cost import BotCost, MeasuredTables
from pellmell_bench.load.rig import Window


def window(cpu: float, told: int) -> Window:
    return Window(10.0, 0, 0, told, told, 0, server_cpu=cpu, generator_cpu=0.0)


def test_a_seat_costs_its_part_of_the_core_in_the_best_and_in_the_worst_turn() -> None:
    tables = MeasuredTables(100, seats=4, lines=1, windows=[window(1.0, 0), window(0.8, 0)])
    assert tables.microseconds == pytest.approx((200.0, 250.0))


def test_a_move_counts_once_however_many_are_told_of_it() -> None:
    bots = MeasuredTables(100, seats=4, lines=1, windows=[window(1.0, 2000)])
    players = MeasuredTables(100, seats=4, lines=5, windows=[window(1.0, 10_000)])
    assert bots.pace == players.pace == pytest.approx(0.5)


def test_what_is_spared_is_what_a_player_costs_more() -> None:
    bots = MeasuredTables(100, seats=4, lines=1, windows=[window(0.8, 0), window(2.0, 0)])
    players = MeasuredTables(100, seats=4, lines=5, windows=[window(1.2, 0), window(1.0, 0)])
    assert BotCost("ligretto", bots, players).spared == pytest.approx(50.0)
