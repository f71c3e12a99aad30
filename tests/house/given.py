"""Deals that are played again, at a house in virtual time."""

from pellmell.films.film import Film, unpack
from pellmell.house.changes import SaveFilm
from pellmell.house.live_table import LiveTable
from pellmell.house.play_deal import play_deal
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.play.messages import Ready, VoteToEnd
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET, at_once
from pellmell.wire.rest import DealWanted

WISH = DealWanted(name="Anna")
ANNA = SECRET + "Anna"


def saved_films(town: Town) -> list[SaveFilm]:
    return [saved for _, saved in sorted(town.store.films.items())]


def last_film(town: Town) -> tuple[SaveFilm, Film]:
    saved = saved_films(town)[-1]
    return saved, unpack(saved.film)


def play_again(town: Town, film: Film, points: list[int], seat: Seat, wish: DealWanted = WISH) -> Guest:
    """Who has come to the table of their own, and gets ready."""
    live, token, _ = at_once(play_deal(town.house, film, seat, points, wish, ANNA))
    town.write()
    return town.come(live.code, token=token)


def begin(town: Town, guest: Guest) -> LiveTable:
    assert guest.do(Ready("ab" * 16)) is None
    live = town.live(guest.table.code)
    town.until(lambda: live.phase is Phase.RACING)
    return live


def end_round(town: Town, *guests: Guest) -> None:
    for guest in guests:
        assert guest.do(VoteToEnd()) is None
    live = guests[0].table
    town.until(lambda: live.phase in (Phase.SCORED, Phase.OVER))
