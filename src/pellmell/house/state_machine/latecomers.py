"""Latecomers are people who sit down while a match is played: they wait, and get a seat between two rounds or
matches.

The house seats those who wait in their order: on a seat that was left, on a bot's, on one that is added where
the game may grow, else in the next match (ALL-16).
"""

import msgspec
from msgspec.structs import replace

from pellmell.house.records import Chair
from pellmell.house.state_machine.deciding import Deciding
from pellmell.house.state_machine.effects import Answer, Recall
from pellmell.house.state_machine.inputs import BY_ITSELF, Origin, Recalled, Received
from pellmell.house.state_machine.rotation import Change, Sitter, change_for
from pellmell.house.state_machine.seats import SeatState
from pellmell.house.state_machine.waiting_list import LineUp, WaitingPlace
from pellmell.kit.messages import Command
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.kit.time_units import Milliseconds
from pellmell.play.match import Match
from pellmell.play.match_core import check_start
from pellmell.play.messages import BETWEEN_ROUNDS, Open, Reopen, Rise, Sit
from pellmell.play.seat_messages import AddSeat, TakeOver
from pellmell.wire.evening import Waiter, WaitingSet
from pellmell.wire.frames import Done, Moved

MOST_WAITING = 24
CANNOT_RECALL = "the house can't look up what you take along at the moment: try again soon"

encode = msgspec.json.Encoder().encode


# Who waits


def wait(table: Deciding, chair: Chair, origin: Origin, at: Milliseconds) -> WaitingPlace:
    """Somebody waits for a seat; raises Refusal. Where there are too many, one of the home that most of them
    come from makes room."""
    person = chair.player.person
    people = table.table.match.people.themselves if table.table.match is not None else table.table.players
    gone = table.table.match.people.gone if table.table.match is not None else set[Seat]()
    if any(player.person == person and seat not in gone for seat, player in enumerate(people)):
        raise Refusal("ALL-2", f"{chair.player.name} sits here already")
    if table.waiting.of_person(person) is not None or table.waiting.held_by(origin.holder) is not None:
        raise Refusal("ALL-16", "you wait for a seat already")
    if len(table.waiting) >= MOST_WAITING:
        if (goes := table.waiting.spare(origin.home)) is None:
            raise Refusal("ALL-16", f"{MOST_WAITING} people wait for a seat already: come back later")
        withdraw(table, goes, at)
    place = table.waiting.add(chair, origin.holder, origin.home)
    table.side_effects.seats_moved = True
    table.save(at)
    return place


def withdraw(table: Deciding, place: WaitingPlace, at: Milliseconds) -> None:
    table.waiting.remove(place)
    table.side_effects.seats_moved = True
    table.save(at)
    _move(table, place.holder, Moved())


def _move(table: Deciding, holder: object, frame: Moved) -> None:
    if holder is not None:
        table.effects.letters.append(Answer(encode(frame), Origin(holder=holder), in_order=True))


# Who is given a seat


def seat_next(table: Deciding, at: Milliseconds) -> bool:
    """Whoever waits longest and is there, if there is a seat: who has left one, and is back, has it again.
    Whether anything has changed at the seats."""
    online = table.waiting.online
    if table.table.match is None and _is_crowded(table, len(online)):
        return _send_bot_away(table, at)
    if not online:
        return False
    place, match = online[0], table.table.match
    if match is None:
        _seat_more(table, place, Sit(place.chair.player), at)
    elif match.phase not in BETWEEN_ROUNDS:
        return False
    elif free := free_seats(match):
        own = [seat for seat in free if match.people.themselves[seat].person == place.chair.player.person]
        take_over(table, (own or free)[0], place.chair, at, holder=place.holder)
        table.waiting.remove(place)
        table.save(at)
    elif match.may_grow:
        _seat_more(table, place, AddSeat(place.chair.player), at)
    else:
        return False
    return True


def _is_crowded(table: Deciding, waiting: int) -> bool:
    return len(table.seats) + min(1, waiting) > table.table.game.seats[-1]


def _send_bot_away(table: Deciding, at: Milliseconds) -> bool:
    """Bots make room for people."""
    bots = [seat for seat, state in enumerate(table.seats) if not state.human]
    if bots:
        table.decide(bots[-1], Rise(), at)
    return bool(bots)


def free_seats(match: Match) -> list[Seat]:
    """Those that can be taken over: the ones that were left first, then those of bots."""
    free = [seat for seat in range(len(match.players)) if match.people.is_free(seat)]
    return sorted(free, key=lambda seat: (seat not in match.people.gone, seat))


def take_over(
    table: Deciding,
    seat: Seat,
    chair: Chair,
    at: Milliseconds,
    origin: Origin = BY_ITSELF,
    holder: object = None,
) -> None:
    """The seat changes hands; raises Refusal."""
    table.decide(HOUSE, TakeOver(seat, chair.player), at, origin)
    table.journal.join(chair.player.id)
    table.seats[seat] = SeatState(chair)
    _take(table, seat, holder)
    table.save(at)


def _seat_more(table: Deciding, place: WaitingPlace, command: Sit | AddSeat, at: Milliseconds) -> None:
    """There is one seat more."""
    table.waiting.remove(place)
    table.decide_all(at)
    table.seats.append(SeatState(place.chair))
    table.seats.measure_all()
    table.decide(HOUSE, command, at)
    if isinstance(command, AddSeat):
        table.journal.join(place.chair.player.id)
    _take(table, len(table.seats) - 1, place.holder)
    table.save(at)


def _take(table: Deciding, seat: Seat, holder: object) -> None:
    """Its owner is told, after everybody."""
    table.seats.measure_all()
    table.side_effects.seats_moved = True
    table.side_effects.presence_changed = True
    if holder is not None:
        table.seats[seat].take(holder, None, 0)
        table.side_effects.took += (holder,)
        _move(table, holder, Moved(seat))


# Who plays the next match


def next_change(table: Deciding) -> Change:
    """What has to change at the seats before the next match begins."""
    out, gone = set(table.table.current_out), _gone(table)
    sitters = [
        Sitter(seat, not state.human, seat in out, table.evening.played(state.chair.player.person))
        for seat, state in enumerate(table.seats)
        if seat not in gone
    ]
    return change_for(sitters, len(table.waiting.online), table.table.game.seats[-1])


def _gone(table: Deciding) -> set[Seat]:
    return table.table.match.people.gone if table.table.match is not None else set()


def _people_after(table: Deciding, change: Change) -> frozenset[str]:
    """Who plays the next match, then."""
    absent = _gone(table).union(change.seats)
    staying = [state.chair for seat, state in enumerate(table.seats) if seat not in absent]
    coming = [place.chair for place in table.waiting.online[: change.come]]
    return frozenset(chair.player.person for chair in (*staying, *coming))


def open_match(table: Deciding, origin: Origin, command: Command, at: Milliseconds) -> None:
    """With those whose turn it is: bots make room, who has played rests, and who waits comes in. First it has
    to be known what they take along."""
    assert origin.seat is not None
    change = next_change(table)
    people = _people_after(table, change)
    if not table.table.recalls(people):
        check_start(table.table.game, table.table.options, len(people))
        table.opening = Received(command, origin)
        table.side_effects.recall = Recall(table.table.game.name, people)
        return
    if not change.seats and not change.come:
        table.decide(origin.seat, command, at, origin)
        return
    table.decide_all(at)
    match = table.table.match
    check_start(table.table.game, table.table.options, len(people))
    resting = [table.seats[seat] for seat in change.rest]
    leaving = [table.seats[seat] for seat in change.seats]
    if match is not None:
        barred = set(table.barred)
        table.decide(HOUSE, Reopen(), at)
        table.barred |= barred
    for state in leaving:
        table.decide(table.seats.index(state), Rise(), at)
    for place in table.waiting.online[: change.come]:
        _seat_more(table, place, Sit(place.chair.player), at)
    for state in resting:
        place = table.waiting.add(state.chair, state.holder)
        table.side_effects.seats_moved = True
        _move(table, state.holder, Moved(waiting=place.number))
    _answer_open(table, origin, at)


def wanted_opening(table: Deciding, recalled: Recalled) -> Received | None:
    """What is taken along is known; who has waited for it to open a match may sit elsewhere by now."""
    wanted, table.opening = table.opening, None
    if recalled.carry is not None:
        table.table.recall(recalled.game, recalled.people, recalled.carry)
    elif wanted is not None:
        table.refuse(wanted.origin, "", CANNOT_RECALL)
        return None
    if wanted is None or wanted.origin.holder is None:
        return wanted
    return replace(wanted, origin=replace(wanted.origin, seat=table.seats.held_by(wanted.origin.holder)))


def _answer_open(table: Deciding, origin: Origin, at: Milliseconds) -> None:
    """Whoever asked for it may sit elsewhere by now, or wait."""
    seat = table.seats.held_by(origin.holder)
    if seat is None:
        table.decide(HOUSE, Open(), at)
        table.answer(origin, Done(origin.n))
    else:
        table.seats[seat].answered = max(table.seats[seat].answered, origin.n)
        table.decide(HOUSE, Open(), at, replace(origin, seat=seat))


# What everybody is told of it


def tell_line_up(table: Deciding, at: Milliseconds) -> None:
    now = _line_up(table)
    if now != table.line_up:
        table.line_up = now
        table.save(at)
        table.announce(at, [WaitingSet(now.waiting, tuple(now.surplus))], BY_ITSELF)


def _line_up(table: Deciding) -> LineUp:
    match = table.table.match
    runs = match is not None and match.phase is not Phase.OVER
    if not table.waiting and (runs or len(table.seats) <= table.table.game.seats[-1]):
        return LineUp([], [])
    soon = table.waiting.online[: _openings(match)] if runs and match is not None else []
    waiting = [
        Waiter(place.number, place.chair.player.name, "round" if place in soon else "match")
        for place in table.waiting
    ]
    return LineUp(waiting, [] if runs else list(next_change(table).rest))


def _openings(match: Match) -> int:
    """How many could come in with the next round, if there is one."""
    if match.is_last_round:
        return 0
    free, players = len(free_seats(match)), len(match.players)
    while players + 1 in match.game.seats and match.game.may_grow(match.options, players):
        players += 1
    return free + players - len(match.players)
