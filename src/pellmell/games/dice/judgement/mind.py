"""The mind of a player of Ligretto Dice: eyes for the own dice, the board's rows and the others' dice."""

from collections.abc import Container, Iterable, Mapping

from pellmell.games.dice.judgement.ideas import Judgement
from pellmell.games.dice.judgement.memory import SeenDice
from pellmell.games.dice.messages import Place
from pellmell.games.dice.round import ROLL, DiceView
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.mind import Idea, Talent
from pellmell.kit.phases import RACING, Phase
from pellmell.kit.seats import Seat

PATIENCE = 5  # looks at a board on which nothing happens


class DiceMind:
    places: Mapping[str, int] = {"dice": 4000, "board": 600, "others": 1500}
    own_places: Container[str] = ()  # own dice land when they land

    def __init__(self, seat: Seat, talent: Talent, chance: Stream) -> None:
        self._seen = SeenDice(seat, talent, chance)
        self._judgement = Judgement(self._seen, talent)
        self._waited = 0

    def look(self, view: DiceView, place: str) -> int:
        match place:
            case "dice":
                return self._seen.look_at_own(view)
            case "board":
                rests = view.phase is RACING and not self._seen.has_grown(view)
                self._waited = self._waited + 1 if rests else 0
                return self._seen.look_at_board(view)
            case _:
                return self._seen.look_at_rivals(view)

    def stirred(self, view: DiceView) -> Iterable[str]:
        if self._seen.in_the_air > 0 and self._seen.have_landed(view):
            yield "dice"
        if self._seen.has_grown(view):
            yield "board"

    def ideas(self, phase: Phase) -> Iterable[Idea]:
        if phase is not RACING or not self._seen.own or self._seen.in_the_air:
            return ()
        return self._judgement.ideas(patient=self._waited < PATIENCE)

    def slip(self, idea: Idea) -> Command:
        """The dice are in the cup again before the one that fits was taken out."""
        return ROLL

    def did(self, command: Command) -> Iterable[str]:
        self._waited = 0
        if isinstance(command, Place):
            self._seen.place(command.die)
            return ()
        self._seen.throw()
        return ("dice",)
