"""Ligretto, the card game: a stacking race for 2 to 12."""

from collections.abc import Mapping

from pellmell.games.ligretto.lengths import LENGTHS
from pellmell.kit.cards import Card
from pellmell.kit.options import OptionValue
from pellmell.mechanics.stacking.game import StackingGame
from pellmell.mechanics.stacking.options import Blocked, StackingOptions, Target
from pellmell.mechanics.stacking.rule_set import RuleSet, Sentences, Words


class LigrettoOptions(StackingOptions, frozen=True, kw_only=True):
    target: Target = 99
    blocked: Blocked = "end"


MOST_WHO_BLOCK = 3

BOXES = ("blue", "green", "red")
MOTIFS = ("marble", "pyramid", "die", "crystal")


def colours_differ(card: Card, under: Card) -> bool:
    return card.colour != under.colour


LIGRETTO = RuleSet(
    row_first=False,
    row_sizes={2: 5, 3: 4, 4: 3},
    may_build=colours_differ,
    backs=tuple((box, motif) for box in BOXES for motif in MOTIFS),
    says=Sentences(
        sources="LIG-8",  # the top of the Ligretto, the row, the visible card of the hand
        starts="LIG-9",  # a 1, of any colour, and nothing else
        follows="LIG-10",  # the next value of the same colour
        turns="LIG-12",  # three at a time, of which the third is visible
        stops="LIG-18",  # whose Ligretto is empty
        builds="LIG-24",  # one less, in another colour
        only_advanced="LIG-24",  # nothing is built on the row of the plain game
        no_gaps="LIG-25",  # not from row to row, and not onto a gap
    ),
    words=Words(
        stock="Ligretto",
        row="row",
        hand="hand",
        turned="turned-over pile",
        start="Ligretto!",
        stop="Ligretto stop!",
    ),
)


class Ligretto(StackingGame[LigrettoOptions]):
    name = "ligretto"
    title = "Ligretto"
    version = 1
    seats = range(2, 13)
    options = LigrettoOptions
    lengths = LENGTHS
    rule_set = LIGRETTO

    def defaults(self, players: int) -> Mapping[str, OptionValue]:
        """LIG-20: with two or three, most rounds would end blocked, or many."""
        return {"blocked": "rotate"} if players <= MOST_WHO_BLOCK else {}

    def may_grow(self, options: LigrettoOptions, players: int) -> bool:
        """All bring cards of their own: where the row is as long for one more, nothing else changes."""
        return self.rule_set.row_size(players + 1) == self.rule_set.row_size(players)
