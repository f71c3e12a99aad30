"""A house in miniature with a journal, from which its match is woken and replayed."""

import pytest

from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.messages import Player
from pellmell.play.performing import Carry
from pellmell.play.replay import Replay
from pellmell.play.waking import wake
from tests.play.house import House

WILLOW = Player("Willow", id="person of willow")


class Written(House):
    def __init__(self, game: AnyGame, players: int, bots: int = 99) -> None:
        self.journal: list[bytes] = []
        super().__init__(game, players, bots=bots, record=self._record)

    def _record(self, match: Match, carry: Carry) -> Recorder:
        return Recorder(match, self.journal.append, carry)

    def woken(self) -> Match:
        written: list[bytes] = []
        match = wake(self.journal, written.append).match
        assert written == []
        return match

    def replayed(self) -> Match:
        replay = Replay(self.journal, unfinished=True)
        assert list(replay)
        return replay.match


def refused(house: House, seat: Seat, command: Command) -> Refusal:
    with pytest.raises(Refusal) as caught:
        house.do(seat, command)
    return caught.value
