from pellmell.kit.chance import WORD_RANGE, Chance
from pellmell.kit.messages import EndRound
from pellmell.kit.mind import PERFECT, Idea, happens


def test_what_never_or_always_happens_draws_no_number() -> None:
    drawn, untouched = Chance(b"seed").stream("mind"), Chance(b"seed").stream("mind")
    assert (happens(0, drawn), happens(1, drawn), happens(1.5, drawn)) == (False, True, True)
    assert drawn.word() == untouched.word()


def test_other_odds_are_met() -> None:
    chance = Chance(b"seed").stream("mind")
    assert 200 < sum(happens(0.25, chance) for _ in range(1000)) < 300


def test_odds_are_met_exactly() -> None:
    """Of all the words that may be drawn, as many as the odds say are below them; the next one is not."""
    word = Chance(b"seed").stream("mind").word()
    assert not happens(word / WORD_RANGE, Chance(b"seed").stream("mind"))
    assert happens((word + 1) / WORD_RANGE, Chance(b"seed").stream("mind"))


def test_a_perfect_head_overlooks_nothing_and_never_slips() -> None:
    chance = Chance(b"seed").stream("mind")
    assert [happens(odds, chance) for odds in (PERFECT.overlooks, PERFECT.slips, PERFECT.notices)] == [
        False,
        False,
        True,
    ]
    assert (PERFECT.blur, PERFECT.insight) == (0, 1)


def test_an_idea_of_which_nothing_is_said_is_worth_nothing_and_not_idle() -> None:
    assert Idea(EndRound()) == (EndRound(), 0, False)
