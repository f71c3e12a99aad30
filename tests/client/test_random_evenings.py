"""Whatever people do in an evening: their mirrors show the table as it is, and its journals play."""

from collections.abc import Sequence
from contextlib import suppress

import pytest

from pellmell.catalogue import all_games
from pellmell.house.admission import Barred
from pellmell.house.live_table import LiveTable
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.play.messages import ChangeGame, Leave, Open, Ready, Rematch, Reopen, Rise, VoteToEnd
from pellmell.play.pause_messages import AnswerPause, AskPause
from pellmell.play.replay import Replay
from pellmell.play.seat_messages import SitOut
from pellmell.testing import Town
from pellmell.testing.town import SECRET
from pellmell.wire.requests import (
    AddBot,
    Away,
    FillSeat,
    GoOn,
    HandOn,
    Kick,
    Rename,
    SetTable,
    SitDown,
    TableSettings,
    Withdraw,
)
from tests.client.seats import MirrorGuest

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
AWAY: tuple[Away, ...] = ("bot", "pause", "on")
STEPS = 150


class RandomEvening:
    """Six people who come and go, and do whatever comes to their minds."""

    def __init__(self, seed: str) -> None:
        self.chance: Stream = Chance(seed_from(seed)).stream("evening")
        self.town = Town()
        self.code = self.town.open(self.chance.pick(sorted(all_games())), TableSettings())
        self.guests = [MirrorGuest(self.town, self.code, name) for name in NAMES[:3]]
        self.here = set(range(3))

    def step(self) -> None:
        kind = self.chance.below(20)
        if kind == 0:
            self._come_or_go()
        elif kind == 1 and self.chance.below(5) == 0:
            self._fall()
        elif kind < 6:
            self.town.pass_time(self.chance.pick((100, 900, 3_000, 25_000)))
        elif self.here:
            self._do(self.guests[self.chance.pick(sorted(self.here))])
        self.check()

    def _come_or_go(self) -> None:
        if len(self.guests) < len(NAMES) and self.chance.below(2):
            name = NAMES[len(self.guests)]
            self.guests.append(MirrorGuest(self.town, self.code))
            self.guests[-1].mirror.secret = SECRET + name
            self.town.pass_time(300)  # it waits for its welcome
            self.guests[-1].do(SitDown(name, SECRET + name))
            self.here.add(len(self.guests) - 1)
            return
        number = self.chance.below(len(self.guests))
        if number in self.here:
            self.guests[number].lose_line()
            self.here.discard(number)
        else:
            self._come(number)

    def _come(self, number: int) -> None:
        self.here.discard(number)
        with suppress(Barred):
            self.guests[number].come()
            self.here.add(number)
            self.town.pass_time(300)

    def _fall(self) -> None:
        self.town.fall()
        for number in sorted(self.here):
            self.guests[number].line.cut = True
            self._come(number)

    def _do(self, guest: MirrorGuest) -> None:
        guest.do(self.chance.pick(self._wishes(guest)))

    def _wishes(self, guest: MirrorGuest) -> Sequence[Command]:
        """What somebody may want to do now; what comes up more often is there more than once."""
        name, chance, mirror = NAMES[self.guests.index(guest)], self.chance, guest.mirror
        if mirror.seat is None:
            return (SitDown(name, SECRET + name), Withdraw(), Rename(f"{name} waits"))
        seat = chance.below(len(mirror.standing.players))
        calm: list[Command] = [
            Rename(chance.pick((name, f"{name} the great", "Anna"))),
            SitOut(out=bool(chance.below(2))),
            Leave(),
            Rise(),
            HandOn(seat),
            Kick(seat),
            SetTable(TableSettings(away=chance.pick(AWAY))),
        ]
        if mirror.phase in (Phase.GATHERING, Phase.OVER):
            game = chance.pick(sorted(all_games()))
            return [Open(), Rematch(), AddBot(), Reopen(), ChangeGame(game)] * 4 + calm
        if mirror.phase in (Phase.READYING, Phase.SCORED):
            return [*[Ready()] * 12, FillSeat(seat), FillSeat(seat), *calm]
        if mirror.phase is Phase.PAUSED:
            return [*[GoOn()] * 6, VoteToEnd(), *calm]
        answers = [AnswerPause(agree=bool(chance.below(3)))] * 3
        return [*[VoteToEnd()] * 8, AskPause(), *answers, *calm[:4]]

    def check(self) -> None:
        """Who watches is told a little later, and bots do not wait for that."""
        for number in sorted(self.here):
            guest = self.guests[number]
            if guest.line.gone is not None:  # sent away: the line ends
                guest.lose_line()
                self.here.discard(number)
        self.town.pass_time(300)
        if (live := self.town.house.awake(self.code)) is None:
            return  # it sleeps
        in_round = live.table.match is not None and live.table.match.position is not None
        for number in sorted(self.here):
            if not in_round or self.guests[number].member.seat is not None:
                self.guests[number].check()
        self._check_seats(live)

    def _check_seats(self, live: LiveTable) -> None:
        machine = live.machine
        players = live.table.players
        assert [state.chair.player for state in machine.seats] == list(players)
        gone = live.table.match.people.gone if live.table.match else set[int]()
        staying = [player.name for seat, player in enumerate(players) if seat not in gone]
        names = [*staying, *machine.waiting.names]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("number", range(8))
def test_mirrors_show_the_table_as_it_is(number: int) -> None:
    evening = RandomEvening(f"random evening {number}")
    for _ in range(STEPS):
        evening.step()
    store = evening.town.store
    evening.town.write()
    for match in range(1, store.next_match_number()):
        if journal := store.journal(match).result():
            for _ in Replay(journal, unfinished=True):
                pass
