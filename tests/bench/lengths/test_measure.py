"""What `pellmell bench lengths` plays, and what it says about it."""

from pellmell.bots.levels import STEPS, Level
from pellmell.catalogue import all_games
from pellmell.kit.lengths import LENGTHS, Length
from pellmell.kit.time_units import WholeSeconds
from pellmell.lab.tally import Spread
from pellmell_bench.lengths.commands import verdict
from pellmell_bench.lengths.measure import QUICK, MeasuredLength, Sitting, plan, play


def measured(*seconds: WholeSeconds, length: Length = "short", unfinished: int = 0) -> MeasuredLength:
    spread, rounds = Spread(), Spread()
    for number in seconds:
        spread.add(number)
        rounds.add(2)
    return MeasuredLength(Sitting("dice", 2, Level.ADULT, length, 300), spread, rounds, unfinished)


def test_every_game_number_of_players_length_and_level_is_played() -> None:
    sittings = plan(list(all_games()))
    for game in all_games().values():
        found = [sitting for sitting in sittings if sitting.game == game.name]
        for players in game.seats:
            for length in LENGTHS:
                levels = [one.level for one in found if (one.players, one.length) == (players, length)]
                endless = length == "rulebook" and players not in game.lengths.rulebook
                says_nothing = not game.lengths.shown_seconds("short", players)  # a game need not
                assert levels == ([] if endless or says_nothing else list(STEPS))


def test_the_time_at_the_table_has_the_time_between_the_rounds() -> None:
    short, round_ = (
        next(play([Sitting("dice", 4, Level.ADULT, length, 300)], QUICK, "seed", jobs=1))
        for length in ("short", "round")
    )
    assert round_.rounds.mean == 1
    assert short.rounds.mean == all_games()["dice"].lengths.rounds("short", 4)
    assert short.mean > short.rounds.mean * 10
    assert short.unfinished == 0


def test_the_verdict_names_what_is_too_far_off_and_what_has_no_end() -> None:
    assert verdict([measured(300, 240)]).startswith("All 1 are within 30%")
    assert "dice for 2, short, adult: 7.0 min" in verdict([measured(300), measured(420)])
    assert "dice for 2, short, adult: 3.3 min" in verdict([measured(200)])
    assert "1 have no end" in verdict([measured(300, unfinished=1)])
