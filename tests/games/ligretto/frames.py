"""The sessions of Ligretto that are recorded for the tests of the clients: tools/make_frames.py."""

from pellmell.catalogue import all_games
from pellmell.kit.phases import Phase
from pellmell.play.messages import ChangeGame, Leave, Open, Reopen, Rise, SetOptions, VoteToEnd
from pellmell.play.pause_messages import AnswerPause, AskPause
from pellmell.play.seat_messages import SitOut
from pellmell.wire.requests import (
    GoOn,
    HandOn,
    Kick,
    React,
    Reaction,
    Rename,
    SetTable,
    SitDown,
    TableSettings,
)
from tests.client.recording import Recording, race


def comings_and_goings() -> bytes:
    """What is the same at every table: seats, options, a pause, a vote, a fall of the house."""
    evening = Recording("ligretto", TableSettings(away="pause"))
    anna, ben, cleo = evening.anna, evening.ben, evening.cleo
    for guest, command in (
        (anna, SetOptions({"target": 50})),
        (anna, SetTable(TableSettings(away="pause", fair_window=100))),
        (anna, HandOn(1)),
        (ben, React(Reaction.BRAVO)),
        (ben, Rise()),
        (anna, HandOn(7)),
        (cleo, HandOn(0)),
    ):
        guest.do(command)
        evening.town.pass_time(200)
        anna.show()
    ben.do(SitDown("Ben", ben.mirror.secret))
    anna.do(Kick(1))
    evening.town.pass_time(200)
    anna.show()
    evening.guests = [anna, ben]
    evening.open()
    evening.play_on(20)
    ben.lose_line()
    evening.town.until(lambda: anna.mirror.phase is Phase.PAUSED)
    anna.show()
    anna.do(GoOn())
    anna.show()
    ben.come()
    evening.play_on(15)
    evening.town.fall()
    anna.lines.append(b'{"lost":true}')
    for guest in evening.guests:
        guest.come()
    evening.play_on(30)
    ben.do(VoteToEnd())
    anna.do(VoteToEnd())
    evening.town.until(lambda: anna.mirror.phase is Phase.SCORED)
    ben.do(Leave())
    anna.show()
    anna.do(Reopen())
    anna.show()
    anna.do(Rise())
    evening.town.pass_time(200)
    anna.show()
    return anna.written()


def a_long_evening() -> bytes:
    """Other hands and other names, a pause, a round that somebody sits out, another game, and a latecomer."""
    evening = Recording("ligretto")
    town, anna, ben, cleo = evening.town, evening.anna, evening.ben, evening.cleo
    evening.open()
    evening.play_on(20)
    for guest, command in (
        (ben, AskPause()),
        (cleo, AnswerPause(agree=False)),
        (anna, AskPause()),
        (ben, AnswerPause(agree=True)),
        (cleo, AnswerPause(agree=True)),
        (ben, GoOn()),
        (anna, Rename("Anne")),
        (anna, GoOn()),
        (cleo, GoOn()),
    ):
        guest.do(command)
        town.pass_time(200)
        anna.show()
    evening.play_on(20)
    dora = evening.guest("Dora")
    for guest in (anna, ben, cleo):
        guest.do(SitOut() if guest is ben else Rename(f"{guest.mirror.seat} and all"))
        guest.do(VoteToEnd())
    town.until(lambda: anna.mirror.phase is Phase.SCORED)
    anna.show()
    cleo.do(Leave())
    town.pass_time(200)
    anna.show()
    assert dora.mirror.seat == 2
    evening.guests = [anna, dora]
    evening.play_on(20)
    anna.do(Leave())
    anna.do(SitDown("Anna", anna.mirror.secret))
    town.pass_time(300)
    anna.show()
    for guest in (ben, dora):
        guest.do(SitOut(out=False))
        guest.do(VoteToEnd())
    town.until(lambda: anna.mirror.seat is not None)
    anna.show()
    host = next(guest for guest in (anna, ben, dora) if guest.mirror.seat == anna.mirror.standing.host)
    host.do(ChangeGame(next(name for name in all_games() if name != "ligretto")))
    town.pass_time(200)
    anna.show()
    host.do(Open())
    anna.show()
    return anna.written()


def one_seat_more() -> bytes:
    """Who comes late is in from the next round on, with a seat of her own."""
    evening = Recording("ligretto")
    anna = evening.anna
    evening.guests.append(evening.guest("Cora"))  # with four the rows are as long as with five
    evening.open()
    evening.play_on(10)
    dora = evening.guest("Dora")
    evening.town.pass_time(200)
    anna.show()
    for guest in evening.guests:
        guest.do(VoteToEnd())
    evening.town.until(lambda: dora.mirror.seat is not None)
    anna.show()
    assert dora.mirror.seat == len(evening.guests)
    evening.guests.append(dora)
    evening.play_on(20)
    anna.lose_line()
    evening.play(4, [dora])
    anna.come()
    evening.play_on(10)
    return anna.written()


RECORDINGS = {
    "ligretto": lambda: race("ligretto", 60, advanced=True),
    "table": comings_and_goings,
    "evening": a_long_evening,
    "seat": one_seat_more,
}
