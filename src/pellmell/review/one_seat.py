"""The review of one seat: its own figures and chances, and nothing of what the others were like."""

from msgspec.structs import replace

from pellmell.kit.seats import Seat
from pellmell.review.round_review import RoundReview, SeatReview

NOTHING = SeatReview(taken=0, chances=0, runs=0, reactions=[])


def of_one_seat(review: RoundReview, seat: Seat) -> RoundReview:
    """Seats keep their numbers; who took a chance away is in the film for everybody to see."""
    own = [number for number, chance in enumerate(review.chances) if chance.seat == seat]
    return replace(
        review,
        chances=[review.chances[number] for number in own],
        seats=[
            replace(each, missed=[own.index(number) for number in each.missed]) if of == seat else NOTHING
            for of, each in enumerate(review.seats)
        ],
        absences=[absence for absence in review.absences if absence.seat == seat],
    )
