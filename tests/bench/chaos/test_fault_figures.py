"""What a run's figures say of each fault, and which aims it has reached."""

from pellmell_bench.chaos.aims import reached
from pellmell_bench.chaos.chaos_run import Chaos
from pellmell_bench.chaos.checker.silences import Silence, Trial
from pellmell_bench.chaos.fault_figures import TOGETHER, by_faults


def a_run(*trials: tuple[Trial, list[float]]) -> Chaos:
    """With the seconds for which each table stood still."""
    chaos = Chaos()
    for trial, seconds in trials:
        chaos.trials.append(trial)
        chaos.silences.append([Silence("CODE", each, trial.began, hit=True) for each in seconds])
    return chaos


def trial(faults: str, away: float = 0.0, of_use: tuple[float, ...] = ()) -> Trial:
    return Trial(faults, 10.0, 11.0, 20.0, away, of_use)


def test_each_kind_of_fault_has_its_figures_and_pairs_are_one() -> None:
    chaos = a_run(
        (trial("kill"), [1.0, 2.0]),
        (trial("kill"), [3.0]),
        (trial("kill and slow for 3 s"), [9.0]),
        (trial("freeze for 15 s", of_use=(0.4, 0.6)), []),
        (trial("database crashes for 0.5 s", away=1.5), [2.0, 2.5]),
    )
    crash, freeze, kill, pair = by_faults(chaos)
    assert (kill.trials, kill.tables, kill.median, kill.most) == (2, 3, 2.0, 3.0)
    assert (pair.faults, pair.most) == (TOGETHER, 9.0)
    assert (freeze.tables, freeze.of_use) == (0, 0.6)
    assert (crash.away, crash.beyond) == (1.5, 1.0)
    assert kill.away is kill.beyond is kill.of_use is None


def test_aims_are_about_what_failed_alone() -> None:
    chaos = a_run(
        (trial("kill"), [1.0, 1.2, 6.5]),
        (trial("kill and cut off for 7 s"), [60.0]),
        (trial("freeze for 15 s", of_use=(1.9,)), [9.0]),
        (trial("cut off for 1.5 s"), [3.0]),
        (trial("very slow for 7 s"), [8.5]),
        (trial("database restarts for 0.5 s", away=2.0), [4.9]),
    )
    aims = reached(by_faults(chaos))
    found = {f"{one.what.split(',')[0]} {one.most:g}": (one.figure, one.kept) for one in aims}
    assert found["killed: a table goes on 1.5"] == (1.2, True)
    assert found["killed: a table goes on 6"] == (6.5, False)
    assert found["frozen: of use again 2"] == (1.9, True)
    assert found["cut off: tables go on elsewhere 8"] == (8.5, False)
    figure, kept = found["database back: tables go on 3"]
    assert (round(figure, 6), kept) == (2.9, True)


def test_what_was_not_tried_has_no_aim() -> None:
    assert [one.what for one in reached(by_faults(a_run((trial("twin"), []))))] == []


def test_at_the_speed_of_the_world_a_countdown_is_no_fault() -> None:
    rows = by_faults(a_run((trial("kill"), [4.0]), (trial("freeze for 15 s", of_use=(0.5,)), [9.0])))
    assert [one.what for one in reached(rows, speed=1.0)] == ["frozen: of use again"]


def test_faults_that_follow_each_other_at_once_are_one_trial() -> None:
    one = Trial("kill", 10.0, 11.0, 12.0, of_use=(1.0,))
    joined = one.joined(Trial("database crashes", 13.0, 14.0, 15.0, away=2.0, crashes=(13.5,)))
    assert joined == Trial("kill and database crashes", 10.0, 14.0, 15.0, 2.0, (1.0,), (13.5,))
