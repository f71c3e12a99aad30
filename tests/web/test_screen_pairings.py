"""Codes that televisions show: how long they last, how many there are, and who can use them."""

import pytest

from pellmell.house.errors import HouseFull
from pellmell.web import screen_pairings
from pellmell.web.screen_pairings import LASTS_SECONDS, OF_ONE_HOME, ScreenPairings, UnknownScreen


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_television_learns_where_it_is_wanted_and_once() -> None:
    pairings = ScreenPairings(Clock())
    pairing, token = pairings.begin("home")
    assert pairings.look(token).table == ""
    pairings.answer(pairing.code.lower(), "TABLE", "pass")
    found = pairings.look(token)
    assert (found.table, found.pass_token) == ("TABLE", "pass")
    with pytest.raises(UnknownScreen):
        pairings.look(token)


def test_a_code_is_answered_once_and_by_nobody_after_ten_minutes() -> None:
    clock = Clock()
    pairings = ScreenPairings(clock)
    answered, _ = pairings.begin("home")
    pairings.answer(answered.code, "TABLE", "pass")
    with pytest.raises(UnknownScreen):
        pairings.answer(answered.code, "OTHER", "pass")
    old, token = pairings.begin("home")
    clock.now = LASTS_SECONDS
    with pytest.raises(UnknownScreen):
        pairings.answer(old.code, "TABLE", "pass")
    with pytest.raises(UnknownScreen):
        pairings.look(token)
    assert len(pairings) == 0


def test_one_home_pushes_out_its_own_alone_and_all_together_are_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairings = ScreenPairings(Clock())
    _, friend = pairings.begin("friend")
    for _ in range(3 * OF_ONE_HOME):
        pairings.begin("stranger")
    assert len(pairings) == 1 + OF_ONE_HOME
    assert pairings.look(friend).table == ""
    monkeypatch.setattr(screen_pairings, "MOST", len(pairings))
    with pytest.raises(HouseFull):
        pairings.begin("somebody else")
