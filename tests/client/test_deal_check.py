"""Anybody can check a deal, once the seed is told."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from pellmell.catalogue import all_games
from pellmell.client.deal_check import Dishonest, Witness
from pellmell.client.mirror import TableMirror
from pellmell.games.dice.dice import Die
from pellmell.games.dice.messages import Rolled
from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.kit.messages import Event
from pellmell.mechanics.stacking.messages import Turned
from pellmell.play.messages import RoundClosed
from pellmell.testing import Town
from pellmell.wire.frames import Happened, HouseFrame, Snapshot
from tests.client.lively_options import SHORT, VARIANTS
from tests.client.seats import Evening
from tests.films.filmed import bots_play
from tests.house.given import begin, end_round, play_again


def told(evening: Evening) -> Iterator[HouseFrame]:
    """What Anna's line brings, as soon as it does."""
    heard = 0
    playing = True
    while playing:
        playing = evening.play(1)
        frames = [told.frame for told in evening.anna.line.told]
        yield from frames[heard:]
        heard = len(frames)


def witnessed(evening: Evening, told_as: Callable[[Event], Event] = lambda event: event) -> Witness:
    """The match by somebody who hears of its events, perhaps not as they were."""
    witness = Witness(evening.anna.mirror)
    for frame in told(evening):
        if isinstance(frame, Happened):
            witness.hear(replace(frame, events=[told_as(event) for event in frame.events]))
        else:
            witness.hear(frame)
    return witness


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_an_honest_house_is_found_honest(game: str, options: dict[str, object]) -> None:
    two_rounds = {"rounds": 2} if game == "board" else {}  # the second is dealt from what the first left
    evening = Evening(game, **{**SHORT[game], **options, **two_rounds})
    witness = witnessed(evening.open())
    assert evening.anna.mirror.standing.match
    assert witness.rounds == list(range(1, evening.anna.mirror.standing.match.round + 1))


def other_seed(event: Event) -> Event:
    return replace(event, seed="00" * 32) if isinstance(event, RoundClosed) else event


def without_bens_number(event: Event) -> Event:
    return replace(event, nonces=["00", "", ""]) if isinstance(event, RoundClosed) else event


def other_card(event: Event) -> Event:
    return replace(event, shows=Card(Colour.RED, 10)) if isinstance(event, Turned) else event


def other_dice(event: Event) -> Event:
    return replace(event, dice=[Die(Colour.RED, 6)] * 9) if isinstance(event, Rolled) else event


@pytest.mark.parametrize(
    ("game", "lie", "noticed"),
    [
        ("dice", other_seed, "not the one that was promised"),
        ("dice", without_bens_number, "seat 1 threw in '01', not ''"),
        ("ligretto", other_card, "does not follow from the deal"),
        ("dice", other_dice, "does not follow from the deal"),
    ],
)
def test_a_lie_is_noticed(game: str, lie: Callable[[Event], Event], noticed: str) -> None:
    evening = Evening(game, **SHORT[game]).open()
    with pytest.raises(Dishonest, match=noticed):
        witnessed(evening, lie)


@pytest.mark.parametrize(("game", "checked"), [("dice", [1]), ("board", [])])
def test_a_deal_that_is_played_again_is_the_one_that_it_is_told_to_be(game: str, checked: list[int]) -> None:
    """Where it goes on from another round, its seed alone can be checked."""
    town, rules = Town(), all_games()[game]
    *_, film = bots_play(rules, rules.options(), 3, "again", rounds=2).films
    nonces = ["aa", "bb", ""]
    guest = play_again(town, replace(film, nonces=nonces), [4, 5, 6], seat=1)
    begin(town, guest)
    end_round(town, guest)
    assert heard(guest.line.frames).rounds == checked
    with pytest.raises(Dishonest, match="threw in"):
        heard([with_other_number(frame) for frame in guest.line.frames])


def heard(frames: Sequence[HouseFrame]) -> Witness:
    mirror = TableMirror()
    witness = Witness(mirror)
    for frame in frames:
        witness.hear(mirror.fold(frame).frame)
    return witness


def with_other_number(frame: HouseFrame) -> HouseFrame:
    if not isinstance(frame, Snapshot) or frame.table.given is None:
        return frame
    given = replace(frame.table.given, nonces=["cc", "bb", ""])
    return replace(frame, table=replace(frame.table, given=given))
