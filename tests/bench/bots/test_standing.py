"""What `bench bots` says about the levels when all is played."""

from pellmell.lab.duel import WHOLE, Bout, Duel
from pellmell_bench.bots.ladder import Figure
from pellmell_bench.bots.standing import verdict


def step(won: int, matches: int = 100) -> Figure:
    bout = Bout("dice", {"rounds_per_player": 2}, ["adult", "beginner"], "seed", matches)
    duel = Duel.of(bout)
    duel.matches = matches
    duel.sides[0].won, duel.sides[1].won = won * WHOLE, (matches - won) * WHOLE
    return Figure("ladder", bout, duel)


def four(*points: int) -> Figure:
    bout = Bout("dice", {}, ["champion", "regular", "adult", "beginner"], "seed", 1)
    duel = Duel.of(bout)
    for side, scored in zip(duel.sides, points, strict=True):
        side.points.add(scored)
    return Figure("four", bout, duel)


def test_all_is_well() -> None:
    assert verdict([step(62), step(75), four(4, 3, 2, 1)]) == (
        "All 2 steps are between 62% and 75%, and all fours in order."
    )


def test_a_step_is_too_wide() -> None:
    said = verdict([step(70), step(80), four(4, 3, 2, 1)])
    assert said == "dice rounds_per_player=2: adult wins 80% (± 4%) against beginner"


def test_somebody_is_out_of_order() -> None:
    said = verdict([step(70), four(4, 2, 3, 1)])
    assert said == "dice: champion, regular, adult, beginner are not in order"


def test_too_little_was_played_to_say_anything() -> None:
    assert "chance" in verdict([step(4, matches=4)])
