"""How often one seat may ask for anything but a move: each time everybody is told, and it is written."""

import pytest

from pellmell.house.state_machine.request_checks import REQUESTS_AT_ONCE
from pellmell.kit.messages import Command
from pellmell.play.messages import ChangeGame, Open, Reopen, SetOptions
from pellmell.testing import Town
from pellmell.wire.requests import AddBot, Admission, Kick, React, Reaction, SetAdmission

AGAIN_AND_AGAIN: dict[str, tuple[Command, Command]] = {
    "matches": (Open(), Reopen()),
    "games": (ChangeGame("dice"), ChangeGame("ligretto")),
    "options": (SetOptions({"pace": "free"}), SetOptions({"pace": "human"})),
    "bots": (AddBot(), Kick(2)),
    "locks": (SetAdmission(Admission(locked=True)), SetAdmission(Admission())),
}


@pytest.mark.parametrize("both", AGAIN_AND_AGAIN.values(), ids=AGAIN_AND_AGAIN)
def test_a_host_who_asks_on_and_on_is_soon_refused(both: tuple[Command, Command]) -> None:
    town = Town()
    code = town.open("ligretto")
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    town.pass_time(60_000)
    answers = [anna.do(command) for _ in range(REQUESTS_AT_ONCE) for command in both]
    refused = [answer.reason for answer in answers if answer is not None]
    assert refused[:1] == ["too much at once: wait 1 seconds"]
    assert len(answers) - len(refused) == REQUESTS_AT_ONCE
    town.pass_time(1_000)
    assert [anna.do(command) for command in both] == [None, None]
    assert ben.do(React(Reaction.HELLO)) is None
