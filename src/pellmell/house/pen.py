"""What a table has to write down, until it is written."""

from pellmell.house.ports import Append, Change, CloseMatch, OpenMatch, Owner, SaveGroup
from pellmell.house.records import MatchRecord
from pellmell.house.world import World
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.table import Carry


class Pen:
    """`number` is what the store knows the match under way by; its recorder writes here."""

    def __init__(self, world: World, code: str, number: int | None, recorder: Recorder | None) -> None:
        self.number = number
        self.recorder = recorder
        self._world = world
        self._code = code
        self._lines: list[bytes] = []
        self._changes: list[Change] = []

    def begin_match(self, match: Match, carry: Carry) -> Recorder:
        """A match has been opened: from here on everything goes into its journal."""
        record = self._record(match)
        self.number = record.number
        self._changes.append(OpenMatch(record))
        self.recorder = Recorder(match, self.line, carry)
        return self.recorder

    def _record(self, match: Match) -> MatchRecord:
        return MatchRecord(
            number=self._world.store.next_match_number(),
            id=self._world.seed()[:10].hex(),
            code=self._code,
            game=match.game.name,
            version=match.game.version,
            began=self._world.time.today(),
            players=[player.name for player in match.players],
        )

    def end_match(self, match: Match) -> None:
        """With what its people take along into their next one."""
        assert self.number is not None
        today, carry = self._world.time.today(), match.carry()
        self._changes.append(CloseMatch(self.number, today, list(match.totals), match.winners))
        if any(carry.values()) or any(match.carried):
            self._changes.append(SaveGroup(match.game.name, carry, today))

    def put_away(self) -> None:
        """There is no match any more; one that was not over has been given up."""
        if self.number is not None and self.recorder is not None and not self.recorder.match.winners:
            totals = list(self.recorder.match.totals)
            self._changes.append(CloseMatch(self.number, self._world.time.today(), totals, []))
        self.number = self.recorder = None

    def line(self, line: bytes) -> None:
        self._lines.append(line)

    def change(self, change: Change) -> None:
        self._changes.append(change)

    def write(self, owner: Owner) -> None:
        """All of it, together: either everything is written, or nothing."""
        changes, self._changes = self._changes, []
        if self._lines:
            assert self.number is not None
            changes.append(Append(self.number, self._lines))
            self._lines = []
        self._world.store.write(owner, changes)
