"""Request checks: what a seat asks of the table too often, or while it sits out, is refused at once.

Whatever is no move of the game is dearer than a move: everybody is told, and the table is saved; a match that
is opened has a journal of its own, even if nothing is played in it.
"""

from pellmell.house.state_machine.seats import SeatState
from pellmell.house.token_bucket import Bucket
from pellmell.kit.messages import Command
from pellmell.kit.refusal import Refusal
from pellmell.kit.seats import Seat
from pellmell.kit.time_units import Milliseconds, to_seconds
from pellmell.play.given_deal import GivenDeal
from pellmell.play.match import Match
from pellmell.play.messages import ChangeGame, Ready, Reopen, SetOptions, TableCommand
from pellmell.wire.requests import AddBot, FillSeat, Kick, React, Request, SetTable, SitDown

REQUESTS_AT_ONCE, REQUESTS_PER_SECOND = 40, 2  # of one seat: a host who sets a table up, bot by bot


PACED = (TableCommand, Request)  # moves have a pace of their own
FIXED = (AddBot, ChangeGame, FillSeat, Kick, Reopen, SetOptions, SitDown)  # where a deal is given


def check_given(command: Command, given: GivenDeal | None) -> None:
    """Nobody comes to a deal that was played before, and nothing of it is changed; raises Refusal."""
    if given is None:
        return
    if isinstance(command, FIXED) or (isinstance(command, SetTable) and command.settings.public):
        raise Refusal("ALL-22", "a deal is played again here: with nobody else, and as it was")


def check_pace(state: SeatState, command: TableCommand | Request, at: Milliseconds) -> None:
    """Reactions have a pace of their own, too; raises Refusal."""
    if isinstance(command, React):
        return
    now = to_seconds(at)
    state.requests = state.requests or Bucket.full(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE, now)
    if not state.requests.take(now):
        raise Refusal("", f"too much at once: wait {state.requests.seconds_left} seconds")


def check_sits_in(seat: Seat, command: Command, match: Match) -> None:
    """What is for who plays the next round, or this one, is not for who sits it out; raises Refusal."""
    is_played = type(command) is Ready or type(command) in match.game.commands
    if is_played and match.rests(seat):
        raise Refusal("ALL-14", "you sit out: a bot plays for you until the round is over")
