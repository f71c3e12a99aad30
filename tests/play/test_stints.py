"""Who played a seat, and from which round on."""

from pellmell.play.stints import Stint, handed_over, renamed


def test_two_seats_that_change_hands_in_one_round_are_both_listed() -> None:
    once = handed_over([], 2, "Cedar", "Willow", 3)
    twice = handed_over(once, 1, "Birch", "Yew", 3)
    assert set(twice) == {
        Stint(1, 1, "Birch"),
        Stint(1, 3, "Yew"),
        Stint(2, 1, "Cedar"),
        Stint(2, 3, "Willow"),
    }


def test_who_was_to_play_and_never_did_is_not_listed() -> None:
    stints = handed_over(handed_over([], 2, "Cedar", "Willow", 3), 2, "Willow", "Yew", 3)
    assert stints == [Stint(2, 1, "Cedar"), Stint(2, 3, "Yew")]


def test_a_new_name_is_that_of_the_last_who_sat_there() -> None:
    stints = handed_over(handed_over([], 2, "Cedar", "Willow", 3), 1, "Birch", "Yew", 4)
    assert renamed(stints, 2, "Wilma") == [
        stint if stint.name != "Willow" else Stint(2, 3, "Wilma") for stint in stints
    ]
