"""Random play is whole rounds of any game in which every seat tries any legal command."""

from collections.abc import Callable
from random import Random

from pellmell.catalogue import find_game
from pellmell.kit.chance import Chance
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import TimeUp
from pellmell.kit.options import Options
from pellmell.kit.phases import SCORED
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE


class RandomPlay:
    """Deals one round after the other and plays it; counts the commands that were decided."""

    def __init__(self, game: AnyGame, players: int, options: Options | None = None, seed: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = options or game.options()
        self.rounds = 0
        self.commands = 0
        self._random = Random(seed)

    def round(self) -> Position:
        """A round from the deal to its score."""
        chance = Chance(self._random.randbytes(16))
        keep = self.game.start([0] * self.players)
        position = self.game.deal(self.options, self.players, chance, keep)
        random, players = self._random.random, self.players
        while position.phase is not SCORED:
            seat = int(random() * players)
            if commands := position.legal(seat):
                position.perform(seat, commands[int(random() * len(commands))])
            elif timers := position.timers():
                position.perform(HOUSE, TimeUp(next(iter(timers))))
            else:
                continue
            self.commands += 1
        self.rounds += 1
        return position


def worker(game: str, players: int) -> Callable[[], int]:
    """Plays a round each time it is called, and says how many commands that took."""
    play = RandomPlay(find_game(game), players)

    def work() -> int:
        before = play.commands
        play.round()
        return play.commands - before

    return work
