"""A newcomer is somebody for whom the house makes a chair, before they have a line to its table."""

from typing import NamedTuple

from pellmell.house.house import House
from pellmell.house.keys import person, token_hash
from pellmell.house.records import Chair
from pellmell.house.tokens import new_token
from pellmell.kit.refusal import BadOptions
from pellmell.play.messages import Player
from pellmell.wire.requests import SHORTEST_SECRET


class Newcomer(NamedTuple):
    """Who has the token has the seat; by the secret the house knows the person again."""

    chair: Chair
    token: str
    secret: str


def newcomer(house: House, name: str, secret: str) -> Newcomer:
    """Without a secret they get one; raises BadName or BadOptions."""
    if secret and len(secret) < SHORTEST_SECRET:
        raise BadOptions(f"a secret has at least {SHORTEST_SECRET} characters: leave it out to get one")
    environment = house.environment
    secret, token = secret or new_token(), new_token()
    player = Player(environment.name_for(name), person(secret, environment.house_key))
    return Newcomer(Chair(player, token_hash(token)), token, secret)
