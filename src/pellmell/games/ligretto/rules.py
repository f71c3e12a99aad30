"""Ligretto, the card game: a stacking race for 2 to 12."""

from pellmell.kit.cards import Card
from pellmell.mechanics.stacking.game import StackingGame
from pellmell.mechanics.stacking.options import Blocked, StackingOptions, Target
from pellmell.mechanics.stacking.rule_set import RuleSet, Sentences, Words


class LigrettoOptions(StackingOptions, frozen=True, kw_only=True):
    target: Target = 99
    blocked: Blocked = "end"


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
        sources="LIG-8",
        starts="LIG-9",
        follows="LIG-10",
        turns="LIG-12",
        stops="LIG-18",
        builds="LIG-24",
        only_advanced="LIG-24",
        no_gaps="LIG-25",
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
    rule_set = LIGRETTO
