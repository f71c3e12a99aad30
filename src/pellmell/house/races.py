"""What is raced for at a table: through the referee to the rules, and what to tell who came too late."""

from collections import deque
from typing import TYPE_CHECKING

from pellmell.house.author import Author
from pellmell.house.recent import Recent, Taken
from pellmell.kit.messages import Command, Event
from pellmell.kit.phases import RACING, WHY_NOT, Phase
from pellmell.kit.refusal import Malformed, Refusal, TooLate
from pellmell.kit.seats import Seat
from pellmell.play.contests import Contests, Tally
from pellmell.play.journal import Heard
from pellmell.play.messages import CountContests, TableCommand
from pellmell.play.referee import NO_RACE, Referee, Standing
from pellmell.play.replay import Step, TooSlow
from pellmell.play.submission import Submission
from pellmell.play.virtual_times import NOISE_MS
from pellmell.wire.frames import Refused

if TYPE_CHECKING:
    from pellmell.house.live import LiveTable

BEFORE_ALL = -1  # frames, of an epoch that is over


class Races:
    def __init__(self, live: "LiveTable") -> None:
        self._table: LiveTable | None = live
        self._recent = Recent(live.table.game)
        self._tally = Tally()
        self._untold: deque[tuple[int, list[Event]]] = deque()  # by the number of their frame
        self._referee = self._new_referee()

    @property
    def _live(self) -> "LiveTable":
        assert self._table is not None
        return self._table

    def set_window(self, window: int) -> None:
        self._referee.window = window

    def go_on(self, at: int, shown: bool) -> None:
        """The race is on, or on again. `shown`: nobody had seen the cards before."""
        self._referee.began(at, shown)

    def begin_anew(self) -> None:
        """What the old referee still held back was meant for a match that is over."""
        held, self._referee = self._referee.waiting(), self._new_referee()
        self._untold.clear()
        for author, _ in (waiting.ticket for waiting in held):
            self._live.answer(author, Refused(author.n, *WHY_NOT[Phase.OVER]))

    def stop(self) -> None:
        """For good; and nobody is kept alive by the referee, who knows lines and asks here about the race."""
        self._table = None
        self._referee = Referee(human_pace=False)

    def _new_referee(self) -> Referee:
        live = self._live
        return Referee(live.table.options.pace == "human", live.settings.fair_window)

    def _standing(self) -> Standing:
        """Lines of bots, and of whoever has none, have no length."""
        live = self._table
        match = live.table.match if live is not None else None
        if live is None or match is None or match.phase is not RACING or not self._referee.window:
            return NO_RACE
        delays = [place.member.line.delay or 0 if place.member else 0 for place in live.places]
        return Standing(match.position, delays)

    # Commands

    def submit(self, command: Command, author: Author, seen: int, at: int) -> None:
        assert author.seat is not None
        member, delay, shortest = author.member, 0, 0
        if member is not None:
            delay, shortest = member.line.delay or 0, member.line.shortest
        alone = self._referee.rests and not command.contested
        standing = NO_RACE if alone else self._standing()
        try:
            self._referee.submit(author.seat, command, at, delay, (author, seen), shortest, standing)
        except Refusal as refusal:
            self._live.world.counts.refusals["too fast"] += 1
            self._live.answer(author, Refused(author.n, refusal.rule, refusal.reason))
        self._decide(at, standing)

    def hold(self, seat: Seat, n: int) -> bool:
        """Whether this command is not decided yet."""
        return any(waiting.seat == seat and waiting.ticket[0].n == n for waiting in self._referee.waiting())

    def next_due(self) -> int | None:
        return None if self._referee.rests else self._referee.next_due(self._standing())

    def decide(self, at: int) -> None:
        if not self._referee.rests:
            self._decide(at, self._standing())

    def _decide(self, at: int, standing: Standing) -> None:
        while not self._referee.rests and (submission := self._referee.take(at, standing)) is not None:
            self._try(submission, at)

    def decide_all(self, at: int) -> None:
        """What is said to the table, and what the house does, comes after all that has arrived."""
        standing = NO_RACE if self._referee.rests else self._standing()
        while (submission := self._referee.take_held(at, standing)) is not None:
            self._try(submission, at)

    def _try(self, submission: Submission, at: int) -> None:
        live, author = self._live, submission.ticket[0]
        heard = Heard(submission.ready, submission.made)
        if isinstance(submission.command, TableCommand):
            self.decide_all(at)
        if author.member is not None:
            author.member.blind += submission.blind
        if (held := submission.held) >= NOISE_MS:
            live.world.counts.held.observe(held)
            self._tally.held(submission.seat, held)
        try:
            if submission.early:
                raise Refusal(*WHY_NOT[Phase.COUNTDOWN])
            events = live.perform_at(submission.seat, submission.command, at, author, heard)
            self._referee.happened(submission, events)
            if submission.is_answered and live.numbered.decided > live.numbered.told:
                self._untold.append((live.numbered.decided, events))
            if submission.command.contested:
                self._recent.note(live.numbered.decided, events, heard)
        except Refusal as refusal:
            self._refuse(submission, refusal, at, heard)
        except Malformed as error:
            live.world.counts.refusals["malformed"] += 1
            live.answer(author, Refused(author.n, "", str(error)))

    def told(self, at: int, number: int) -> None:
        """All frames up to this one are on their way: only now can anybody answer them."""
        while self._untold and self._untold[0][0] <= number:
            self._referee.note(at, self._untold.popleft()[1])

    # Who was quicker

    def remember(self, step: Step | TooSlow) -> None:
        """As the journal has it."""
        if (held := step.at - step.heard.arrived) >= NOISE_MS:
            self._tally.held(step.seat, held)
        if isinstance(step, TooSlow):
            taken = self._recent.taken_after(BEFORE_ALL, step.command)
            on_credit = taken is not None and step.heard.arrived < taken.heard.arrived
            self._tally.contest(step.by, step.seat, on_credit)
        elif isinstance(step.command, CountContests):
            self._tally = Tally()
        elif step.command.contested:
            self._recent.note(BEFORE_ALL + 1, step.events, step.heard)

    def counted(self) -> list[Contests]:
        """The races of a round, seat by seat; from here on they are counted anew."""
        return self._tally.take(len(self._live.places))

    def _refuse(self, submission: Submission, refusal: Refusal, at: int, heard: Heard) -> None:
        live, (author, seen) = self._live, submission.ticket
        by, ms = None, None
        if isinstance(refusal, TooLate):
            taken = self._recent.taken_after(seen, submission.command)
            if taken is not None:
                by, ms = refusal.by, max(0, heard.made - taken.heard.made)
                self._lose(submission, at, heard, by, taken)
        live.world.counts.refusals["too late" if by is not None else refusal.rule] += 1
        reason = refusal.reason if by is None else f"{live.table.players[by].name} was quicker"
        live.answer(author, Refused(author.n, refusal.rule, reason, by, ms))

    def _lose(self, late: Submission, at: int, heard: Heard, by: Seat, taken: Taken) -> None:
        """Once, however often it is tried. It stands in the journal, too: so that it can be checked."""
        if late.seat in taken.losers:
            return
        taken.losers |= {late.seat}
        self._tally.contest(by, late.seat, on_credit=heard.arrived < taken.heard.arrived)
        if self._live.pen.recorder is not None:
            self._live.pen.recorder.lose(late.seat, late.command, at, heard, by)


def is_notable(step: Step | TooSlow) -> bool:
    """Whether there is anything to remember of it."""
    if isinstance(step, TooSlow) or step.command.contested or isinstance(step.command, CountContests):
        return True
    return step.at - step.heard.arrived >= NOISE_MS
