"""The journal of the match under way at a table: what it opens, writes and closes in the store."""

from collections.abc import Callable, Sequence
from weakref import ref

from msgspec.structs import replace

from pellmell.films.film import Film
from pellmell.films.recording import Develop, FilmRecorder
from pellmell.house.changes import Append, Change, CloseMatch, JoinMatch, OpenMatch, SaveGroup
from pellmell.house.film_changes import saved_film
from pellmell.house.records import AGAIN, MatchRecord, TableRecord
from pellmell.house.state_machine.inputs import Supplies
from pellmell.kit.time_units import Seconds
from pellmell.play.journal import Recorder
from pellmell.play.match import Match
from pellmell.play.performing import Carry


class MatchJournal:
    """`number` is what the store knows the match by, and `id` what people do. Its recorder writes `entries`,
    and `films` looks on; at the end of each step, these and the other `changes` are handed over to be
    written."""

    def __init__(self, supplies: Supplies, record: TableRecord, recorder: Recorder | None) -> None:
        self.number = record.match
        self.id = record.match_id
        self.recorder = recorder
        self.sharing = True  # who sits here may share rounds: set between two of them only
        self._supplies = supplies
        self._code = record.code
        self.length = 0  # entries that were handed over
        self.entries: list[bytes] = []  # of the journal, and other changes: not written yet
        self.changes: list[Change] = []
        self.write = self.entries.append
        self.films = FilmRecorder(_developing(self))
        self.watchers: Callable[[], Sequence[str]] = tuple  # persons who watch just now

    def follow(self, films: FilmRecorder) -> None:
        """The match was woken, and these are of the round under way."""
        self.films = films
        films.develop = _developing(self)

    def develop(self, film: Film) -> None:
        """With the seal of its round, so that there is neither without the other."""
        assert self.number is not None
        assert self.recorder is not None
        match = self.recorder.match
        assert match.sealed is not None
        players, watchers = match.people.themselves, self.watchers()
        today = self._supplies.today()
        saved = saved_film(self.number, match.sealed, players, today, film, self.films, watchers)
        self.changes.append(replace(saved, sharing=self.sharing))

    def begin_match(self, match: Match, carry: Carry) -> Recorder:
        """A match has been opened: from here on everything goes into its journal."""
        self._append()
        record = self._record(match)
        self.number, self.id, self.length = record.number, record.id, 0
        self.changes.append(OpenMatch(record))
        self.recorder = Recorder(match, self.write, carry, self.films)
        return self.recorder

    def _record(self, match: Match) -> MatchRecord:
        return MatchRecord(
            number=self._supplies.match_number(),
            id=("" if match.given is None else AGAIN) + self._supplies.seed()[:10].hex(),
            code=self._code,
            game=match.game.name,
            version=match.game.version,
            began=self._supplies.today(),
            players=[player.name for player in match.players],
        )

    def end_match(self, match: Match) -> None:
        """With what its people take along into their next one."""
        assert self.number is not None
        today, carry = self._supplies.today(), match.carry()
        self.changes.append(_closed(self.number, today, match))
        if match.given is None and (any(carry.values()) or any(match.carried)):
            self.changes.append(SaveGroup(match.game.name, carry, today))

    def join(self, person: str) -> None:
        """Somebody plays from the next round on; a bot is nobody."""
        if person and self.number is not None:
            self.changes.append(JoinMatch(self.number, person))

    def put_away(self) -> None:
        """There is no match any more; one that was not over has been given up."""
        self._append()
        if self.number is not None and self.recorder is not None and not self.recorder.match.winners:
            self.changes.append(_closed(self.number, self._supplies.today(), self.recorder.match))
        self.number = self.recorder = None
        self.id = ""

    def change(self, change: Change) -> None:
        """Something else about the table is to be written, in its order."""
        self.changes.append(change)

    def _append(self) -> None:
        """Before the number is another one: what was written belongs to the match before."""
        if self.entries and self.number is not None:
            self.changes.append(Append(self.number, self.length + 1, self.entries[:]))
            self.length += len(self.entries)
            self.entries.clear()


def _developing(journal: MatchJournal) -> Develop:
    """No circle: what a table leaves behind goes at once."""
    known = ref(journal)

    def develop(film: Film) -> None:
        if (owner := known()) is not None:
            owner.develop(film)

    return develop


def _closed(number: int, today: Seconds, match: Match) -> CloseMatch:
    players = [player.name for player in match.people.others_than_first]
    return CloseMatch(number, today, list(match.totals), match.winners, players)
