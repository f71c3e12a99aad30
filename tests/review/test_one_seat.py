"""The review of one seat tells of nobody else."""

from pellmell.review.one_seat import NOTHING, of_one_seat
from pellmell.review.round_review import review
from tests.films.filmed import films_of
from tests.stores.people import board_match


def test_it_has_the_own_figures_and_moments_and_no_others() -> None:
    for film in films_of(board_match()):
        whole = review(film)
        for seat in range(len(film.players)):
            own = of_one_seat(whole, seat)
            assert [each for of, each in enumerate(own.seats) if of != seat] == [NOTHING] * (
                len(film.players) - 1
            )
            assert own.chances == [chance for chance in whole.chances if chance.seat == seat]
            missed = [own.chances[number] for number in own.seats[seat].missed]
            assert missed == [whole.chances[number] for number in whole.seats[seat].missed]
            assert own.seats[seat].reactions == whole.seats[seat].reactions
            assert all(absence.seat == seat for absence in own.absences)
