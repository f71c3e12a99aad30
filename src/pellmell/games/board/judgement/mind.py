"""The mind of a player of the board game: eyes for the own hand, for each token, for the whole board when
anything may be laid anywhere, and for the others' cards."""

from collections.abc import Container, Iterable, Mapping

from pellmell.games.board.bot import GreedyLayer
from pellmell.games.board.judgement.choosing import choice
from pellmell.games.board.judgement.hand import OwnHand, rivals
from pellmell.games.board.judgement.ideas import Judgement
from pellmell.games.board.judgement.seen import SeenBoard
from pellmell.games.board.material import FLIPPED, TOKENS
from pellmell.games.board.messages import Judge, Lay, Pay
from pellmell.games.board.view import BoardView
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.mind import Idea, Talent, happens
from pellmell.kit.phases import Phase
from pellmell.kit.seats import Seat

FOR_A_PLACE = 16  # things: two colours, either way round, with the card turned in mind
WATCHES = 0.5  # insight: from here on one looks at the others' cards


class BoardMind:
    own_places: Container[str] = ("hand",)

    def __init__(self, seat: Seat, talent: Talent, chance: Stream) -> None:
        self._seat = seat
        self._talent = talent
        self._chance = chance
        self._board = SeenBoard(talent, chance)
        self._hand = OwnHand(seat, talent)
        self._judgement = Judgement(self._board, self._hand, talent)
        self._asked: Command | None = None  # what there is to do when nobody races
        self._ideas: list[Idea] = []
        self._mistakes = False
        self._tokens = {f"token {token}": token for token in chance.shuffled(TOKENS)}
        tokens = dict.fromkeys(self._tokens, 20_000)
        others = {"others": 20_000} if talent.insight >= WATCHES else {}
        self.places: Mapping[str, int] = {"hand": 30_000, **tokens, "board": 60_000, **others}

    def look(self, view: BoardView, place: str) -> int:
        if token := self._tokens.get(place):
            return FOR_A_PLACE * self._board.look_at_token(view, token)
        match place:
            case "hand":
                return self._look_at_hand(view)
            case "board":
                return self._board.look_over(view)
            case _:
                return self._look_at_others(view)

    def _look_at_hand(self, view: BoardView) -> int:
        self._mistakes = view.options.mistakes == "called"
        if view.phase is not Phase.RACING:
            self._asked = self._answer(view)
        return self._hand.look(view)

    def _look_at_others(self, view: BoardView) -> int:
        self._judgement.rivals = rivals(view, self._seat)
        return len(view.hands) - 1

    def _answer(self, view: BoardView) -> Command | None:
        if view.phase is Phase.CHOOSING and happens(self._talent.insight, self._chance):
            return choice(view, self._seat)
        answer = GreedyLayer().choose(view, self._seat, self._chance)
        if isinstance(answer, Judge) and happens(self._talent.overlooks, self._chance):
            return Judge(answer.card, right=True)
        return answer

    def stirred(self, view: BoardView) -> Iterable[str]:
        return [place for place, token in self._tokens.items() if self._board.has_moved(view, token)]

    def ideas(self, phase: Phase) -> Iterable[Idea]:
        if phase is Phase.RACING:
            self._ideas = list(self._judgement.ideas())
            return self._ideas
        return () if self._asked is None else (Idea(self._asked),)

    def slip(self, idea: Idea) -> Command:
        """The wrong way round, if nobody checks that; otherwise where it fits worst: into a dead end, too."""
        if isinstance(idea.command, Lay) and self._mistakes:
            laid = idea.command
            return Lay(laid.token, laid.at, laid.near, laid.far, FLIPPED[laid.card], laid.jokers)
        return min(self._ideas, key=lambda other: other.worth, default=idea).command

    def did(self, command: Command) -> Iterable[str]:
        self._asked = None
        if isinstance(command, Lay | Pay):
            self._hand.lay()
            self._board.lay(command)
        else:
            self._hand.turn()
        self._board.search_anew()
        return ("hand", *self._tokens)
