"""A match plays rounds of one game on the same seats, until somebody has won.

Commands come one by one, each with its seat and its time, and are decided in that order. What is
accepted is in the journal; everything else follows from it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from pellmell.kit.chance import Chance, mixed, promise
from pellmell.kit.game import NOTHING, AnyGame, Carried
from pellmell.kit.messages import Command, EndRound, Event, HouseCommand, RoundResult, TimeUp
from pellmell.kit.options import Options
from pellmell.kit.phases import COUNTDOWN_MS, SCORED, WHY_NOT, Phase, Reason
from pellmell.kit.refusal import BadOptions, Malformed, Refusal
from pellmell.kit.round import NO_TIMERS, Position
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.contests import Contests
from pellmell.play.messages import (
    ContestsCounted,
    CountContests,
    CountdownEnded,
    Dealt,
    GotReady,
    Leave,
    MatchEnded,
    PassHost,
    Pause,
    Paused,
    Player,
    Promise,
    Ready,
    Resume,
    Resumed,
    RoundClosed,
    SeedPromised,
    SetAway,
    SetBot,
    Signal,
    VoteToEnd,
)
from pellmell.play.people import People
from pellmell.play.seal import Seal, check_follows, check_result, totals_before
from pellmell.play.timers import Timers

RESUME = "resume"


class Match:
    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: Sequence[Player],
        carry: Mapping[str, Carried] | None = None,
        host: Seat = 0,
        away: Sequence[Seat] = (),
    ) -> None:
        check_players(game, len(players))
        options.check(len(players))
        self.game = game
        self.options = options
        self.people = People(players, host, away)
        self.carried = _carried(carry or {}, players)
        self.round = 0
        self.totals = [0] * len(players)
        self.keep: object = game.start(self.carried)
        self.position: Position | None = None
        self.seed: bytes | None = None
        self.nonces: dict[Seat, str] = {}
        self.winners: list[Seat] = []
        self.contests: list[Contests] = []  # of the last round
        self.sealed: Seal | None = None
        self.clock = Timers()
        self._between = Phase.READYING
        self._paused = False
        self._resuming = False

    @property
    def players(self) -> Sequence[Player]:
        return self.people.players

    @property
    def phase(self) -> Phase:
        if self._paused:
            return Phase.PAUSED
        if self._resuming:
            return Phase.COUNTDOWN
        if self.position is not None:
            return self.position.phase
        return self._between

    def perform(self, seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        """Decide a command at a time; raises Refusal, and then nothing has changed."""
        self.clock.check(at)
        handler = self.handlers.get(type(command))
        if handler is not None:
            self._check_phase(command)
            self._check_right(seat, command)
            events = handler(self, seat, command)
        else:
            events = self._play(seat, command, at)
        for missing in self.people.away:
            events += self._missed(missing, for_good=False)
        if self.people.votes and self._all_want_to_end():
            events += self._end_round()
        if self.position is not None and self.position.phase is SCORED:
            events += self._close_round(at)
        self._run_clock(at)
        return events

    def legal(self, seat: Seat) -> list[Command]:
        """What the seat may try now under the rules of the game."""
        if self.position is None or self._paused or self._resuming or seat in self.people.gone:
            return []
        return self.position.legal(seat)

    def carry(self) -> dict[str, Carried]:
        """What each person takes along into the next match of the same group."""
        carried = self.game.carries(self.keep, len(self.players))
        return {player.person: what for player, what in zip(self.players, carried, strict=True)}

    def resume_from(self, seal: Seal, keep: object) -> None:
        """Go on after a round as it was sealed, unplayed; raises Malformed if it was never so."""
        self.clock.check(seal.at)
        check_result(seal.result, len(self.players))
        self.people.resume(seal.host, seal.bots, seal.away, seal.gone)
        self.round, self.totals = seal.round, totals_before(seal)
        self.keep, self.clock.now = keep, seal.at
        self._count(seal.result)
        check_follows(seal, self._seal(seal.result, seal.at))
        self.sealed = seal

    # Rights and phases

    def _check_phase(self, command: Command) -> None:
        if self.phase not in command.phases or self.phase is Phase.OVER:
            raise Refusal(*self.why_not)

    @property
    def why_not(self) -> Reason:
        """Why what belongs to another phase is refused: in the words of the rulebook, where it has some."""
        return self.position.why_not(self.phase) if self.position is not None else WHY_NOT[self.phase]

    def _check_right(self, seat: Seat, command: Command) -> None:
        if isinstance(command, HouseCommand) and seat != HOUSE:
            raise Refusal("ALL-2", "only the house may do that")
        if seat == HOUSE and not isinstance(command, HouseCommand | Signal):
            raise Refusal("ALL-2", "only a player may do that")
        self.people.check_plays(seat)

    # The game itself

    def _play(self, seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        if self._paused or self.position is None:
            raise Refusal(*self.why_not)
        if isinstance(command, TimeUp):
            self._check_right(seat, command)
            self.clock.check_due(command.timer, at)
            if command.timer == RESUME:
                self._resuming = False
                return [CountdownEnded()]
        elif type(command) not in self.game.commands:
            raise Malformed(f"{type(command).__name__} is no command of {self.game.title}")
        elif self._resuming:
            raise Refusal(*WHY_NOT[Phase.COUNTDOWN])
        else:
            self._check_right(seat, command)
        return self.position.perform(seat, command)

    def _all_want_to_end(self) -> bool:
        in_play = self.position is not None and self.position.phase in EndRound.phases
        return in_play and self.phase in VoteToEnd.phases and self.people.all_voted()

    def _end_round(self) -> list[Event]:
        self._paused = self._resuming = False
        return self.position.perform(HOUSE, EndRound()) if self.position else []

    def _close_round(self, at: Milliseconds) -> list[Event]:
        """The round is scored: count it, tell its seed, and see whether somebody has won (ALL-6)."""
        assert self.position is not None
        assert self.seed is not None
        result = self.position.score
        assert result is not None
        self._count(result)
        self.keep = self.position.keep()
        closed = RoundClosed(self.round, self.totals, self.seed.hex(), self._nonces())
        self.position, self.seed, self.nonces, self.people.votes = None, None, {}, set()
        self._paused = self._resuming = False
        self.sealed = self._seal(result, at)
        return [closed, MatchEnded(self.winners)] if self.winners else [closed]

    def _count(self, result: RoundResult) -> None:
        self.totals = [total + points for total, points in zip(self.totals, result.points, strict=True)]
        over = self.game.is_over(self.options, self.round, self.totals)
        self.winners = _leaders(self.totals) if over else []
        self._between = Phase.OVER if over else Phase.SCORED

    def _seal(self, result: RoundResult, at: Milliseconds) -> Seal:
        return Seal(
            round=self.round,
            at=at,
            result=result,
            totals=self.totals,
            winners=self.winners,
            host=self.people.host,
            bots=self.people.bots,
            away=sorted(self.people.away),
            gone=sorted(self.people.gone),
            keep=self.keep,
        )

    # Between rounds

    def _promise(self, _: Seat, command: Promise) -> list[Event]:
        if self.seed is not None:
            raise Refusal("ALL-2", "the seed of the next round is promised already")
        self.seed = bytes.fromhex(command.seed)
        return [SeedPromised(self.round + 1, promise(self.seed))]

    def _ready(self, seat: Seat, command: Ready) -> list[Event]:
        if self.seed is None:
            raise Refusal("ALL-2", "the house has not promised a seed yet")
        if seat in self.nonces:
            raise Refusal("ALL-2", "you are ready already")
        self.nonces[seat] = command.nonce
        return [GotReady(seat, command.nonce)]

    def _signal(self, seat: Seat, _: Signal) -> list[Event]:
        if seat not in (HOUSE, self.people.host):
            raise Refusal("ALL-2", "the host gives the signal")
        if self.seed is None:
            raise Refusal("ALL-2", "the house has not promised a seed yet")
        waiting = [self.players[other].name for other in self.people.present if other not in self.nonces]
        if seat != HOUSE and waiting:
            raise Refusal("ALL-2", f"not everybody is ready: {', '.join(waiting)}")
        chance = Chance(mixed(self.seed, [bytes.fromhex(nonce) for nonce in self._nonces()]))
        self.position = self.game.deal(self.options, len(self.players), chance, self.keep)
        self.round += 1
        self.contests = []
        events: list[Event] = [Dealt(self.round)]
        for other in sorted(self.people.gone):
            events += self.position.happen(self.position.missing(other, for_good=True))
        return events

    def _nonces(self) -> list[str]:
        return [self.nonces.get(seat, "") for seat in range(len(self.players))]

    # Who is there

    def _vote(self, seat: Seat, _: VoteToEnd) -> list[Event]:
        return [self.people.vote(seat)]

    def _set_away(self, _: Seat, command: SetAway) -> list[Event]:
        return [self.people.set_away(command.seat, command.away)]

    def _leave(self, seat: Seat, _: Leave) -> list[Event]:
        return [*self.people.leave(seat), *self._missed(seat, for_good=True)]

    def _missed(self, seat: Seat, for_good: bool) -> list[Event]:
        if self.position is None:
            return []
        return self.position.happen(self.position.missing(seat, for_good))

    def _set_bot(self, _: Seat, command: SetBot) -> list[Event]:
        return [self.people.set_bot(command.seat, command.bot)]

    def _pass_host(self, _: Seat, command: PassHost) -> list[Event]:
        return [self.people.pass_host(command.seat)]

    def _count_contests(self, _: Seat, command: CountContests) -> list[Event]:
        if len(command.seats) != len(self.players):
            raise Malformed(f"there are {len(self.players)} seats, not {len(command.seats)}")
        self.contests = command.seats
        return [ContestsCounted(command.seats)]

    # Time

    def _pause(self, _: Seat, __: Pause) -> list[Event]:
        self._paused = True
        self._resuming = False
        return [Paused()]

    def _resume(self, _: Seat, __: Resume) -> list[Event]:
        self._paused = False
        self._resuming = self.phase is Phase.RACING
        return [Resumed()]

    def _run_clock(self, at: Milliseconds) -> None:
        if self._paused:
            self.clock.stand_still(at, NO_TIMERS)
        elif self._resuming:
            self.clock.stand_still(at, {RESUME: COUNTDOWN_MS})
        else:
            self.clock.run(self.position.timers() if self.position is not None else NO_TIMERS, at)

    handlers: ClassVar[Mapping[type[Command], Callable[[Any, Seat, Any], list[Event]]]] = {
        Promise: _promise,
        Ready: _ready,
        Signal: _signal,
        VoteToEnd: _vote,
        SetAway: _set_away,
        SetBot: _set_bot,
        Leave: _leave,
        Pause: _pause,
        Resume: _resume,
        PassHost: _pass_host,
        CountContests: _count_contests,
    }


def check_players(game: AnyGame, players: int) -> None:
    if players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise BadOptions(f"{game.title} is for {low} to {high} players, not {players}")


def _leaders(totals: Sequence[int]) -> list[Seat]:
    """The highest total wins; equal ones share."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def _carried(carry: Mapping[str, Carried], players: Sequence[Player]) -> list[Carried]:
    """What was taken along counts for the same people, in any order, and for nobody else."""
    people = [player.person for player in players]
    return [carry[person] for person in people] if set(people) == set(carry) else [NOTHING] * len(people)
