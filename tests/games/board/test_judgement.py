"""What a player of the board game does who sees further than the card in hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pellmell.bots.levels import Level
from pellmell.bots.player import cast
from pellmell.games.board import GAME
from pellmell.games.board.choosing import Duty
from pellmell.games.board.judgement.mind import BoardMind
from pellmell.games.board.material import CARDS
from pellmell.games.board.messages import Choose, Lay
from pellmell.games.board.view import BoardView
from pellmell.kit.chance import Chance, Stream, seed_from
from pellmell.kit.messages import Command
from pellmell.kit.mind import PERFECT, Idea, Talent
from pellmell.kit.options import parse_options
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat
from pellmell.lab.arena import Arena, bot_players
from pellmell.play.match import Match
from tests.games.board.table import ALL, OPEN, at, dealt, perform, racing

CHILD = Talent(insight=0.0, memory=0)


def all_but(cards: str) -> str:
    return " ".join(card for card in ALL.split() if card not in cards.split())


def mind(view: BoardView, talent: Talent = PERFECT, seat: Seat = 0) -> BoardMind:
    """Somebody who has just looked at everything."""
    found = BoardMind(seat, talent, Stream(b"judgement", "test"))
    for place in found.places:
        found.look(view, place)
    return found


def best(ideas: list[Idea]) -> Command | None:
    return max(ideas, key=lambda idea: idea.worth).command if ideas else None


def choice(text: str, talent: Talent = PERFECT, seat: Seat = 0, **options: object) -> str:
    view = at(text, **options).view()
    command = best(list(mind(view, talent, seat).ideas(view.phase)))
    return GAME.notation.command_text(command) if command else "wait"


def test_lays_what_fits() -> None:
    assert choice(f"board roygbv tokens 1@a1 / a hand oy rv / b hand {ALL}") == "1@a1 oy b1 c1"


def test_turns_up_the_next_card_when_nothing_fits() -> None:
    assert choice(f"board roygbv tokens 1@a1 / a hand bv rv jokers 0 / b hand {ALL}") == "turn"


def test_waits_with_a_last_card_that_fits_nowhere() -> None:
    assert choice(f"board roygbv tokens 1@a1 / a hand bv jokers 0 / b hand {ALL}") == "wait"


STRIP = "board roygbv tokens 1@a1 / a hand yg rv %s / b hand oy ro"


def test_uses_a_joker_at_once_where_beginners_keep_it_until_all_cards_went_by() -> None:
    over_a_joker = "1@a1 *b1 yg c1 d1"
    assert choice(STRIP % "") == over_a_joker
    assert choice(STRIP % "", CHILD) == "turn"
    assert choice(STRIP % "passed 2", CHILD) == over_a_joker


def test_keeps_the_last_joker_for_the_last_cards() -> None:
    many = f"board roygbv tokens 1@a1 / a hand yg {' '.join(ALL.split()[:9])} jokers %d / b hand {ALL}"
    assert choice(many % 2) == "1@a1 *b1 yg c1 d1"
    assert choice(many % 1) == "turn"


def test_steers_a_token_to_where_the_next_card_fits() -> None:
    """Red and orange fit on both sides of the token; green and blue could follow on the right only."""
    text = f"board yvyvorborgbyyyy tokens 1@g1 / a hand ro gb aside {all_but('ro gb')} / b hand ov ob"
    assert choice(text) == "1@g1 or h1 i1"
    assert choice(text.replace("orgb", "oryg").replace("yvyv", "ygbg")) == "1@g1 ro f1 e1"


def test_takes_the_way_that_leaves_no_place_to_somebody_else() -> None:
    """On both sides there is nothing for the own next card; b could go on with yellow and green."""
    hands = f"a hand ro ry aside {all_but('ro ry')} / b hand %s aside {all_but('yg gv')}"
    text = f"board bbgvorborygb tokens 1@g1 / {hands}"
    assert choice(text % "yg") == "1@g1 ro f1 e1"
    assert choice(text % "gv") == "1@g1 or h1 i1"


def test_a_dead_end_is_closed_to_the_others_and_free_to_oneself() -> None:
    """On the left the token would be stuck: the next card may then be laid anywhere (BRD-14)."""
    text = "board orborgbv/......../ybyb.... tokens 1@c1 / a hand ro yb / b hand gb gv"
    assert choice(text) == "1@c1 ro b1 a1"


def test_pays_its_debts_and_what_anybody_may_pay() -> None:
    text = "board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1%s / a hand bv ro / b hand ro gb"
    assert choice(text % "").startswith("pay 1@c1 ")
    assert choice(text % "", seat=1) == "turn"
    assert choice(text % "!", seat=1).startswith("pay 1@c1 ")


def test_puts_the_cards_aside_that_the_board_has_fewest_places_for() -> None:
    position = dealt(2, 3)
    view = position.view()
    view.phase = Phase.CHOOSING
    view.duties = {0: Duty(on=2)}
    command = best(list(mind(view).ideas(Phase.CHOOSING)))
    assert isinstance(command, Choose)
    places = {card: len(view.field.board.places_by_card[card]) for card in CARDS}
    kept = [card for card in CARDS if card not in command.on]
    assert max(places[card] for card in command.on) <= min(places[card] for card in kept)


def test_a_hand_that_slips_lays_the_card_where_it_fits_worst() -> None:
    view = at("board yvyvorborgbyyyy tokens 1@g1 / a hand ro gb / b hand ov ob").view()
    playing = mind(view)
    ideas = list(playing.ideas(view.phase))
    slipped = playing.slip(max(ideas, key=lambda idea: idea.worth))
    assert slipped == min(ideas, key=lambda idea: idea.worth).command


def test_a_hand_that_slips_lays_the_card_the_wrong_way_round_where_nobody_checks() -> None:
    view = at(f"board roygbv tokens 1@a1 / a hand oy rv / b hand {ALL}", mistakes="called").view()
    playing = mind(view)
    (idea,) = playing.ideas(view.phase)
    slipped = playing.slip(idea)
    assert isinstance(slipped, Lay)
    assert str(slipped.card) == "yo"


def test_goes_on_by_what_was_seen() -> None:
    """b has moved the token, and that was not looked at yet."""
    position = at("board roygbv tokens 1@a1 / a hand oy rv / b hand oy gb")
    late = mind(position.view())
    perform(position, "b 1@a1 oy b1 c1")
    view = position.view()
    assert "token 1" in late.stirred(view)
    assert best(list(late.ideas(view.phase))) is not None
    late.look(view, "token 1")
    assert not any(
        isinstance(idea.command, Lay) and idea.command.at == "a1" for idea in late.ideas(view.phase)
    )


def test_searches_a_place_for_every_card_anew() -> None:
    playing = mind(at(f"board {OPEN} tokens 1@c3 / a hand ro ry / b hand {ALL}").view())
    ideas = list(playing.ideas(Phase.RACING))
    again = set(playing.did(ideas[0].command))
    assert again == {"hand", "token 1", "token 2", "token 3", "token 4"}
    assert list(playing.ideas(Phase.RACING)) == []


def test_beginners_do_not_watch_the_others() -> None:
    assert "others" not in BoardMind(0, CHILD, Stream(b"", "")).places
    assert "others" in BoardMind(0, PERFECT, Stream(b"", "")).places


@given(seed=st.integers(0, 300), players=st.integers(2, 4), steps=st.integers(0, 12))
def test_decides_by_what_lies_open(seed: int, players: int, steps: int) -> None:
    """Stacks in another order, the same view: the same ideas."""
    position = racing(players, seed)
    for step in range(steps):
        seat = step % players
        if command := GAME.bot.choose(position.view(), seat, Stream(b"steps", str(seed))):
            position.perform(seat, command)
    other = position.imagined(Chance(seed_from("imagined")))
    ideas = [list(mind(one.view()).ideas(Phase.RACING)) for one in (position, other)]
    assert ideas[0] == ideas[1]


def test_looks_again_where_a_blocked_token_stands_when_a_payment_came_to_nothing() -> None:
    view = at("board royg/..../bvro tokens 1@c1 laid a:oy@b1-c1 owed a1 / a hand bv ro / b hand gb").view()
    playing = mind(view)
    for _ in range(2):
        paid = best(list(playing.ideas(view.phase)))
        assert paid is not None
        playing.did(paid)
        playing.look(view, "hand")
        assert all(idea.idle for idea in playing.ideas(view.phase))
        playing.look(view, "token 1")
        playing.look(view, "board")


MATCHES: list[dict[str, object]] = [{}, {"mistakes": "called", "tokens": "players"}, {"reversed": "forgiven"}]


@pytest.mark.parametrize("options", MATCHES, ids=str)
@pytest.mark.parametrize("level", [Level.CHILD, Level.CHAMPION])
def test_matches_of_people_come_to_an_end(level: Level, options: dict[str, object]) -> None:
    match = Match(GAME, parse_options(GAME.options, {**options, "rounds": 2}), bot_players(3))
    for moment in Arena(match, Chance(seed_from(f"ends {level}")), cast=[cast(level)] * 3).play():
        assert moment.at < 30 * 60_000
    assert match.phase is Phase.OVER
