"""A match plays rounds of one game on the same seats, until somebody has won.

Commands come one by one, each with its seat and its time, and are decided in that order. What is
accepted is in the journal; everything else follows from it.
"""

from collections.abc import Sequence

from pellmell.kit.game import NOTHING
from pellmell.kit.messages import Command, EndRound, Event, TimeUp
from pellmell.kit.phases import COUNTDOWN_MS, SCORED, WHY_NOT, Phase, Reason
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.round import NO_TIMERS
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.kit.timed_stages import stage
from pellmell.play.match_commands import HANDLERS, settle_pause
from pellmell.play.match_core import MatchCore
from pellmell.play.messages import CountdownEnded, MatchEnded, RoundClosed, VoteToEnd
from pellmell.play.rights import check_right
from pellmell.play.seal import Seal, check_follows, check_result, totals_before

RESUME = "resume"


class Match(MatchCore):
    @property
    def phase(self) -> Phase:
        if self.paused:
            return Phase.PAUSED
        if self.resuming:
            return Phase.COUNTDOWN
        if self.position is not None:
            return self.position.phase
        return self.between

    @stage("rules")
    def perform(self, seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        """Decide a command at a time; raises Refusal, and then nothing has changed."""
        if at < self.clock.now:
            self.clock.check(at)
        handler = HANDLERS.get(type(command))
        if handler is not None:
            self._check_phase(command)
            self._check_right(seat, command)
            events = handler(self, seat, command)
        else:
            events = self._play(seat, command, at)
        for missing in self.people.away:
            events += self.miss(missing, for_good=False)
        if self.people.votes and self._all_want_to_end():
            events += self._end_round()
        if self.pausing.by is not None:
            events += settle_pause(self)
        if self.position is not None and self.position.phase is SCORED:
            events += self._close_round(at)
        self._run_clock(at)
        return events

    def resume_from(self, seal: Seal, keep: object) -> None:
        """Go on after a round as it was sealed, unplayed; raises Malformed if it was never so."""
        if seal.players and len(seal.players) not in self.game.seats:
            raise Malformed(f"{self.game.title} is not for {len(seal.players)} players")
        self.people.resume(seal.players, seal.host, seal.bots, seal.away, seal.gone, seal.out)
        self.people.stints = seal.stints
        check_result(seal.result, len(self.players))
        self.carried = [*self.carried, *[NOTHING] * (len(self.players) - len(self.carried))]
        self.round, self.totals = seal.round, totals_before(seal)
        self.keep, self.clock.now = keep, seal.at
        self._count(seal.result)
        check_follows(seal, self._seal(seal.result, seal.at))
        self.sealed = seal

    def legal(self, seat: Seat) -> list[Command]:
        """What the seat may try now under the rules of the game."""
        if self.position is None or self.paused or self.resuming or seat in self.people.gone:
            return []
        return self.position.legal(seat)

    # Rights and phases

    @property
    def why_not(self) -> Reason:
        """Why what belongs to another phase is refused: in the words of the rulebook, where it has some."""
        return self.position.why_not(self.phase) if self.position is not None else WHY_NOT[self.phase]

    def _check_phase(self, command: Command) -> None:
        if self.phase not in command.phases or self.phase is Phase.OVER:
            raise Refusal(*self.why_not)

    def _check_right(self, seat: Seat, command: Command) -> None:
        check_right(seat, command, self.people.host, len(self.people.players))
        if seat in self.people.gone:
            raise Refusal("ALL-9", "you have left this match for good")

    # The game itself

    def _play(self, seat: Seat, command: Command, at: Milliseconds) -> list[Event]:
        if self.paused or self.position is None:
            raise Refusal(*self.why_not)
        if isinstance(command, TimeUp):
            self._check_right(seat, command)
            self.clock.check_due(command.timer, at)
            if command.timer == RESUME:
                self.resuming = False
                return [CountdownEnded()]
        elif type(command) not in self.game.commands:
            raise Malformed(f"{type(command).__name__} is no command of {self.game.title}")
        elif self.resuming:
            raise Refusal(*WHY_NOT[Phase.COUNTDOWN])
        else:
            self._check_right(seat, command)
        return self.position.perform(seat, command)

    def _all_want_to_end(self) -> bool:
        in_play = self.position is not None and self.position.phase in EndRound.phases
        return in_play and self.phase in VoteToEnd.phases and self.people.all_voted()

    def _end_round(self) -> list[Event]:
        self.paused = self.resuming = False
        return self.position.perform(HOUSE, EndRound()) if self.position else []

    def _close_round(self, at: Milliseconds) -> list[Event]:
        """The round is scored: count it, tell its seed, and see whether somebody has won (ALL-6)."""
        assert self.position is not None
        assert self.seed is not None
        result = self.position.score
        assert result is not None
        self._count(result)
        self.keep = self.position.keep()
        closed = RoundClosed(self.round, self.totals, self.seed.hex(), self.thrown_in())
        self.position, self.seed, self.nonces, self.people.votes = None, None, {}, set()
        self.paused = self.resuming = False
        self.pausing.end()
        others = self.people.end_rests()
        self.sealed = self._seal(result, at)
        return [closed, *others, *([MatchEnded(self.winners)] if self.winners else [])]

    def _count(self, result: RoundResult) -> None:
        self.totals = [total + points for total, points in zip(self.totals, result.points, strict=True)]
        over = self.game.is_over(self.options, self.round, self.totals)
        self.winners = _leaders(self.totals) if over else []
        self.between = Phase.OVER if over else Phase.SCORED

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
            out=sorted(self.people.out),
            players=self.people.others_than_first,
            stints=self.people.stints,
            keep=self.keep,
        )

    def _run_clock(self, at: Milliseconds) -> None:
        if self.paused:
            self.clock.stand_still(at, NO_TIMERS)
        elif self.resuming:
            self.clock.stand_still(at, {RESUME: COUNTDOWN_MS})
        else:
            clock, timers = self.clock, self.position.timers() if self.position is not None else NO_TIMERS
            clock.now = at
            if timers or clock.deadlines or clock.left:
                clock.run(timers, at)


def _leaders(totals: Sequence[int]) -> list[Seat]:
    """The highest total wins; equal ones share."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
