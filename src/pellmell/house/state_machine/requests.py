"""Requests of people to a table: to sit down, to add bots, to send somebody away, to change its settings."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from pellmell.bots.levels import Level
from pellmell.bots.names import free_name
from pellmell.house.keys import person, token_hash
from pellmell.house.names import BadName, unique_name
from pellmell.house.records import Chair
from pellmell.house.state_machine.deciding import Deciding
from pellmell.house.state_machine.effects import Answer, HangUp
from pellmell.house.state_machine.inputs import BY_ITSELF, Origin
from pellmell.house.state_machine.latecomers import open_match, take_over, wait, withdraw
from pellmell.house.state_machine.seats import Seats, SeatState
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.messages import Leave, Open, PassHost, Player, Rematch, Rise, Sit
from pellmell.play.pause_messages import PlayOn
from pellmell.play.seat_messages import SetName
from pellmell.wire.frames import Done, Listed, Reacted, Seated
from pellmell.wire.requests import (
    REQUESTS,
    SHORTEST_SECRET,
    AddBot,
    Admission,
    AdmissionSet,
    FillSeat,
    GoOn,
    HandOn,
    Kick,
    React,
    Rename,
    SetAdmission,
    SetTable,
    SitDown,
    TableSet,
    Withdraw,
)

SENT_AWAY = "the host has sent you away from this table"
NOBODY_WATCHES = "the host lets nobody watch this table at the moment"
BETWEEN_REACTIONS = 400  # ms, of one seat

BETWEEN_WATCHERS_REACTIONS = 500  # ms, of all who watch
BETWEEN_NAMES = 3_000  # ms, of one seat or place

encode = msgspec.json.Encoder().encode


def sit(table: Deciding, chair: Chair, at: Milliseconds, origin: Origin = BY_ITSELF) -> Seat:
    """Somebody takes the next seat; raises Refusal if there is none."""
    table.decide_all(at)
    table.seats.append(SeatState(chair))
    table.seats.measure_all()
    try:
        table.decide(HOUSE, Sit(chair.player), at, origin)
    except Refusal:
        del table.seats[-1]
        table.seats.measure_all()
        raise
    return len(table.seats) - 1


def change_admission(
    table: Deciding, admission: Admission, at: Milliseconds, origin: Origin = BY_ITSELF
) -> None:
    """Who unlocks the table lets in everybody again, those too who were sent away."""
    if table.admission.locked and not admission.locked:
        table.barred.clear()
    table.admission = admission
    table.save(at)
    table.announce(at, [AdmissionSet(admission)], origin)


def sit_down(table: Deciding, origin: Origin, command: SitDown, at: Milliseconds) -> None:
    if table.admission.locked:
        raise Refusal("ALL-2", "the host has locked this table: ask them to unlock it")
    table.sitting.check(origin.home, at)
    secret = command.secret or table.supplies.token()
    if len(secret) < SHORTEST_SECRET:
        raise Malformed(f"a secret has at least {SHORTEST_SECRET} characters: leave it out to get one")
    who = person(secret, table.supplies.house_key)
    if who in table.barred:
        raise Refusal("ALL-2", SENT_AWAY)
    name = name_at(table, command.name, who)
    token = table.supplies.token()
    chair = Chair(Player(name, who), token_hash(token))
    if table.phase is not Phase.GATHERING or len(table.seats) >= table.table.game.seats[-1]:
        place = wait(table, chair, origin, at)
        listed = encode(Listed(origin.n, place.number, token, secret))
        table.effects.letters.append(Answer(listed, origin, in_order=True))
        return
    seat = sit(table, chair, at, Origin(len(table.seats)))
    table.seats[seat].take(origin.holder, None, 0)
    table.side_effects.took += (origin.holder,)
    table.side_effects.presence_changed = True
    seated = encode(Seated(origin.n, seat, token, secret))
    table.effects.letters.append(Answer(seated, origin, in_order=True))  # before all that is about that seat


def name_at(table: Deciding, text: str, who: str) -> str:
    """A name as it is shown to the others, which nobody else has here; raises Refusal."""
    others = {state.chair.player.name for state in table.seats if state.chair.player.person != who}
    others |= {place.chair.player.name for place in table.waiting if place.chair.player.person != who}
    try:
        return unique_name(table.supplies.name_for(text), others | table.evening.names_of_others(who))
    except BadName as error:
        raise Refusal("", str(error)) from None


def stop_waiting(table: Deciding, origin: Origin, _: Withdraw, at: Milliseconds) -> None:
    place = table.waiting.held_by(origin.holder)
    if place is None:
        raise Refusal("ALL-16", "you do not wait for a seat")
    withdraw(table, place, at)
    table.answer(origin, Done(origin.n))


def rename(table: Deciding, origin: Origin, command: Rename, at: Milliseconds) -> None:
    """Who waits is told to all with the others who do."""
    if origin.seat is not None:
        state = table.seats[origin.seat]
        state.renamed = _check_often(state.renamed, at)
        name = name_at(table, command.name, state.chair.player.person)
        if name == state.chair.player.name:
            raise Refusal("ALL-18", f"{name} is your name already")
        table.decide(HOUSE, SetName(origin.seat, name), at, origin)
        return
    place = table.waiting.held_by(origin.holder)
    if place is None:
        raise Refusal("ALL-18", "take a seat first: who watches has no name")
    place.renamed = _check_often(place.renamed, at)
    player = place.chair.player
    name = name_at(table, command.name, player.person)
    place.chair = replace(place.chair, player=replace(player, name=name))
    table.evening.rename(player.person, name)
    table.save(at)
    table.answer(origin, Done(origin.n))


def _check_often(last: Milliseconds | None, at: Milliseconds) -> Milliseconds:
    if last is not None and at - last < BETWEEN_NAMES:
        raise Refusal("ALL-18", "you have just changed your name: wait a moment")
    return at


def fill_seat(table: Deciding, origin: Origin, command: FillSeat, at: Milliseconds) -> None:
    match = table.table.match
    assert match is not None
    if command.seat not in match.people.gone:
        raise Refusal("ALL-11", "a bot can be put on a seat that somebody has left")
    chair = bot_chair(table.seats, command.level, command.language)
    take_over(table, command.seat, chair, at, origin)


def add_bot(table: Deciding, origin: Origin, command: AddBot, at: Milliseconds) -> None:
    sit(table, bot_chair(table.seats, command.level, command.language), at, origin)


def bot_chair(seats: Seats, level: Level, language: str = "") -> Chair:
    return Chair(Player(free_name(seats.names, language), bot=True, level=level))


def kick(table: Deciding, origin: Origin, command: Kick, at: Milliseconds) -> None:
    if not 0 <= command.seat < len(table.seats):
        raise Malformed(f"there is no seat {command.seat}")
    if command.seat == origin.seat:
        raise Refusal("ALL-2", "to go yourself, leave the table")
    state = table.seats[command.seat]
    guest = state.holder
    going = Rise() if table.phase is Phase.GATHERING else Leave()
    table.decide(command.seat, going, at, origin)
    if guest is not None:  # not again, until the table has gone back to seats and options
        table.barred.add(state.chair.player.person)
        table.save(at)
        table.effects.letters.append(HangUp(guest, "kicked", SENT_AWAY))


def hand_on(table: Deciding, origin: Origin, command: HandOn, at: Milliseconds) -> None:
    if not 0 <= command.seat < len(table.seats):
        raise Malformed(f"there is no seat {command.seat}")
    if not table.seats[command.seat].human:
        raise Refusal("ALL-2", "a bot can't be the host")
    table.decide(HOUSE, PassHost(command.seat), at, origin)


def set_table(table: Deciding, origin: Origin, command: SetTable, at: Milliseconds) -> None:
    table.side_effects.card_changed |= table.settings.public
    table.settings, table.sends_ahead = command.settings, command.settings.sends_ahead
    table.race.referee.window = command.settings.fair_window
    table.journal.sharing = command.settings.sharing
    table.save(at)
    table.announce(at, [TableSet(command.settings)], origin)


def set_admission(table: Deciding, origin: Origin, command: SetAdmission, at: Milliseconds) -> None:
    change_admission(table, command.admission, at, origin)
    if not command.admission.watchers:
        table.effects.letters.append(HangUp(None, "locked", NOBODY_WATCHES))


def react(table: Deciding, origin: Origin, command: React, at: Milliseconds) -> None:
    """Reactions that follow each other too quickly are not passed on."""
    if origin.seat is None:
        _watcher_reacts(table, origin, command, at)
    else:
        state = table.seats[origin.seat]
        if state.reacted is None or at - state.reacted >= BETWEEN_REACTIONS:
            state.reacted = at
            table.side_effects.at_once += (encode(Reacted(command.reaction, origin.seat)),)
    table.answer(origin, Done(origin.n))


def _watcher_reacts(table: Deciding, origin: Origin, command: React, at: Milliseconds) -> None:
    """All who watch share one voice, so that however many they are, nobody is drowned in it."""
    if not table.admission.watchers:
        raise Refusal("ALL-2", NOBODY_WATCHES)
    if table.watchers_reacted is None or at - table.watchers_reacted >= BETWEEN_WATCHERS_REACTIONS:
        table.watchers_reacted = at
        table.side_effects.at_once += (encode(Reacted(command.reaction, watcher=origin.watcher)),)


def go_on(table: Deciding, origin: Origin, _: GoOn, at: Milliseconds) -> None:
    assert origin.seat is not None
    match = table.table.match
    if match is not None and match.pausing.in_force:
        table.decide(HOUSE, PlayOn(origin.seat), at, origin)
        return
    table.attendance.go_on(origin.seat)
    table.answer(origin, Done(origin.n))


HANDLERS: Mapping[type[Command], Callable[[Deciding, Origin, Any, Milliseconds], None]] = {
    SitDown: sit_down,
    Withdraw: stop_waiting,
    Rename: rename,
    FillSeat: fill_seat,
    Open: open_match,
    Rematch: open_match,
    AddBot: add_bot,
    Kick: kick,
    HandOn: hand_on,
    SetTable: set_table,
    SetAdmission: set_admission,
    React: react,
    GoOn: go_on,
}

ABOUT_LINES = frozenset(REQUESTS) - HANDLERS.keys()  # that hold no seat: these are not for the machine
