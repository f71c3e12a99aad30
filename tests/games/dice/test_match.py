"""Whole matches: how many rounds, and who has won."""

import pytest

from pellmell.games.dice import GAME
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.position import DicePosition
from pellmell.kit.chance import Stream
from pellmell.kit.messages import TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.seats import HOUSE, letter
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.messages import Player, Promise, Ready, Signal, VoteToEnd


class Evening:
    """A match, and a clock that jumps to the next timer."""

    def __init__(self, players: int, options: DiceOptions) -> None:
        self.match = Match(GAME, options, [Player(letter(seat)) for seat in range(players)])
        self.seats = range(players)

    def start_round(self) -> None:
        number = self.match.round
        self.match.perform(HOUSE, Promise(f"{number:032x}"), self.now)
        for seat in self.seats:
            self.match.perform(seat, Ready(), self.now)
        self.match.perform(0, Signal(), self.now)
        self.wait()

    def wait(self) -> None:
        due = self.match.clock.next()
        assert due is not None
        at, timer = due
        self.match.perform(HOUSE, TimeUp(timer), at)

    def race(self) -> None:
        chance = Stream(b"bots", "evening")
        while self.match.phase is Phase.RACING:
            assert isinstance(self.match.position, DicePosition)
            seat = chance.pick(self.seats)
            command = GAME.bot.choose(self.match.position.view(), seat, chance)
            assert command is not None
            self.match.perform(seat, command, self.now)
        self.wait()

    def vote(self) -> None:
        for seat in self.seats:
            self.match.perform(seat, VoteToEnd(), self.now)
        self.wait()

    @property
    def now(self) -> Milliseconds:
        return self.match.clock.now


@pytest.mark.rule("DIC-13", "DIC-14", "DIC-15", "ALL-6")
@pytest.mark.parametrize("players", GAME.seats)
def test_the_highest_total_wins_after_three_rounds_per_player(players: int) -> None:
    evening = Evening(players, DiceOptions())
    for _ in range(3 * players):
        assert evening.match.phase is not Phase.OVER
        evening.start_round()
        evening.race()
    totals = evening.match.totals
    assert evening.match.phase is Phase.OVER
    assert evening.match.winners == [seat for seat in range(players) if totals[seat] == max(totals)]


@pytest.mark.rule("DIC-15")
def test_equal_totals_make_several_winners() -> None:
    evening = Evening(3, DiceOptions(rounds_per_player=1, dice=[5, 5, 6]))
    for _ in range(3):
        evening.start_round()
        evening.vote()
    assert evening.match.totals == [-15, -15, -18]
    assert evening.match.winners == [0, 1]
