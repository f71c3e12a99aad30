"""The state of a match: its players, totals and rounds, and the position of the round that is played."""

from collections.abc import Mapping, Sequence

from pellmell.kit.game import NOTHING, AnyGame, Carried
from pellmell.kit.messages import Event
from pellmell.kit.options import Options
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import BadOptions, Refusal
from pellmell.kit.round import Position
from pellmell.kit.seats import Seat
from pellmell.play.contest_statistics import Contests
from pellmell.play.given_deal import GivenDeal, read_keep
from pellmell.play.messages import Player
from pellmell.play.pausing import Pausing
from pellmell.play.roster import Roster
from pellmell.play.seal import Seal
from pellmell.play.timers import Timers

HOPELESS = -1_000_000  # points: with so few nobody has reached a goal


class MatchCore:
    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: Sequence[Player],
        carry: Mapping[str, Carried] | GivenDeal | None = None,
        host: Seat = 0,
        away: Sequence[Seat] = (),
        out: Sequence[Seat] = (),
    ) -> None:
        check_players(game, len(players))
        options.check(len(players))
        self.game = game
        self.options = options
        self.people = Roster(players, host, away, out)
        self.given = carry if isinstance(carry, GivenDeal) else None
        self.carried = _carried(carry or {}, players)
        self.round = 0
        self.totals = [0] * len(players)
        self.keep: object = game.start(self.carried)
        if self.given is not None:
            self.keep = read_keep(game, self.given.keep, len(players))
        self.position: Position | None = None
        self.seed: bytes | None = None
        self.nonces: dict[Seat, str] = {}
        self.winners: list[Seat] = []
        self.contests: list[Contests] = []  # of the last round
        self.sealed: Seal | None = None
        self.clock = Timers()
        self.between = Phase.READYING
        self.paused = False
        self.resuming = False
        self.pausing = Pausing()

    @property
    def players(self) -> Sequence[Player]:
        return self.people.players

    def carry(self) -> dict[str, Carried]:
        """What each person takes along into the next match of the same group: who has not sat there from the
        first round to the last begins anew (ALL-15)."""
        carried = self.game.carries(self.keep, len(self.players))
        others = {stint.seat for stint in self.people.stints}
        return {
            player.person: NOTHING if seat in others else what
            for seat, (player, what) in enumerate(zip(self.players, carried, strict=True))
        }

    @property
    def may_grow(self) -> bool:
        """Somebody more may play from the next round on (ALL-13)."""
        players = len(self.players)
        if (
            self.given is not None
            or players + 1 not in self.game.seats
            or not self.game.may_grow(self.options, players)
        ):
            return False
        try:
            self.options.check(players + 1)
        except BadOptions:
            return False
        return True

    @property
    def is_last_round(self) -> bool:
        """The round that is played ends the match, whatever it brings."""
        hopeless = [HOPELESS] * len(self.players)
        return self.position is not None and self.game.is_over(self.options, self.round, hopeless)

    def rests(self, seat: Seat) -> bool:
        """Somebody sits out, and a bot plays."""
        return seat in (self.people.out if self.position is None else self.people.resting)

    def thrown_in(self) -> list[str]:
        """The numbers that the seats threw into the seed when they got ready, now or before."""
        if self.given is not None:
            return list(self.given.nonces)
        return [self.nonces.get(seat, "") for seat in range(len(self.players))]

    def miss(self, seat: Seat, for_good: bool) -> list[Event]:
        """What follows in the round from somebody's not being there."""
        if self.position is None:
            return []
        return self.position.happen(self.position.missing(seat, for_good))


def check_players(game: AnyGame, players: int) -> None:
    if players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise BadOptions(f"{game.title} is for {low} to {high} players, not {players}")


def check_start(game: AnyGame, options: Options, players: int) -> None:
    """Whether so many can begin a match; raises Refusal."""
    try:
        check_players(game, players)
        options.check(players)
    except BadOptions as error:
        raise Refusal("ALL-2", str(error)) from None


def _carried(carry: Mapping[str, Carried] | GivenDeal, players: Sequence[Player]) -> list[Carried]:
    """What was taken along counts for the same people, in any order, and for nobody else; or as before."""
    if isinstance(carry, GivenDeal):
        carry.check(len(players))
        return list(carry.carried)
    people = [player.person for player in players]
    return [carry[person] for person in people] if set(people) == set(carry) else [NOTHING] * len(people)
