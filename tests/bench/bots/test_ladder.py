"""The ladder of `pellmell bench bots`: who plays whom, with which options."""

from pellmell.catalogue import all_games
from pellmell_bench.bots.ladder import QUICK, Amount, plan, play, weighty


def test_every_option_that_changes_play_is_tried_once() -> None:
    assert {"advanced": True} in weighty(all_games()["ligretto"])
    assert {"stop": "called"} in weighty(all_games()["blitz"])
    assert weighty(all_games()["dice"]) == [{}]


def test_the_ladder_has_all_games_and_seats() -> None:
    figures = plan(list(all_games()), QUICK, "ladder")
    assert {figure.bout.game for figure in figures} == set(all_games())
    adults = {
        len(one.bout.contestants) for one in figures if one.kind == "adults" and one.bout.game == "ligretto"
    }
    assert adults == set(range(2, 13))


def test_the_ladder_is_played() -> None:
    figures = plan(["dice"], Amount(ladder=1, four=1, adults=1, greedy=1, options=False), "ladder")
    assert sum(play(figures, jobs=1)) == len(figures)
    assert all(figure.duel.matches == 1 for figure in figures)
