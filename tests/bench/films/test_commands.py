"""`pellmell bench films`: sizes, costs and reactions, and what it says of its aims."""

from pellmell_bench.films.commands import above, judged
from pellmell_bench.films.long_rounds import LongRound
from pellmell_bench.films.measure import Filmed
from pellmell_bench.rules.contest import Contender
from tests.command_line import Run


def test_it_tells_of_every_game_and_level(run: Run) -> None:
    told = run("bench", "films", "--quick").stdout
    for word in ("ligretto", "board", "champion", "filmed", "reviewed", "Too little"):
        assert word in told


def reviewed_at(rounds_a_second: float) -> Contender:
    contender = Contender("reviewed", "rounds", lambda: 1)
    contender.rates.append(rounds_a_second)
    return contender


def test_the_verdict_names_what_is_too_heavy_too_slow_or_out_of_order() -> None:
    light = Filmed("light", {2: [2000, 2500]}, reactions={"child": [900], "champion": [800]})
    heavy = Filmed("heavy", {2: [2000], 12: [5000]}, reactions={"child": [800], "champion": [900]})
    timed = {"light": [reviewed_at(1000)], "heavy": [reviewed_at(100)]}
    quick, slow = LongRound("light", 9, 9, 0.5), LongRound("heavy", 9, 9, 30.0)
    assert judged([light], {"light": timed["light"]}, [quick]) == [
        "All are below 3,000 bytes in the mean.",
        "A review takes less than 3 ms in every game.",
        "No film holds up the loop for more than 3 ms.",
        "The better the level, the sooner it takes its chances, in every game.",
    ]
    assert [line.rpartition(": ")[2] for line in judged([light, heavy], timed, [quick, slow])] == [
        "heavy of 12.",
        "heavy.",
        "heavy.",
        "heavy.",
    ]


def test_how_many_are_too_large_is_said_as_a_share() -> None:
    assert (above([2999, 3000]), above([3001, 10, 5000, 7])) == (0.0, 0.5)
