"""The sessions of Ligretto that are recorded for the tests of the clients: tools/make_frames.py."""

from pellmell.kit.phases import Phase
from pellmell.play.messages import Leave, Reopen, Rise, SetOptions, VoteToEnd
from pellmell.wire.requests import GoOn, HandOn, Kick, React, Reaction, SetTable, SitDown, TableSettings
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


RECORDINGS = {"ligretto": lambda: race("ligretto", 60, advanced=True), "table": comings_and_goings}
