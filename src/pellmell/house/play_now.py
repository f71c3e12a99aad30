"""Play now: a newcomer sits down at a fresh table with bots, and the match is opened."""

from pellmell.house.house import House
from pellmell.house.keys import person, token_hash
from pellmell.house.live_table import LiveTable
from pellmell.house.records import Chair
from pellmell.house.state_machine.inputs import AddChair, Decide, Recalled
from pellmell.house.state_machine.requests import bot_chair
from pellmell.house.tokens import new_token
from pellmell.kit.refusal import BadOptions
from pellmell.play.messages import Open, Player
from pellmell.wire.requests import SHORTEST_SECRET
from pellmell.wire.rest import PlayNow

USUAL_BOTS = 3


async def play_now(house: House, wish: PlayNow) -> tuple[LiveTable, str, str]:
    """The table, the token of the seat and the secret of the person."""
    if wish.secret and len(wish.secret) < SHORTEST_SECRET:
        raise BadOptions(f"a secret has at least {SHORTEST_SECRET} characters: leave it out to get one")
    environment = house.environment
    name = environment.name_for(wish.name)
    live = await house.make_table(wish.game, {"length": wish.length} if wish.length else None)
    secret, token = wish.secret or new_token(), new_token()
    who = person(secret, environment.house_key)
    live.want(AddChair(Chair(Player(name, who), token_hash(token))))
    for _ in range(wish.bots or min(USUAL_BOTS, live.table.game.seats[-1] - 1)):
        live.want(AddChair(bot_chair(live.machine.seats, wish.level, wish.language)))
    people = frozenset(player.person for player in live.table.players)
    live.step(Recalled(wish.game, people, await environment.store.carry(wish.game, people)))
    live.want(Decide(0, Open()))
    return live, token, secret
