"""Play this deal: somebody sits down at a table of their own, where a round that is over is dealt once more.

Bots sit on all other seats, also where nobody sat. Whoever asks for it has looked up the film, and knows that
they may look at it.
"""

from pellmell.films.dealing import given_deal, options_of_one_round
from pellmell.films.film import Film
from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.newcomer import newcomer
from pellmell.house.state_machine.inputs import AddChair, Decide
from pellmell.house.state_machine.requests import bot_chair
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import Open, PassHost
from pellmell.wire.rest import DealWanted


async def play_deal(
    house: House, film: Film, seat: Seat, points: list[int], wish: DealWanted, secret: str = ""
) -> tuple[LiveTable, str, str]:
    """The table, the token of the seat and the secret of the person, who plays on that seat; `points` are
    what each seat had made of it. Raises FilmError where today's rules would deal otherwise."""
    given = given_deal(film, seat, points)
    person = newcomer(house, wish.name, secret)
    live = await house.make_table(film.game, options_of_one_round(film), given=given)
    for each in range(len(film.players)):
        bot = bot_chair(live.machine.seats, wish.level, wish.language)
        live.want(AddChair(person.chair if each == seat else bot))
    live.want(Decide(HOUSE, PassHost(seat)))
    live.want(Decide(seat, Open()))
    return live, person.token, person.secret
