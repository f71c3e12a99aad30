"""Since when and until when nobody played on a seat who had come to play there."""

from msgspec.structs import replace

from pellmell.films.film import Film
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import BotTookOver, CameBack, Left, Player, PlayerTookOver, WentAway
from pellmell.review.opportunities import find_opportunities
from tests.review.made_up import ADA, BEN, SIGNAL, MadeUp

ROWS = ("r1 g5 b5 y5 b6", "r2 g6 b7 y6 b9")


def absences(film: Film) -> list[tuple[Seat, Milliseconds, Milliseconds]]:
    """Their ends are ms since the signal; the deal was 3 s before it."""
    found = find_opportunities(film).absences
    return [(absence.seat, absence.since - SIGNAL, absence.until - SIGNAL) for absence in found]


def test_who_goes_away_is_absent_until_they_are_back_whatever_a_bot_does_meanwhile() -> None:
    film = MadeUp(*ROWS).happened(1000, WentAway(BEN)).happened(2000, BotTookOver(BEN))
    film.happened(3000, CameBack(BEN)).happened(3001, PlayerTookOver(BEN))
    assert absences(film.stopped(5000)) == [(BEN, 1000, 3000)]


def test_who_is_away_from_the_deal_on_has_no_chances_until_they_are_back() -> None:
    film = MadeUp(*ROWS).happened(2000, CameBack(ADA)).stopped(5000)
    away = replace(film, away=[ADA])
    assert absences(away) == [(ADA, -SIGNAL, 2000)]
    (one,) = [chance for chance in find_opportunities(away).chances if chance.seat == ADA]
    assert one.opened == SIGNAL + 2000


def test_who_leaves_is_absent_to_the_end() -> None:
    film = MadeUp(*ROWS).happened(1000, Left(BEN), seat=BEN).stopped(5000)
    assert absences(film) == [(BEN, 1000, 5000)]
    assert absences(replace(film, gone=[BEN])) == [(BEN, -SIGNAL, 5000)]


def test_of_those_who_sit_out_whoever_plays_this_round_is_not_absent() -> None:
    film = replace(MadeUp(*ROWS).stopped(5000), out=[BEN])
    assert absences(film) == []
    played_by_a_bot = replace(film, players=[Player("Ada"), Player("Ben", bot=True)])
    assert absences(played_by_a_bot) == [(BEN, -SIGNAL, 5000)]
