"""The state of a table that is awake: who sits there, what is played, what is kept of it, what is told of it.

What the house has to do because of a change is gathered in `effects`. `consequences.Consequences` adds what
follows from what happens, `deciding.Deciding` how commands are decided, and `machine.TableMachine` the way
in, `step`.
"""

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from pellmell.house.changes import SaveTable
from pellmell.house.records import TableRecord
from pellmell.house.state_machine.attendance import Attendance, Patience
from pellmell.house.state_machine.effects import Answer, Effects, SideEffects
from pellmell.house.state_machine.evening_book import EveningBook
from pellmell.house.state_machine.inputs import Origin, Received, Supplies
from pellmell.house.state_machine.match_journal import MatchJournal
from pellmell.house.state_machine.race import Race
from pellmell.house.state_machine.seats import Seats
from pellmell.house.state_machine.sitting_limits import SittingLimits
from pellmell.house.state_machine.waiting_list import LineUp, WaitingList
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.journal import Recorder
from pellmell.play.table import Table
from pellmell.play.timers import Timers
from pellmell.wire.frames import NO_ROUND, Frame, Refused

encode = msgspec.json.Encoder().encode


class TableCore:
    def __init__(
        self,
        supplies: Supplies,
        record: TableRecord,
        table: Table,
        patience: Patience,
        recorder: Recorder | None = None,
    ) -> None:
        """With a recorder, the match under way was woken."""
        self.supplies = supplies
        self.table = table
        self.seats = Seats.of(record.chairs)
        self.settings = record.settings
        self.sends_ahead = record.settings.sends_ahead
        self.admission = record.admission
        self.barred = set(record.barred)
        self.screens = list(record.screens)
        self.epoch = record.epoch
        self.decided: int = 0  # the number of the last frame that was decided
        self.journal = MatchJournal(supplies, record, recorder)
        self.journal.sharing = record.settings.sharing
        self.attendance = Attendance(patience, supplies.seed, recovering=recorder is not None)
        self.watchers_reacted: Milliseconds | None = None  # when everybody was last told of it
        self.attended = False  # anybody at all has a line to the table
        self.waiting = WaitingList(record.waiting)
        self.sitting = SittingLimits()
        self.evening = EveningBook.opened(record.evening, record.touched, supplies.today())
        self.told_evening = self.evening.told
        self.line_up = LineUp([], [])  # as everybody was told last
        self.race = Race(table.game, table.options.pace == "human", record.settings.fair_window)
        self.clock = Timers()  # of the timers by which the house waits for people
        self.sent_ahead: dict[Seat, Struct] = {}  # cards that their owner knows before they are turned up
        self.effects = Effects()
        self._record = record
        self._shown_timers: dict[str, Milliseconds] = {}
        self.opening: Received | None = None  # waits until it is known what people take along
        table.record = self.journal.begin_match

    @property
    def code(self) -> str:
        return self._record.code

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def side_effects(self) -> SideEffects:
        """Of this step; it is made when there is something of it."""
        if self.effects.side_effects is None:
            self.effects.side_effects = SideEffects()
        return self.effects.side_effects

    def round_view(self) -> Raw:
        position = self.table.match.position if self.table.match else None
        return NO_ROUND if position is None else Raw(encode(position.view().snapshot()))

    def run_timers(self, at: Milliseconds) -> None:
        """What the house waits for now, and how long."""
        timers = self.attendance.timers(self.table, self.seats, self.settings.away)
        if not self.attended:
            timers["sleep"] = self.attendance.patience.sleep
        self.clock.run(timers, at)

    # What is told

    def answer(self, origin: Origin, frame: Frame) -> None:
        """Whoever asked; the house and the bots number nothing, and need no answer."""
        if origin.n:
            self.effects.letters.append(Answer(encode(frame), origin))

    def refuse(self, origin: Origin, rule: str, reason: str, counted: str | None = None) -> None:
        self.side_effects.refused += (rule if counted is None else counted,)
        self.answer(origin, Refused(origin.n, rule, reason))

    # What is kept

    def record(self, at: Milliseconds) -> TableRecord:
        """Beside the match, which is in its journal."""
        return replace(
            self._record,
            game=self.table.game.name,
            epoch=self.epoch,
            at=at,
            touched=self.supplies.today(),
            options=msgspec.to_builtins(self.table.options),
            chosen=self.table.chosen,
            settings=self.settings,
            admission=self.admission,
            chairs=self.seats.chairs,
            host=self.table.current_host,
            match=self.journal.number,
            match_id=self.journal.id,
            gone=sorted(self.table.match.people.gone) if self.table.match else [],
            barred=sorted(self.barred),
            screens=list(self.screens),
            out=self.table.current_out,
            waiting=self.waiting.chairs,
            evening=self.evening.records,
            round=self.table.match.round if self.table.match else 0,
            given=self.table.given,
        )

    def save(self, at: Milliseconds) -> None:
        self.journal.change(SaveTable(self.record(at)))
