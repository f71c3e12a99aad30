"""Bots at a real table, in virtual time."""

import pytest
from msgspec.structs import replace

from pellmell.bots.levels import Level
from pellmell.house.bot_reactions import bot_reaction
from pellmell.house.records import Chair
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.phases import Phase
from pellmell.play.messages import Open, Ready
from pellmell.testing import Guest, Town
from pellmell.wire.frames import Reacted
from pellmell.wire.requests import AddBot, Reaction

ROUNDS = 6


def table(town: Town, level: Level = Level.ADULT) -> tuple[str, Guest]:
    code = town.open()
    guest = town.come(code, "Ann")
    for _ in range(3):
        guest.do(AddBot(level))
    guest.do(Open())
    guest.do(Ready())
    return code, guest


def play_until(town: Town, code: str, guest: Guest, phase: Phase) -> None:
    """Ann plays along: nobody else could end a round that only her cards keep alive."""
    chance = Chance(seed_from("Ann")).stream("plays")

    def reached() -> bool:
        town.pass_time(1_000)
        if town.match(code).phase is Phase.RACING:
            command = town.match(code).game.bot.choose(town.position(code).view(), 0, chance)
            if command is not None:
                guest.do(command)
        return town.match(code).phase is phase

    town.until(reached)


@pytest.mark.parametrize("level", Level)
def test_every_level_plays_a_round_to_its_end(level: Level) -> None:
    town = Town()
    code, guest = table(town, level)
    play_until(town, code, guest, Phase.SCORED)
    assert any(town.match(code).totals)


def test_a_bot_is_named_in_the_language_of_who_put_it_there() -> None:
    town = Town()
    code = town.open()
    host = town.come(code, "Ann")
    for language in ("de", "nl-BE", "", "xx"):
        host.do(AddBot(language=language))
    names = [player.name for player in town.live(code).table.players]
    assert names == ["Ann", "Ahorn", "Berk", "Ash", "Birch"]


def test_bots_of_a_table_that_was_woken_go_on() -> None:
    town = Town()
    code, guest = table(town)
    play_until(town, code, guest, Phase.RACING)
    town.pass_time(5_000)
    town.fall()
    back = town.come(code, token=guest.token)
    play_until(town, code, back, Phase.SCORED)


def test_a_bot_of_former_times_still_plays() -> None:
    town = Town()
    code, guest = table(town)
    for place in list(town.live(code).machine.seats)[1:]:
        place.chair = Chair(replace(place.chair.player, level="hard"))
    play_until(town, code, guest, Phase.SCORED)


def test_bots_have_something_to_say_now_and_then_but_not_all_the_time() -> None:
    town = Town()
    said = 0
    for _ in range(ROUNDS):
        code, guest = table(town)
        play_until(town, code, guest, Phase.SCORED)
        said += len(guest.all(Reacted))
    assert 0 < said < 3 * ROUNDS


def test_who_ends_a_round_may_laugh_and_the_others_may_clap() -> None:
    town = Town()
    code, guest = table(town)
    play_until(town, code, guest, Phase.STOPPED)
    view = town.position(code).view()
    heard = {
        bot_reaction(view, seat, False, Chance(seed_from(f"{number}")).stream("manners"))
        for seat in range(4)
        for number in range(60)
    }
    assert None in heard
    assert heard <= {None, Reaction.LAUGH, Reaction.BRAVO, Reaction.OOPS}
