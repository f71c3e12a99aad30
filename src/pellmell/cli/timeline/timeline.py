"""The timeline of a match, which can be watched step by step, forward and back, whoever plays it."""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field
from operator import add

from pellmell.cli.timeline.event_words import harmless
from pellmell.films.showing import Showing
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, Event, Scored
from pellmell.kit.phases import Phase
from pellmell.kit.round import Round
from pellmell.kit.round_result import RoundResult
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.lab.arena import Arena
from pellmell.play.messages import Dealt, MatchEnded, Paused, Player, Resumed, RoundClosed
from pellmell.play.replay import Replay
from pellmell.play.seat_messages import Renamed, SeatAdded, SeatChanged

REMEMBERED = 60  # events that a log can show


@dataclass(frozen=True, slots=True)
class TimelineStep:
    """One accepted command, which a film does not know, and what it made happen; `deal` is the round that
    begins with it."""

    at: Milliseconds
    seat: Seat
    command: Command | None
    events: Sequence[Event]
    deal: Round | None = None

    @property
    def closes_round(self) -> bool:
        return any(isinstance(event, RoundClosed) for event in self.events)


def played(arena: Arena, most_rounds: int | None = None) -> Iterator[TimelineStep]:
    """What bots do, while they do it; after so many rounds they give up."""
    for moment in arena.play(most_rounds):
        yield TimelineStep(
            moment.at, moment.seat, moment.command, moment.events, _deal(moment.events, moment.view)
        )


def replayed(replay: Replay) -> Iterator[TimelineStep]:
    """What a journal says was done."""
    for step in replay:
        position = replay.match.position
        deal = _deal(step.events, position and position.view())
        yield TimelineStep(step.at, step.seat, step.command, step.events, deal)


def shown(showing: Showing) -> Iterator[TimelineStep]:
    """What a film shows."""
    deal = deepcopy(showing.view)
    for frame in showing:
        is_deal = any(isinstance(event, Dealt) for event in frame.events)
        yield TimelineStep(frame.at, frame.seat, None, frame.events, deal if is_deal else None)


def _deal(events: Sequence[Event], view: Round | None) -> Round | None:
    return deepcopy(view) if any(isinstance(event, Dealt) for event in events) else None


@dataclass
class Scene:
    """What somebody who watches knows after so many steps."""

    totals: list[int]
    names: list[str]
    number: int = 0
    at: Milliseconds = 0
    round: int = 0
    view: Round | None = None
    result: RoundResult | None = None
    winners: list[Seat] = field(default_factory=list[Seat])
    paused: bool = False
    log: deque[tuple[int, Event]] = field(default_factory=lambda: deque[tuple[int, Event]](maxlen=REMEMBERED))

    @property
    def phase(self) -> Phase:
        if self.winners:
            return Phase.OVER
        if self.paused:
            return Phase.PAUSED
        return self.view.phase if self.view else Phase.READYING

    def see(self, step: TimelineStep) -> None:
        self.number += 1
        self.at = step.at
        if step.deal is not None:
            self.view = deepcopy(step.deal)
        for event in step.events:
            if step.deal is None and self.view is not None and self.view.concerns(event):
                self.view.apply(event)
            self._note(event)
            self.log.append((step.at, event))

    def _note(self, event: Event) -> None:
        match event:
            case Dealt(round=number):
                self.round = number
            case Scored(result=result):
                self.result = result
                self.totals = list(map(add, self.totals, result.points))
            case RoundClosed(totals=totals):
                self.totals = totals
            case MatchEnded(winners=winners):
                self.winners = winners
            case Renamed(seat, name) | SeatChanged(seat, Player(name=name)):
                self.names = [*self.names[:seat], harmless(name), *self.names[seat + 1 :]]
            case SeatAdded(player, points):
                self.names, self.totals = [*self.names, harmless(player.name)], [*self.totals, points]
            case Paused() | Resumed():
                self.paused = isinstance(event, Paused)
            case _:
                pass

    def kept(self) -> "Scene":
        """As it is now, whatever is seen later."""
        scene = copy(self)
        scene.view, scene.log = deepcopy(self.view), self.log.copy()
        return scene


class Timeline:
    """The steps there are so far, and the scene after the last one that was shown."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        steps: Iterator[TimelineStep],
        totals: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.steps: list[TimelineStep] = []
        self.whole = False
        names = [harmless(player.name) for player in players]
        self.scene = Scene(list(totals) or [0] * len(players), names)
        self.starts: list[int] = []
        self._more = steps
        self._kept = {0: self.scene.kept()}

    @property
    def names(self) -> list[str]:
        """Of those who sit there in the scene."""
        return self.scene.names

    def load(self) -> None:
        """Fetch all that is still to come."""
        while self._fetch():
            pass

    def next(self) -> TimelineStep | None:
        number = self.scene.number
        return self.steps[number] if number < len(self.steps) or self._fetch() else None

    def forward(self) -> TimelineStep | None:
        step = self.next()
        if step is not None:
            self.scene.see(step)
            if step.deal is not None and self.scene.number not in self._kept:
                self._kept[self.scene.number] = self.scene.kept()
        return step

    def go_to(self, number: int) -> None:
        """Show the scene after so many steps, or the last one: from the deal of its round on."""
        while len(self.steps) < number and self._fetch():
            pass
        number = max(0, min(number, len(self.steps)))
        start = max(kept for kept in self._kept if kept <= number)
        if not start <= self.scene.number <= number:
            self.scene = self._kept[start].kept()
        while self.scene.number < number:
            self.forward()

    def go_to_time(self, at: Milliseconds) -> None:
        while (not self.steps or self.steps[-1].at <= at) and self._fetch():
            pass
        self.go_to(bisect_right(self.steps, at, key=lambda step: step.at))

    def next_round(self) -> None:
        now = self.scene.number
        while not any(start > now for start in self.starts) and self._fetch():
            pass
        self.go_to(next((start for start in self.starts if start > now), len(self.steps)))

    def previous_round(self) -> None:
        """To the deal of this round; from there, to that of the one before."""
        self.go_to(max((start for start in self.starts if start < self.scene.number), default=0))

    def _fetch(self) -> bool:
        step = next(self._more, None)
        if step is None:
            self.whole = True
            return False
        self.steps.append(step)
        if step.deal is not None:
            self.starts.append(len(self.steps))
        return True
