"""The roster of a match knows who is present, away, gone for good, resting or played by a bot; who is host;
who votes. A seat may change hands and names between rounds."""

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
from pellmell.play.seat_messages import Renamed, SeatChanged, SitsOut
from pellmell.play.stints import Stint, handed_over, renamed


class Roster:
    """`out` are those who sit out from the next round on, `resting` those who do so in this one, and `rested`
    in the one before."""

    def __init__(
        self, players: Sequence[Player], host: Seat, away: Sequence[Seat] = (), out: Sequence[Seat] = ()
    ) -> None:
        self.players = list(players)
        self.themselves = tuple(players)  # whoever plays in their place
        self._first = self.themselves
        self.host = self._seated(host)
        self.away = {self._seated(seat) for seat in away}
        self.gone: set[Seat] = set()
        self.votes: set[Seat] = set()
        self.out = {self._seated(seat) for seat in out}
        self.resting: set[Seat] = set()
        self.rested: set[Seat] = set()
        self.stints: list[Stint] = []  # of the seats that have changed hands
        for seat in self.out:
            self.players[seat] = replace(self.players[seat], bot=True)

    @property
    def bots(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.bot]

    @property
    def present(self) -> list[Seat]:
        """The people who are there: they are waited for, and they vote."""
        elsewhere = {*self.bots, *self.away, *self.gone}
        return [seat for seat in range(len(self.players)) if seat not in elsewhere]

    @property
    def others_than_first(self) -> list[Player]:
        """Everybody, if it is not those any more who began the match, by the names that they had then."""
        return [] if self.themselves == self._first else list(self.themselves)

    def resume(
        self,
        players: Sequence[Player],
        host: Seat,
        bots: Sequence[Seat],
        away: Sequence[Seat],
        gone: Sequence[Seat],
        out: Sequence[Seat],
    ) -> None:
        """As they were when a round was sealed; without players, those who began it."""
        self.themselves = tuple(players) or self.themselves
        self.players = list(self.themselves)
        for seat in (host, *bots, *away, *gone, *out):
            self._seated(seat)
        self.host, self.away, self.gone, self.out = host, set(away), set(gone), set(out)
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

    # Other hands, other names

    def is_free(self, seat: Seat) -> bool:
        """Somebody may take it over: a bot has it, or nobody any more."""
        return seat in self.gone or self.themselves[seat].bot

    def take_over(self, seat: Seat, player: Player, next_round: int) -> Event:
        before = self.themselves[self._seated(seat)]
        if not self.is_free(seat):
            raise Refusal("ALL-11", f"{before.name} plays on this seat")
        self._check_new(player, seat)
        self.stints = handed_over(self.stints, seat, before.name, player.name, next_round)
        self._put(seat, player)
        for seats in (self.gone, self.away, self.out):
            seats.discard(seat)
        return SeatChanged(seat, replace(player, id=""))

    def add(self, player: Player, next_round: int) -> None:
        self._check_new(player)
        seat = len(self.players)
        self.players.append(player)
        self.themselves = (*self.themselves, player)
        self.stints = [*self.stints, Stint(seat, next_round, player.name)]

    def rename(self, seat: Seat, name: str) -> Event:
        player = self.themselves[self._staying(seat)]
        if any(other.name == name for other in self.themselves if other is not player):
            raise Refusal("ALL-18", f"somebody else here is called {name}")
        self.stints = renamed(self.stints, seat, name)
        self._put(seat, replace(player, name=name), bot=self.players[seat].bot)
        return Renamed(seat, name)

    def _put(self, seat: Seat, player: Player, bot: bool | None = None) -> None:
        themselves = list(self.themselves)
        themselves[seat] = player
        self.themselves = tuple(themselves)
        self.players[seat] = player if bot is None else replace(player, bot=bot)

    def _check_new(self, player: Player, instead_of: Seat | None = None) -> None:
        for seat, other in enumerate(self.themselves):
            if seat != instead_of and seat not in self.gone and other.person == player.person:
                raise Refusal("ALL-11", f"{player.name} sits here already")

    # Sitting out

    def sit_out(self, seat: Seat, out: bool, in_round: bool) -> list[Event]:
        if out == (self._staying(seat) in self.out):
            raise Refusal("ALL-14", "you sit out already" if out else "you do not sit out")
        self.out ^= {seat}
        return [SitsOut(seat, out), *([] if in_round else self.follow_rests({seat}))]

    def follow_rests(self, seats: set[Seat]) -> list[Event]:
        """Between two rounds bots sit down for those who sit out, and rise for those who do no more."""
        events: list[Event] = []
        for seat in sorted(seats - self.gone):
            rests = seat in self.out
            if self.players[seat].bot != rests and (rests or seat not in self.away):
                events.append(self.set_bot(seat, rests))
        return events

    def end_rests(self) -> list[Event]:
        """The round is over."""
        events = self.follow_rests(self.out | self.resting)
        self.rested, self.resting = self.resting, set()
        return events

    # Votes

    def vote(self, seat: Seat) -> Voted:
        if self.players[seat].bot:
            raise Refusal("ALL-9", "the people vote, not the bots")
        if seat in self.votes:
            raise Refusal("ALL-9", "you have voted already")
        self.votes.add(seat)
        return Voted(seat)

    def all_voted(self) -> bool:
        """All who are present: because of a vote, or because somebody else went."""
        return bool(self.present) and self.votes.issuperset(self.present)

    def _seated(self, seat: Seat) -> Seat:
        if not 0 <= seat < len(self.players):
            raise Malformed(f"there is no seat {seat}")
        return seat

    def _staying(self, seat: Seat) -> Seat:
        if self._seated(seat) in self.gone:
            raise Refusal("ALL-9", f"{self.players[seat].name} has left this match for good")
        return seat
