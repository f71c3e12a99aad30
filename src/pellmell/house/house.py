"""The house: all its tables, those that are awake and those that sleep until somebody comes."""

from collections.abc import Generator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial

import msgspec

from pellmell.catalogue import find_game
from pellmell.house.changes import DropTable, ReleaseTable
from pellmell.house.codes import new_code, read_code
from pellmell.house.errors import AwakeElsewhere, HouseCannotWrite, HouseCloses, HouseFull, UnknownTable
from pellmell.house.live_table import CANNOT_WRITE, LiveTable
from pellmell.house.lobby import LobbyList
from pellmell.house.ports import Claimed, Elsewhere
from pellmell.house.records import TableRecord
from pellmell.house.table_environment import TableEnvironment
from pellmell.house.table_waking import Waking
from pellmell.house.tables_put_aside import Aside, knows
from pellmell.play.given_deal import GivenDeal
from pellmell.play.messages import IN_ROUND
from pellmell.play.table import Table
from pellmell.wire.frames import Notice, TableCard, Why
from pellmell.wire.requests import TableSettings

STOPS = "the house stops; come back in a moment"
STOPS_FOR_A_MOMENT = "the house stops for a moment; you will be back where you were"
CLOSED = "this table has been closed"
PUT_IN_ORDER = "this table is being put in order: come back in a moment"


class House:
    def __init__(self, environment: TableEnvironment) -> None:
        self.environment = environment
        self.tables: dict[str, LiveTable] = {}
        self.wakings: dict[str, Waking] = {}
        self.lobby = LobbyList(environment.time, environment.pack, self.public_tables)
        self.closing = False
        self.draining = False  # the tables that are here go elsewhere
        self._aside = Aside()

    # Tables

    async def make_table(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        settings: TableSettings | None = None,
        given: GivenDeal | None = None,
    ) -> LiveTable:
        """A fresh table; raises UnknownGame or BadOptions for what makes no sense."""
        self._check_may_make()
        table = Table(find_game(game), given=given)
        table.choose(options or {})
        code = await self._free_code()
        self._check_may_make()
        today = self.environment.time.today()
        settings, bot_seed = settings or TableSettings(), self.environment.seed()[:16].hex()
        record = TableRecord(code, game, today, today, epoch=1, settings=settings, bot_seed=bot_seed)
        live = LiveTable(self.environment, self, record, table)
        self._begin(live)
        return live

    async def _free_code(self) -> str:
        """That nobody else has, nor gets."""
        while True:
            code = new_code(self.tables.__contains__, self.environment.code_length)
            if await self.environment.store.reserve(code):
                return code

    @property
    def busy_codes(self) -> frozenset[str]:
        """Of the tables that are awake, or on their way."""
        return frozenset((*self.tables, *self.wakings))

    def awake(self, code: str) -> LiveTable | None:
        return self.tables.get(read_code(code))

    def wake(self, code: str) -> Waking:
        """A table that sleeps, on its way: one claim and one waking for all who come to it. Raises why it is
        not to be woken, if that is known at once; else the waking says so, later."""
        code = read_code(code)
        if code in self.wakings:
            return self.wakings[code]
        self._check_open()
        if self._aside.has(code):
            raise HouseCannotWrite(PUT_IN_ORDER)
        waking = self.wakings[code] = Waking(self.environment, self, code)
        self.environment.store.claim(code).add_done_callback(partial(self._claimed, waking))
        if waking.trouble is not None:
            raise waking.trouble
        return waking

    def _claimed(self, waking: Waking, claim: "Future[Claimed | Elsewhere | None]") -> None:
        wanted = self.wakings.get(waking.code) is waking  # or it was given up
        try:
            waking.claimed(_found(waking.code, claim.result()))
            if wanted:
                self._check_may_wake(waking)
                waking.read()
            elif not self.closing:
                waking.release()
        except Exception as error:
            if wanted:
                self._give_up(waking, error)

    def step(self, waking: Waking) -> bool:
        """One line further; whether it is over. Who waits is told then."""
        if not waking.step():
            return False
        if waking.woken is None:
            self._give_up(waking, waking.trouble)
            return True
        del self.wakings[waking.code]
        try:
            self._woke(waking)
        except Exception as error:
            waking.trouble = error
        waking.tell()
        return True

    def _check_may_wake(self, waking: Waking) -> None:
        assert waking.record is not None
        if self._aside.has(waking.code) or self._aside.concerns(waking.record):
            raise HouseCannotWrite(PUT_IN_ORDER)
        self._check_room(but=1)

    def _woke(self, waking: Waking) -> None:
        assert waking.woken is not None
        live, notice = waking.woken
        live.notice = notice
        self._begin(live)
        self.environment.counts.woken += 1

    def _give_up(self, waking: Waking, reason: Exception | None) -> None:
        """Another process may have more luck, or more room."""
        del self.wakings[waking.code]
        waking.release()
        waking.give_up(reason)

    def close_table(self, code: str) -> bool:
        """For good; finished matches are kept until they are old. Whether it is awake: if not, it is for
        whoever asked to delete it from the store."""
        code = read_code(code)
        if code in self.wakings:
            self._give_up(self.wakings[code], UnknownTable(CLOSED))
        live = self.tables.get(code)
        if live is None:
            return False
        live.delivery.hang_up("closed", CLOSED)
        self._forget(live)
        self.environment.store.write(live, [DropTable(code)])
        return True

    @contextmanager
    def closing_table(self, code: str) -> Generator[bool]:
        """The same, and nobody wakes it while that is being written."""
        with self._aside.tables([read_code(code)]):
            yield self.close_table(code)

    @contextmanager
    def set_aside(self, person: str) -> Generator[None]:
        """Tables that know somebody who wants to be forgotten sleep, and nobody wakes them, meanwhile."""
        for waking in list(self.wakings.values()):
            if waking.record is not None and knows(waking.record, person):
                self._give_up(waking, HouseCannotWrite(PUT_IN_ORDER))
        known_at = [live for live in self.tables.values() if knows(live.record(), person)]
        with self._aside.person(person), self._aside.tables([live.code for live in known_at]):
            for live in known_at:
                live.save()
                live.delivery.hang_up("stopping", PUT_IN_ORDER)
                self._let_go(live)
            yield

    def send_away_banned(self) -> None:
        """Those whose name is not welcome any more; their seats stay, as if their line were lost."""
        for live in self.tables.values():
            for state in live.machine.seats:
                if state.holder is not None and self.environment.is_banned(state.chair.player.name):
                    state.holder.line.hang_up("kicked", "this house does not welcome your name")

    def public_tables(self) -> list[TableCard]:
        return [live.card() for live in self.tables.values() if _is_open(live)]

    # Trouble, and stopping

    def hang_up(self, why: Why, reason: str) -> None:
        """On everybody; the tables stay."""
        for live in self.tables.values():
            live.delivery.hang_up(why, reason)

    def drain(self) -> None:
        """No new tables, none is woken, and those that are here go elsewhere, when nobody races there."""
        self.draining = True
        for waking in list(self.wakings.values()):
            self._give_up(waking, HouseCloses(STOPS))
        for live in list(self.tables.values()):
            self.settled(live)

    def settled(self, live: LiveTable) -> None:
        """When that is told, before the next race begins."""
        if self.draining:
            live.delivery.in_turn(lambda: self._move_on(live))

    def _move_on(self, live: LiveTable) -> None:
        if self.tables.get(live.code) is live and live.phase not in IN_ROUND:
            self.hand_over(live)

    def hand_over(self, live: LiveTable) -> None:
        """Another process may wake it, once that is written. Whoever is here comes back, and is sent on."""
        live.save()
        live.delivery.hang_up("stopping", STOPS_FOR_A_MOMENT)
        self._let_go(live)

    def announce_stop(self) -> None:
        """No new tables; players are told, and what was decided is still written."""
        self.closing = True
        for waking in list(self.wakings.values()):
            self._give_up(waking, HouseCloses(STOPS))
        notice = msgspec.json.encode(Notice("stopping", STOPS_FOR_A_MOMENT))
        for live in self.tables.values():
            live.audience.broadcast([notice])

    def stop(self) -> None:
        for live in self.tables.values():
            live.delivery.hang_up("stopping", STOPS)
            live.stop()
        self.tables.clear()

    def _check_open(self) -> None:
        if self.closing or self.draining:
            raise HouseCloses("the house is about to stop: try again in a minute")
        self._check_writes()

    def _check_may_make(self) -> None:
        self._check_open()
        self._check_room()

    def _check_room(self, but: int = 0) -> None:
        """For one more, beside so many that are counted already."""
        most = self.environment.limits.tables
        if len(self.tables) + len(self.wakings) - but >= most:
            raise HouseFull(f"the house is full: {most} tables are open; try again later")

    def _check_writes(self) -> None:
        if self.environment.store.trouble is not None:
            raise HouseCannotWrite(CANNOT_WRITE)

    # Awake and asleep

    def _begin(self, live: LiveTable) -> None:
        self.tables[live.code] = live
        live.save()
        live.settle()

    def fell_asleep(self, live: LiveTable) -> None:
        """When its last change is written, unless somebody has come meanwhile."""
        live.delivery.in_turn(lambda: self._sleep(live))

    def _sleep(self, live: LiveTable) -> None:
        if not live.audience.everybody() and not live.delivery.busy:
            self._let_go(live)

    def _let_go(self, live: LiveTable) -> None:
        """It is anybody's who wakes it."""
        self._forget(live)
        self.environment.store.write(live, [ReleaseTable(live.code, live.delivery.epoch)])

    def _forget(self, live: LiveTable) -> None:
        """Unless it has been woken anew: then the code is that of its successor."""
        live.stop()
        if self.tables.get(live.code) is live:
            del self.tables[live.code]
        self.lobby.changed()

    def changed(self, live: LiveTable) -> None:
        self.lobby.changed()

    def was_lost(self, live: LiveTable, reason: str) -> None:
        """What was not written has not happened: all come back to what was. Guests are not told why."""
        live.delivery.hang_up("trouble", CANNOT_WRITE)
        self._forget(live)


def _found(code: str, claim: Claimed | Elsewhere | None) -> Claimed:
    if claim is None:
        raise UnknownTable(f"there is no table {code!r}: check the code, or open a new one")
    if isinstance(claim, Elsewhere):
        raise AwakeElsewhere(claim)
    return claim


def _is_open(live: LiveTable) -> bool:
    """To strangers, who see it in the lobby. Where bots alone sit, there is nobody to play with."""
    machine, seats = live.machine, live.machine.seats
    inviting = machine.settings.public and not machine.admission.locked and bool(live.audience.members)
    return inviting and (not seats or any(state.human for state in seats))
