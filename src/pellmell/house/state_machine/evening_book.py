"""The evening book of a table: what each person has played and won there, over all games (ALL-20)."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from pellmell.house.records import EveningRecord
from pellmell.kit.time_units import Seconds
from pellmell.play.match import Match
from pellmell.wire.evening import Tally

MOST_PEOPLE = 100  # whose matches are remembered: it is saved, and told, whenever one is over
A_NIGHT = 6 * 3600  # seconds: where nobody has been for so long, another evening begins


class EveningBook:
    def __init__(self, records: Iterable[EveningRecord] = ()) -> None:
        self._people = {record.person: record for record in records}

    @classmethod
    def opened(cls, records: Iterable[EveningRecord], touched: Seconds, today: Seconds) -> "EveningBook":
        """As it was left, unless that was on another evening."""
        return cls(records if today - touched < A_NIGHT else ())

    @property
    def records(self) -> list[EveningRecord]:
        return list(self._people.values())

    @property
    def told(self) -> list[Tally]:
        """By name, which nobody else has at this table."""
        return [Tally(record.name, record.played, record.won) for record in self._people.values()]

    def names_of_others(self, person: str) -> set[str]:
        return {record.name for record in self._people.values() if record.person != person}

    def played(self, person: str) -> int:
        """How many matches this evening."""
        record = self._people.get(person)
        return sum(record.played.values()) if record is not None else 0

    def note(self, match: Match) -> None:
        """A match is over: it counts for the people who sit there now, and have not sat it out."""
        elsewhere = match.people.gone | match.people.rested
        for seat, player in enumerate(match.people.themselves):
            if player.bot or seat in elsewhere:
                continue
            known = self._people.get(player.person, EveningRecord(player.person, player.name))
            won = seat in match.winners
            self._people[player.person] = replace(
                known,
                name=player.name,
                played=_one_more(known.played, match.game.name),
                won=_one_more(known.won, match.game.name) if won else known.won,
            )
        self._forget_first({player.person for player in match.people.themselves})

    def _forget_first(self, here: set[str]) -> None:
        """Of those who are not here."""
        others = [person for person in self._people if person not in here]
        for person in others[: max(0, len(self._people) - MOST_PEOPLE)]:
            del self._people[person]

    def rename(self, person: str, name: str) -> None:
        if person in self._people:
            self._people[person] = replace(self._people[person], name=name)


def _one_more(counts: Mapping[str, int], game: str) -> dict[str, int]:
    return {**counts, game: counts.get(game, 0) + 1}
