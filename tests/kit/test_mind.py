from pellmell.kit.chance import Chance
from pellmell.kit.mind import happens


def test_what_never_or_always_happens_draws_no_number() -> None:
    drawn, untouched = Chance(b"seed").stream("mind"), Chance(b"seed").stream("mind")
    assert (happens(0, drawn), happens(1, drawn), happens(1.5, drawn)) == (False, True, True)
    assert drawn.word() == untouched.word()


def test_other_odds_are_met() -> None:
    chance = Chance(b"seed").stream("mind")
    assert 200 < sum(happens(0.25, chance) for _ in range(1000)) < 300
