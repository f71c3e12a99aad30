"""The own figures of a round are those of its review, seat by seat, and never many."""

import pytest

from pellmell.review.own_figures import own_figures
from tests.review.made_up import ADA, BEN, MadeUp


def test_they_are_those_of_the_review_and_say_whose() -> None:
    made = MadeUp("r1 r2 b5 y5 b6", "r2 g6 b7 y6 b9").placed(1000, ADA, "r1", 0, 0)
    made.placed(3300, BEN, "r2", 0, 0, early=50).lost(3340, ADA, "r2", by=BEN)
    ada, ben = own_figures(made.stopped(5000))
    assert (ada.name, ben.name) == ("Ada", "Ben")
    assert (ada.reactions, ada.taken, ada.chances, ada.races_won, ada.races_lost) == ([1000], 1, 1, 0, 1)
    assert (ben.reactions, ben.taken, ben.chances, ben.races_won, ben.races_lost) == ([2250], 1, 1, 1, 0)


def test_of_very_many_reactions_some_stand_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp("r1 g1 b1 y1 b6", "r3 g6 b7 y6 b9")
    for place, text in enumerate(("r1", "g1", "b1", "y1")):
        made.placed(1000 + 300 * place, ADA, text, place, place)
    film = made.stopped(9000)
    assert own_figures(film)[ADA].reactions == [1000, 1300, 1600, 1900]
    monkeypatch.setattr("pellmell.review.own_figures.MOST_REACTIONS", 3)
    assert own_figures(film)[ADA].reactions == [1000, 1600, 1900]
    monkeypatch.setattr("pellmell.review.own_figures.MOST_REACTIONS", 2)
    assert own_figures(film)[ADA].reactions == [1300, 1900]
    assert own_figures(film)[ADA].taken == 4
