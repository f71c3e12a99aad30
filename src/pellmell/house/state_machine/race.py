"""The race at a table: the referee's order of commands, and who was quicker than whom.

The state machine asks for the next command to decide, decides it, and says what came of it. Nothing here
calls the machine back; how things stand (the round, how long the lines are) comes in as a value.
"""

from collections import deque

from msgspec import Struct

from pellmell.house.state_machine.inputs import Received
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event
from pellmell.kit.refusal import Refusal, TooLate
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.contest_statistics import Contests, ContestTally
from pellmell.play.journal import Heard
from pellmell.play.messages import CountContests
from pellmell.play.referee import Referee
from pellmell.play.replay import Step, TooSlow
from pellmell.play.submission import Submission
from pellmell.play.virtual_times import NOISE_MS

BEFORE_ALL = -1  # frames, of an epoch that is over
REMEMBERED = 16  # commands that took a place: more than a second of twelve players


class Quicker(Struct, frozen=True):
    """Who took the place before, by how many ms; and whether that is news for the journal."""

    by: Seat
    ms: Milliseconds
    first_time: bool


class Taken(Struct):
    """What a frame told, what the referee went by, and who came too late for it."""

    number: int
    events: list[Event]
    heard: Heard
    losers: frozenset[Seat] = frozenset()


class Race:
    def __init__(self, game: AnyGame, human_pace: bool, window: Milliseconds) -> None:
        self.referee = Referee(human_pace, window)
        self._game = game
        self._taken: deque[Taken] = deque(maxlen=REMEMBERED)  # places, for whoever comes too late for one
        self._tally = ContestTally()
        self.untold: deque[tuple[int, list[Event]]] = deque()  # by the number of their frame

    def begin_anew(self, human_pace: bool, window: Milliseconds) -> list[Received]:
        """For another match, or other seats; what was still held back was meant for one that is over."""
        held = [waiting.ticket for waiting in self.referee.waiting()]
        self.referee = Referee(human_pace, window)
        self.untold.clear()
        return held

    def holds(self, seat: Seat, n: int) -> bool:
        """Whether this command is not decided yet."""
        return any(one.seat == seat and one.ticket.origin.n == n for one in self.referee.waiting())

    def count_held(self, submission: Submission) -> Milliseconds:
        """For how many ms it waited for others; 0: that was only noise."""
        if (held := submission.held) < NOISE_MS:
            return 0
        self._tally.held(submission.seat, held)
        return held

    def happened(self, decided: Submission, events: list[Event], heard: Heard, number: int) -> None:
        """What a command came to, in the frame of this number, which is not told yet."""
        self.referee.happened(decided, events)
        contested = decided.command.contested
        if contested or decided.command.unforeseen:
            self.untold.append((number, events))
        if contested:
            self._taken.append(Taken(number, events, heard))

    def told(self, at: Milliseconds, number: int) -> None:
        """All frames up to this one are on their way: only now can anybody answer them."""
        while self.untold and self.untold[0][0] <= number:
            self.referee.note(at, self.untold.popleft()[1])

    # Who was quicker

    def lost(self, late: Submission, refusal: Refusal, heard: Heard) -> Quicker | None:
        """To whom, if a command was refused because somebody else had the place first, and its author could
        not know. It counts once, however often it is tried."""
        if not isinstance(refusal, TooLate):
            return None
        taken = self._taken_after(late.ticket.seen, late.command)
        if taken is None:
            return None
        first_time = late.seat not in taken.losers
        if first_time:
            self._lose(late.seat, refusal.by, heard, taken)
        return Quicker(refusal.by, max(0, heard.made - taken.heard.made), first_time)

    def _taken_after(self, seen: int, command: Command) -> Taken | None:
        """How the place that a command aimed at was taken, if that was after what its author had seen."""
        for taken in reversed(self._taken):
            if taken.number <= seen:
                return None
            if any(self._game.contends(command, event) for event in taken.events):
                return taken
        return None

    def _lose(self, loser: Seat, by: Seat, heard: Heard, taken: Taken) -> None:
        taken.losers |= {loser}
        self._tally.contest(by, loser, on_credit=heard.arrived < taken.heard.arrived)

    def counted(self, seats: int) -> list[Contests]:
        """The races of a round, seat by seat; from here on they are counted anew."""
        return self._tally.take(seats)

    def remember(self, step: Step | TooSlow) -> None:
        """As the journal has it, when the table is woken."""
        if (held := step.at - step.heard.arrived) >= NOISE_MS:
            self._tally.held(step.seat, held)
        if isinstance(step, TooSlow):
            taken = self._taken_after(BEFORE_ALL, step.command)
            on_credit = taken is not None and step.heard.arrived < taken.heard.arrived
            self._tally.contest(step.by, step.seat, on_credit)
        elif isinstance(step.command, CountContests):
            self._tally = ContestTally()
        elif step.command.contested:
            self._taken.append(Taken(BEFORE_ALL + 1, step.events, step.heard))


def is_notable(step: Step | TooSlow) -> bool:
    """Whether there is anything to remember of it."""
    if isinstance(step, TooSlow) or step.command.contested or isinstance(step.command, CountContests):
        return True
    return step.at - step.heard.arrived >= NOISE_MS
