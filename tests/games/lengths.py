"""A match of one length, played as far as it goes whatever the points, for the tests of every game."""

from pellmell.kit.game import AnyGame
from pellmell.kit.lengths import Length
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE
from pellmell.play.messages import Open, Player, Sit
from pellmell.play.table import Table
from tests.play.house import NAMES, House


def at_table(game: AnyGame, players: int, length: Length | None) -> House:
    """A fresh table, at which nobody has chosen anything but the length, if that."""
    house = House(game, 0)
    house.table = Table(game)
    house.table.choose({} if length is None else {"length": length})
    for name in NAMES[:players]:
        house.do(HOUSE, Sit(Player(name)))
    return house


def rounds_played(game: AnyGame, players: int, length: Length | None) -> int:
    """Until the match is over; each round ends by vote, so that hardly anybody has points."""
    house = at_table(game, players, length)
    house.do(0, Open())
    while house.phase is not Phase.OVER:
        house.race(f"round {house.match.round}").vote_out()
    assert house.match.winners == [
        seat for seat, total in enumerate(house.match.totals) if total == max(house.match.totals)
    ]
    return house.match.round
