"""The roster of a match knows who is present, away, gone for good or played by a bot; who is host; who
votes."""

from collections.abc import Sequence

from msgspec.structs import replace

from pellmell.kit.messages import Event
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import Seat
from pellmell.play.messages import (
    BotTookOver,
    CameBack,
    HostPassed,
    Left,
    Player,
    PlayerTookOver,
    Voted,
    WentAway,
)


class People:
    def __init__(self, players: Sequence[Player], host: Seat, away: Sequence[Seat] = ()) -> None:
        self.players = list(players)
        self.themselves = tuple(players)  # whoever plays in their place
        self.host = self._seated(host)
        self.away = {self._seated(seat) for seat in away}
        self.gone: set[Seat] = set()
        self.votes: set[Seat] = set()

    @property
    def bots(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.bot]

    @property
    def present(self) -> list[Seat]:
        """The people who are there: they are waited for, and they vote."""
        elsewhere = {*self.bots, *self.away, *self.gone}
        return [seat for seat in range(len(self.players)) if seat not in elsewhere]

    def resume(self, host: Seat, bots: Sequence[Seat], away: Sequence[Seat], gone: Sequence[Seat]) -> None:
        """As they were when a round was sealed."""
        for seat in (host, *bots, *away, *gone):
            self._seated(seat)
        self.host, self.away, self.gone = host, set(away), set(gone)
        self.players = [replace(player, bot=seat in bots) for seat, player in enumerate(self.players)]

    def pass_host(self, seat: Seat) -> HostPassed:
        self.host = self._staying(seat)
        return HostPassed(self.host)

    def set_bot(self, seat: Seat, bot: bool) -> Event:
        player = self.players[self._staying(seat)]
        if player.bot == bot:
            raise Refusal("ALL-9", f"{player.name} is {'a bot' if bot else 'no bot'} already")
        self.players[seat] = replace(player, bot=bot)
        return BotTookOver(seat) if bot else PlayerTookOver(seat)

    def set_away(self, seat: Seat, away: bool) -> Event:
        if away == (self._staying(seat) in self.away):
            raise Refusal("ALL-9", f"{self.players[seat].name} is {'away' if away else 'there'} already")
        self.away ^= {seat}
        return WentAway(seat) if away else CameBack(seat)

    def leave(self, seat: Seat) -> list[Event]:
        """For good. If the host goes, somebody who is there takes over, a person if there is one."""
        self.gone.add(seat)
        heirs = self.present or [other for other in range(len(self.players)) if other not in self.gone]
        if seat != self.host or not heirs:
            return [Left(seat)]
        return [Left(seat), self.pass_host(heirs[0])]

    def vote(self, seat: Seat) -> Voted:
        if self.players[seat].bot:
            raise Refusal("ALL-9", "the people vote, not the bots")
        if seat in self.votes:
            raise Refusal("ALL-9", "you have voted already")
        self.votes.add(seat)
        return Voted(seat)

    def all_voted(self) -> bool:
        """All who are present: because of a vote, or because somebody else went."""
        return bool(self.votes) and bool(self.present) and self.votes.issuperset(self.present)

    def _seated(self, seat: Seat) -> Seat:
        if not 0 <= seat < len(self.players):
            raise Malformed(f"there is no seat {seat}")
        return seat

    def _staying(self, seat: Seat) -> Seat:
        if self._seated(seat) in self.gone:
            raise Refusal("ALL-9", f"{self.players[seat].name} has left this match for good")
        return seat
