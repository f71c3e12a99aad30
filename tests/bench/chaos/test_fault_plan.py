"""A plan of faults is a value, and comes from a seed."""

from collections import Counter

from pellmell.kit.chance import Chance, seed_from
from pellmell_bench.chaos.fault_plan import LASTS, OF_LINE, OF_PROCESS, USUAL, draw_plan
from pellmell_bench.chaos.sabotage.sabotages import SABOTAGES


def test_the_same_seed_breaks_the_same_things() -> None:
    def plan(seed: str) -> object:
        return draw_plan(Chance(seed_from(seed)), 40, 3)

    assert plan("monday") == plan("monday")
    assert plan("monday") != plan("tuesday")


def test_every_kind_has_its_turn_alone_and_in_pairs() -> None:
    plan = draw_plan(Chance(seed_from("turns")), 200, 3)
    kinds = Counter(fault.kind for trial in plan for fault in trial.faults)
    assert set(kinds) == set(USUAL)
    assert max(kinds.values()) < 2 * min(kinds.values())
    assert {len(trial.faults) for trial in plan} == {1, 2}
    assert {trial.waits for trial in plan} == {True, False}


def test_two_faults_do_not_mend_each_other() -> None:
    for trial in draw_plan(Chance(seed_from("pairs")), 300, 2):
        for group in (OF_PROCESS, OF_LINE):
            nodes = [fault.node for fault in trial.faults if fault.kind in group]
            assert len(set(nodes)) == len(nodes)
        assert sum(not fault.of_node for fault in trial.faults) < 2


def test_what_lasts_lasts_as_long_as_it_may() -> None:
    for trial in draw_plan(Chance(seed_from("lasting")), 100, 3):
        for fault in trial.faults:
            assert fault.lasts in LASTS.get(fault.kind, (0.0,))


def test_each_sabotage_breaks_something() -> None:
    for sabotage in SABOTAGES.values():
        assert sabotage.sql or sabotage.module != "pellmell"


def test_alone_nothing_comes_before_all_is_well() -> None:
    plan = draw_plan(Chance(seed_from("alone")), 60, 3, alone=True)
    assert {len(trial.faults) for trial in plan} == {1}
    assert all(trial.waits for trial in plan)
    assert {trial.faults[0].kind for trial in plan} == set(USUAL)
