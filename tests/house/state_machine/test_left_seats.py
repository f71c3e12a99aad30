"""Who has left for good: with the next round a bot plays on, unless somebody takes the seat before."""

import pytest

from pellmell.bots.levels import Level
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import Leave, Open, Ready, VoteToEnd
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET, events, race
from pellmell.wire.requests import AddBot, Away, FillSeat, Kick, SitDown


def score(town: Town, code: str, guests: list[Guest]) -> None:
    """The round is voted out."""
    for guest in guests:
        assert guest.do(VoteToEnd()) is None
    town.until(lambda: town.live(code).phase is Phase.SCORED)


def play_next(town: Town, code: str, guests: list[Guest]) -> None:
    for guest in guests:
        assert guest.do(Ready()) is None
    town.until(lambda: town.live(code).phase is Phase.RACING)


def name_of(town: Town, code: str, seat: Seat) -> str:
    return town.match(code).players[seat].name


@pytest.mark.rule("ALL-21")
@pytest.mark.parametrize("away", ["bot", "pause"])
def test_with_the_next_round_a_bot_plays_on(away: Away) -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo", away=away)
    assert cleo.do(Leave()) is None
    score(town, code, [anna, ben])
    points = town.match(code).totals[2]
    assert town.match(code).people.gone == {2}, "until then Cleo may come back, and the host may choose a bot"
    play_next(town, code, [anna, ben])
    match = town.match(code)
    assert (match.people.gone, match.people.bots) == (set(), [2])
    assert match.totals[2] == points, "it is the same seat"
    assert [(stint.since, stint.name) for stint in match.people.stints] == [(1, "Cleo"), (2, "Ash")]
    assert "seat_changed" in events(anna)
    town.pass_time(4_000)
    assert any(state.moves for state in town.live(code).machine.seats[2:]), "it plays"


@pytest.mark.rule("ALL-21")
def test_it_is_as_good_as_the_bots_that_are_there_and_named_like_them() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert anna.do(AddBot(Level.CHAMPION, "fr")) is None
    assert anna.do(Open()) is None
    play_next(town, code, [anna, ben])
    assert ben.do(Leave()) is None
    score(town, code, [anna])
    play_next(town, code, [anna])
    player = town.match(code).players[1]
    assert (player.name, player.level) == ("Orme", "champion")


@pytest.mark.rule("ALL-21")
def test_where_the_others_play_on_without_who_is_missing_the_seat_stays_empty() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo", away="on")
    assert cleo.do(Leave()) is None
    score(town, code, [anna, ben])
    play_next(town, code, [anna, ben])
    assert town.match(code).people.gone == {2}
    score(town, code, [anna, ben])
    assert anna.do(FillSeat(2)) is None


@pytest.mark.rule("ALL-21")
def test_a_bot_that_the_host_took_off_stays_off() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert anna.do(AddBot()) is None
    assert anna.do(Open()) is None
    play_next(town, code, [anna, ben])
    assert anna.do(Kick(2)) is None
    score(town, code, [anna, ben])
    play_next(town, code, [anna, ben])
    assert town.match(code).people.gone == {2}


@pytest.mark.rule("ALL-21", "ALL-11")
def test_people_go_first_and_take_the_seat_over_from_the_bot_later() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo")
    assert cleo.do(Leave()) is None
    zoe = town.come(code, "Zoe")
    score(town, code, [anna, ben])
    assert zoe.seat == 2
    assert zoe.do(Leave()) is None
    play_next(town, code, [anna, ben])
    assert name_of(town, code, 2) == "Ash"
    assert zoe.do(SitDown("Zoe", SECRET + "Zoe")) is None
    score(town, code, [anna, ben])
    assert zoe.seat == 2
    assert name_of(town, code, 2) == "Zoe"


@pytest.mark.rule("ALL-21")
def test_it_is_still_there_after_a_fall_of_the_house() -> None:
    town = Town()
    code, (anna, ben, cleo) = race(town, "Anna", "Ben", "Cleo")
    assert cleo.do(Leave()) is None
    score(town, code, [anna, ben])
    play_next(town, code, [anna, ben])
    town.fall()
    for name in ("Anna", "Ben"):
        town.come(code, secret=SECRET + name)
    match = town.match(code)
    assert (match.round, name_of(town, code, 2), match.people.bots) == (2, "Ash", [2])
