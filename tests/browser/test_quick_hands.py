"""Several moves in a row, before the house has answered the first: shown at once, and done in their order."""

from collections.abc import Callable

import pytest

from pellmell.games.board.messages import TurnUp
from pellmell.games.dice.dice import Die
from pellmell.games.dice.messages import Place, Roll
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from tests.browser.beside import PAGE, Deal
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.played import PlayedRound, played
from tests.browser.slow_line import SlowLine

pytestmark = pytest.mark.motion

RTT, JITTER = 300, 0.2


def do_in_one_go(round: PlayedRound, slow: SlowLine, *commands: Command) -> None:
    """While nothing that is said gets through."""
    round.look()
    with slow.held():
        for command in commands:
            round.gestures.perform("tap", round.beside.position, command)
    for command in commands:
        round.settle(PAGE, command)
    round.look()


def test_dice_are_placed_and_the_rest_is_rolled_in_one_go(
    house: House, arrive: Arrive, line: Callable[..., SlowLine]
) -> None:
    slow = line(house, RTT, JITTER)
    with played(house.url, Deal("dice", 108), arrive("phone", slow.url)) as round:
        round.go_on(1)  # the signal
        one, two = Place(Die(Colour.RED, 1)), Place(Die(Colour.RED, 2))
        do_in_one_go(round, slow, one, two, Roll())


def test_cards_are_turned_up_before_anybody_knows_them(
    house: House, arrive: Arrive, line: Callable[..., SlowLine]
) -> None:
    slow = line(house, RTT, JITTER)
    with played(house.url, Deal("board", 26), arrive("phone", slow.url)) as round:
        while round.beside.position.phase is not Phase.RACING:
            round.go_on(1)
        do_in_one_go(round, slow, TurnUp(), TurnUp(), TurnUp())
