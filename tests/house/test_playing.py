"""A table from the first guest to the last round, as the guests see it."""

import pytest

from pellmell.house.changes import SaveGroup
from pellmell.house.keys import person
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.phases import Phase
from pellmell.mechanics.stacking.messages import Turn
from pellmell.play.messages import Open, Ready, Rematch
from pellmell.testing import Guest, Town
from pellmell.testing.town import SECRET
from pellmell.wire.frames import Happened, Seated, Snapshot, Welcome
from pellmell.wire.requests import AddBot


def test_two_people_sit_down_and_race() -> None:
    town = Town()
    code = town.open()
    anna, ben = town.come(code, "Anna"), town.come(code, "Ben")
    assert (anna.seat, ben.seat) == (0, 1)
    assert anna.do(Open()) is None
    assert anna.do(Ready("00")) is None
    assert ben.do(Ready("01")) is None
    assert town.live(code).phase is Phase.COUNTDOWN
    assert anna.last(Happened).timers is not None
    town.pass_time(3000)
    assert town.live(code).phase is Phase.RACING
    assert anna.do(Turn()) is None
    assert ben.last(Happened).seat == 0
    assert anna.line.frames[-2:] != ben.line.frames[-2:]  # anna has been sent her next cards ahead
    assert [f.number for f in ben.all(Happened)] == sorted(f.number for f in ben.all(Happened))


def play_on(town: Town, code: str, guest: Guest) -> None:
    """To the end of the match, with the judgement of a bot."""
    live = town.live(code)
    chance = Chance(seed_from("Anna")).stream("plays")

    def over() -> bool:
        if live.phase in (Phase.READYING, Phase.SCORED) and 0 not in town.match(code).nonces:
            assert guest.do(Ready()) is None
        town.pass_time(300)
        if town.position(code) is not None:
            command = live.table.game.bot.choose(town.position(code).view(), 0, chance)
            if command is not None:
                guest.do(command)
        return live.phase is Phase.OVER

    town.until(over)


def test_bots_play_a_match_to_its_end_and_another() -> None:
    town = Town()
    code = town.open(target=10)
    anna = town.come(code, "Anna")
    for _ in range(3):
        assert anna.do(AddBot()) is None
    assert anna.do(Open()) is None
    live = town.live(code)

    play_on(town, code, anna)
    assert town.match(code).winners
    assert anna.do(Rematch()) is None
    assert live.phase is Phase.READYING


def test_somebody_who_joins_sees_what_everybody_sees() -> None:
    town = Town()
    code = town.open()
    anna = town.come(code, "Anna")
    watcher = town.come(code)
    assert watcher.last(Welcome).seat is None
    assert watcher.last(Snapshot).table.players[0].name == "Anna"
    assert not watcher.all(Seated)
    assert anna.all(Seated)


@pytest.mark.rule("BRD-30")
def test_a_group_is_recognised_at_another_table_next_week() -> None:
    town = Town()
    people = [person(SECRET + name, bytes(32)) for name in ("Anna", "Ben")]
    town.store.write(Owner(), [SaveGroup("board", {people[0]: 2, people[1]: 0}, 0.0)])
    town.write()
    code = town.open("board")
    ben, anna = town.come(code, "Ben"), town.come(code, "Anna")
    assert ben.do(Open()) is None
    assert anna.last(Happened).events[0]["event"] == "seed_promised"
    assert town.match(code).carried == [0, 2]


def test_what_a_group_takes_along_is_kept_when_the_match_is_over() -> None:
    town = Town()
    code = town.open("board", rounds=1)
    anna = town.come(code, "Anna")
    anna.do(AddBot())
    anna.do(Open())
    play_on(town, code, anna)
    match = town.match(code)
    assert match.phase is Phase.OVER
    carry = match.carry()
    assert town.store.carry("board", carry).result() == (carry if any(carry.values()) else {})


class Owner:
    def written(self, count: int) -> None:
        pass

    def lost(self, reason: str) -> None:
        pass
