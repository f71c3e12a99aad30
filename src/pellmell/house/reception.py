"""Coming, going, and all that is asked: what a member of the crowd may do at a table."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec

from pellmell.bots.levels import Level
from pellmell.bots.names import free_name
from pellmell.catalogue import find_game
from pellmell.house.author import BY_ITSELF, Author
from pellmell.house.crowd import Member
from pellmell.house.entrance import SENT_AWAY, Entrance
from pellmell.house.keys import new_token, person, token_hash
from pellmell.house.live import LiveTable, encode
from pellmell.house.names import BadName, unique_name
from pellmell.house.ports import Line
from pellmell.house.records import Chair
from pellmell.house.rights import Right, check_right
from pellmell.kit.messages import Command, TimeUp, any_of
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import (
    BETWEEN_ROUNDS,
    MATCH_COMMANDS,
    TABLE_COMMANDS,
    Leave,
    PassHost,
    Player,
    Rise,
)
from pellmell.wire.frames import (
    PROTOCOL,
    Admitted,
    Done,
    Hello,
    Notice,
    Reacted,
    Refused,
    Seated,
    Send,
    Welcome,
)
from pellmell.wire.requests import (
    REQUESTS,
    SHORTEST_SECRET,
    AddBot,
    AdmitScreen,
    GoOn,
    HandOn,
    Kick,
    React,
    Request,
    SendAway,
    SetAdmission,
    SetTable,
    SitDown,
)

CANNOT_WRITE = "the house can't write at the moment; nothing that you were told is lost: try again soon"
BETWEEN_REACTIONS = 400  # ms, of one seat


class Reception:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.notice: Notice | None = None
        self._entrance = Entrance(live)

    # Coming and going

    def enter(self, line: Line, hello: Hello) -> Member:
        """Raises Full, Barred, Locked or TooOften."""
        live = self.live
        member = self._entrance.come(line, hello)
        if member.seat is not None:
            self._take(member.seat, member)
        live.crowd.coming.add(member)
        resumes = live.numbered.since(hello.epoch, hello.seen) is not None
        shown = None if resumes else live.snapshot()  # as it is now: what comes after it is not written yet
        live.in_turn(lambda: self._greet(member, hello, shown))
        live.settle()
        return member

    def _take(self, seat: Seat, member: Member) -> None:
        """The newest line of a person counts; an older one is told so."""
        place = self.live.places[seat]
        if place.member is not None:
            self.live.crowd.leave(place.member)
            place.member.seat = None
            place.member.line.hang_up("elsewhere", "you play on another device, or in another tab, now")
        if member in self.live.crowd.members:
            self.live.crowd.watches_no_more(member)
        place.member, place.lost = member, False
        member.seat = seat
        self._entrance.went_or_sat(member)

    def _greet(self, member: Member, hello: Hello, shown: bytes | None) -> None:
        """What was missed, or everything; and from here on the member is told with the others."""
        live = self.live
        if member not in live.crowd.coming:
            return  # and has gone again
        seat = member.seat
        answered = live.places[seat].answered if seat is not None else 0
        welcome = Welcome(PROTOCOL, live.code, live.numbered.epoch, seat, member.screen, answered)
        missed = [shown] if shown else live.numbered.since(hello.epoch, hello.seen) or []
        live.world.counts.resumed += shown is None
        live.world.counts.snapshots += shown is not None
        frames = [encode(welcome), *missed]
        live.crowd.arrive(member)
        live.crowd.greet(member, [*frames, *self._news(), live.presence.greet(member)])
        if seat is not None:
            live.send_ahead_again(seat)
        live.tell_presence()

    def _news(self) -> list[bytes]:
        """That a round is dealt again is told to all who come before it begins."""
        if self.live.phase not in BETWEEN_ROUNDS:
            self.notice = None
        return [encode(self.notice)] if self.notice else []

    def leave(self, member: Member) -> None:
        """The line is gone; the seat stays."""
        live = self.live
        live.crowd.leave(member)
        self._entrance.went_or_sat(member)
        if member.seat is not None:
            live.places[member.seat].member = None
            member.seat = None
        live.tell_presence()
        live.settle()

    # Commands

    def receive(self, member: Member, frame: Send, arrived: float = 0.0) -> bool:
        """Every command is answered: by what happens, or by a refusal. False: it made no sense."""
        try:
            self._receive(member, frame, arrived)
        except Refusal as refusal:
            self.live.world.counts.refusals[refusal.rule] += 1
            self.live.tell_one(member, encode(Refused(frame.n, refusal.rule, refusal.reason)))
        except Malformed as error:
            self.live.world.counts.refusals["malformed"] += 1
            self.live.tell_one(member, encode(Refused(frame.n, "", str(error))))
            return False
        return True

    def _receive(self, member: Member, frame: Send, arrived: float) -> None:
        live = self.live
        command = decode_command(live.table.game.name, frame.command)
        if live.world.store.trouble is not None:
            raise Refusal("", CANNOT_WRITE)
        if member.seat is not None:
            place = live.places[member.seat]
            if frame.n <= place.answered:
                if live.holds(member.seat, frame.n):
                    return  # its answer follows
                raise Refusal("", "this command was decided while your line was down")
            place.answered = frame.n
        check_right(self._right(member), command, live.phase, live.table.why_not)
        if isinstance(command, Request):
            self.handlers[type(command)](self, member, command, frame.n)
            live.settle()
        else:
            assert member.seat is not None
            live.submit(member.seat, command, frame.n, frame.seen, arrived)

    def _right(self, member: Member) -> Right:
        if member.seat is None:
            return Right.ANYBODY
        return Right.HOST if member.seat == self.live.table.current_host else Right.PLAYER

    # Requests

    def _sit_down(self, member: Member, command: SitDown, n: int) -> None:
        live = self.live
        if live.admission.locked:
            raise Refusal("ALL-2", "the host has locked this table: ask them to unlock it")
        secret = command.secret or new_token()
        if len(secret) < SHORTEST_SECRET:
            raise Malformed(f"a secret has at least {SHORTEST_SECRET} characters: leave it out to get one")
        who = person(secret, live.world.house_key)
        if who in live.barred:
            raise Refusal("ALL-2", SENT_AWAY)
        try:
            name = unique_name(live.world.name_for(command.name), live.places.names)
        except BadName as error:
            raise Refusal("", str(error)) from None
        token = new_token()
        seat = live.sit(Chair(Player(name, who), token_hash(token)), Author(len(live.places)))
        self._take(seat, member)
        seated = encode(Seated(n, seat, token, secret))
        live.in_turn(lambda: live.crowd.tell_one(member, [seated]))  # before all that is about that seat
        live.tell_presence()

    def _add_bot(self, member: Member, command: AddBot, n: int) -> None:
        self.add_bot(command.level, Author(member.seat, n))

    def add_bot(self, level: Level, author: Author = BY_ITSELF) -> None:
        name = free_name(self.live.places.names)
        self.live.sit(Chair(Player(name, bot=True, level=level)), author)

    def _kick(self, member: Member, command: Kick, n: int) -> None:
        live = self.live
        if not 0 <= command.seat < len(live.places):
            raise Malformed(f"there is no seat {command.seat}")
        if command.seat == member.seat:
            raise Refusal("ALL-2", "to go yourself, leave the table")
        place = live.places[command.seat]
        guest = place.member
        going = Rise() if live.phase is Phase.GATHERING else Leave()
        live.perform(command.seat, going, Author(member.seat, n))
        if guest is not None:
            live.bar(place.chair.player.person)
            live.in_turn(lambda: guest.line.hang_up("kicked", SENT_AWAY))

    def _hand_on(self, member: Member, command: HandOn, n: int) -> None:
        live = self.live
        if not 0 <= command.seat < len(live.places):
            raise Malformed(f"there is no seat {command.seat}")
        if not live.places[command.seat].human:
            raise Refusal("ALL-2", "a bot can't be the host")
        live.perform(HOUSE, PassHost(command.seat), Author(member.seat, n))

    def _set_table(self, member: Member, command: SetTable, n: int) -> None:
        self.live.change_settings(command.settings, Author(member.seat, n))

    def _set_admission(self, member: Member, command: SetAdmission, n: int) -> None:
        self.live.change_admission(command.admission, Author(member.seat, n))
        if not command.admission.watchers:
            watchers = [other for other in self.live.crowd.everybody() if other.watches]
            self.live.in_turn(lambda: _send_away(watchers))

    def _send_away(self, member: Member, command: SendAway, n: int) -> None:
        """A screen loses its pass; a person who is known is not let in again."""
        live = self.live
        here = {other.number: other for other in live.crowd.everybody() if other.seat is None}
        if command.watcher not in here:
            raise Refusal("ALL-2", f"nobody watches under the number {command.watcher}")
        watcher = here[command.watcher]
        live.screens = [known for known in live.screens if known != watcher.token_hash]
        live.barred |= {watcher.person} - {""}
        live.write_record()
        live.in_turn(lambda: watcher.line.hang_up("kicked", SENT_AWAY))
        live.tell_one(member, encode(Done(n)))

    def _admit_screen(self, member: Member, command: AdmitScreen, n: int) -> None:
        for other in self.live.crowd.members:
            if other.asks == command.screen:
                self.live.crowd.watches_no_more(other)
                other.asks, other.screen = None, True
                self._give_pass(other)
                self.live.tell_presence()
                self.live.tell_one(member, encode(Done(n)))
                return
        raise Refusal("ALL-2", f"no screen {command.screen} asks to be let in")

    def _give_pass(self, screen: Member) -> None:
        """So that it need not ask again when its line was lost."""
        token = new_token()
        screen.token_hash = token_hash(token)
        self.live.screens.append(screen.token_hash)
        self.live.write_record()
        self.live.tell_one(screen, encode(Admitted(token)))

    def _react(self, member: Member, command: React, n: int) -> None:
        """Who babbles is not listened to."""
        assert member.seat is not None
        place, at = self.live.places[member.seat], self.live.at
        if place.reacted is None or at - place.reacted >= BETWEEN_REACTIONS:
            place.reacted = at
            self.live.tell_all(encode(Reacted(member.seat, command.reaction)))
        self.live.tell_one(member, encode(Done(n)))

    def _go_on(self, member: Member, _: GoOn, n: int) -> None:
        assert member.seat is not None
        self.live.attendance.go_on(member.seat)
        self.live.tell_one(member, encode(Done(n)))

    handlers: ClassVar[Mapping[type[Command], Callable[[Any, Member, Any, int], None]]] = {
        SitDown: _sit_down,
        AddBot: _add_bot,
        Kick: _kick,
        HandOn: _hand_on,
        SetTable: _set_table,
        AdmitScreen: _admit_screen,
        SetAdmission: _set_admission,
        SendAway: _send_away,
        React: _react,
        GoOn: _go_on,
    }


def _send_away(watchers: list[Member]) -> None:
    for watcher in watchers:
        if watcher.watches:
            watcher.line.hang_up("locked", "the host lets nobody watch this table at the moment")


@cache
def command_decoder(game: str) -> msgspec.json.Decoder[Command]:
    """Of everything that can be tried at a table of this game, by whomever."""
    at_any_table: tuple[type[Command], ...] = (*MATCH_COMMANDS, *TABLE_COMMANDS, *REQUESTS, TimeUp)
    return msgspec.json.Decoder(any_of(dict.fromkeys((*find_game(game).commands, *at_any_table))))


def decode_command(game: str, text: msgspec.Raw) -> Command:
    try:
        return command_decoder(game).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"no command of this game: {error}") from None
