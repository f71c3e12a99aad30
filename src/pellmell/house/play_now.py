"""Play now: a newcomer sits down at a fresh table with bots, and the match is opened."""

from pellmell.house.house import House
from pellmell.house.live_table import LiveTable
from pellmell.house.newcomer import newcomer
from pellmell.house.state_machine.inputs import AddChair, Decide, Recalled
from pellmell.house.state_machine.requests import bot_chair
from pellmell.play.messages import Open
from pellmell.wire.rest import PlayNow

USUAL_BOTS = 3


async def play_now(house: House, wish: PlayNow) -> tuple[LiveTable, str, str]:
    """The table, the token of the seat and the secret of the person."""
    person = newcomer(house, wish.name, wish.secret)
    live = await house.make_table(wish.game, {"length": wish.length} if wish.length else None)
    live.want(AddChair(person.chair))
    for _ in range(wish.bots or min(USUAL_BOTS, live.table.game.seats[-1] - 1)):
        live.want(AddChair(bot_chair(live.machine.seats, wish.level, wish.language)))
    people = frozenset(player.person for player in live.table.players)
    carry = await house.environment.store.carry(wish.game, people)
    live.step(Recalled(wish.game, people, carry))
    live.want(Decide(0, Open()))
    return live, person.token, person.secret
