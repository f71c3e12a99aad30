"""The adaptive level, *match me*, makes a bot as strong as the people at its table, by their scores alone.

Who leads is met by a stronger bot, and who lies behind by a weaker one. All that it goes by is in the
totals, so that a table that was woken knows it, too, and everybody could work it out.
"""

from pellmell.bots.levels import STEPS, Level
from pellmell.kit.seats import Seat
from pellmell.play.match import Match

FIRST = float(STEPS.index(Level.ADULT))
STEPS_PER_ROUND = 1.0  # levels, for a lead that is worth what a round brings


def matched(match: Match, seat: Seat) -> float:
    """The level of the bot on this seat in the next round, as a number."""
    return FIRST + STEPS_PER_ROUND * _rounds_ahead(match, seat)


def _rounds_ahead(match: Match, seat: Seat) -> float:
    """By how many rounds' worth of points the best of the people leads over the bot."""
    people = [total for other, total in enumerate(match.totals) if not match.players[other].bot]
    worth = sum(map(abs, match.totals)) / len(match.totals)
    if not people or not worth:
        return 0.0
    return (max(people) - match.totals[seat]) * match.round / worth
