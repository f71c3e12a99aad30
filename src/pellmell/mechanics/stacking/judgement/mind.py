"""The mind of a player of a stacking race: eyes for the own row, the own hand, the middle and the others."""

from collections.abc import Container, Iterable, Mapping

from pellmell.kit.cards import Card
from pellmell.kit.chance import Stream
from pellmell.kit.messages import Command
from pellmell.kit.mind import Idea, Talent, happens
from pellmell.kit.phases import RACING, Phase
from pellmell.kit.seats import Seat
from pellmell.mechanics.stacking.judgement.ideas import Judgement
from pellmell.mechanics.stacking.judgement.memory import OwnCards, Rivals, SeenMiddle
from pellmell.mechanics.stacking.judgement.slips import misplaced
from pellmell.mechanics.stacking.messages import Build, Play, Start, Turn
from pellmell.mechanics.stacking.view import StackingView


class StackingMind:
    places: Mapping[str, int] = {"row": 5000, "hand": 5000, "middle": 450, "others": 7000}
    own_places: Container[str] = ("row", "hand")

    def __init__(self, seat: Seat, talent: Talent, chance: Stream) -> None:
        self.seat = seat
        self.talent = talent
        self.own = OwnCards(talent)
        self.middle = SeenMiddle(talent, chance)
        self.rivals = Rivals(seat)
        self._chance = chance
        self._judgement: Judgement | None = None

    def look(self, view: StackingView, place: str) -> int:
        if self._judgement is None:
            own, middle, rivals = self.own, self.middle, self.rivals
            self._judgement = Judgement(view.options, view.rule_set, self.talent, own, middle, rivals)
        area = view.areas[self.seat]
        match place:
            case "row":
                return self.own.look_at_row(area)
            case "hand":
                return self.own.look_at_hand(area)
            case "middle":
                if view.options.mistakes == "called":
                    self.middle.look_for_mistakes(view.middle)
                return self.middle.look(view.middle)
            case _:
                return self.rivals.look(view.areas)

    def stirred(self, view: StackingView) -> Iterable[str]:
        return ("middle",) if self.middle.has_changed(view.middle) else ()

    def ideas(self, phase: Phase) -> Iterable[Idea]:
        if phase is not RACING or self._judgement is None:
            return ()
        return self._judgement.ideas()

    def slip(self, idea: Idea) -> Command:
        return misplaced(idea.command, self.middle, self._chance)

    def did(self, command: Command) -> Iterable[str]:
        assert self._judgement is not None
        match command:
            case Turn():
                self.own.pass_by()
                self._judgement.turned()
                return ("hand",)
            case Play(card=card):
                if self._thinks_ahead():
                    self.middle.lay(card, self.seat)
                return self._taken(card)
            case Start(card=card):
                if self._thinks_ahead():
                    self.middle.start(card, self.seat)
                return self._taken(card)
            case Build(card=card, place=place):
                self.own.build(place, card)
                return {*self._taken(card), "row"}
            case _:
                return ("row", "middle")

    def _thinks_ahead(self) -> bool:
        """Whether one goes on at once with what follows the own card, or looks at the middle first."""
        return happens((1.0 + self.talent.insight) / 2, self._chance)

    def _taken(self, card: Card) -> Iterable[str]:
        """A card has left the own cards: what lies there now is to be seen."""
        from_hand = card == self.own.visible
        self.own.take(card)
        if from_hand and self._judgement is not None:
            self._judgement.placed_from_hand()
        return ("hand",) if from_hand else ("row",)
