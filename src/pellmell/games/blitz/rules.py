"""Dutch Blitz: a stacking race for 2 to 4."""

from pellmell.games.blitz.lengths import LENGTHS
from pellmell.kit.cards import Card
from pellmell.kit.colours import Colour
from pellmell.mechanics.stacking.game import StackingGame
from pellmell.mechanics.stacking.options import Blocked, StackingOptions, Target
from pellmell.mechanics.stacking.rule_set import RuleSet, Sentences, Words

BOYS = frozenset({Colour.RED, Colour.BLUE})  # BLZ-2: red and blue cards show a boy, the others a girl


class BlitzOptions(StackingOptions, frozen=True, kw_only=True):
    target: Target = 75
    blocked: Blocked = "rotate"


def boys_and_girls_alternate(card: Card, under: Card) -> bool:
    return (card.colour in BOYS) != (under.colour in BOYS)


BLITZ = RuleSet(
    row_first=True,
    row_sizes={2: 5, 3: 4, 4: 3},
    may_build=boys_and_girls_alternate,
    backs=(("green", "pump"), ("red", "carriage"), ("yellow", "pail"), ("blue", "plough")),
    says=Sentences(
        sources="BLZ-9",  # what lies in front of a player, one card at a time
        starts="BLZ-5",  # a 1, and nothing else
        follows="BLZ-5",  # the next value of the same colour
        turns="BLZ-8",  # three at a time, the top one is playable
        stops="BLZ-10",  # who has emptied the Blitz pile
        builds="BLZ-21",  # boys and girls alternate
        only_advanced="BLZ-20",  # nothing is built on the row of the plain game
        no_gaps="BLZ-20",  # from hand or Blitz pile alone, onto a card
    ),
    words=Words(
        stock="Blitz pile",
        row="post row",
        hand="hand",
        turned="wood pile",
        start="Go!",
        stop="Blitz!",
    ),
)


class DutchBlitz(StackingGame[BlitzOptions]):
    name = "blitz"
    title = "Dutch Blitz"
    version = 1
    seats = range(2, 5)
    options = BlitzOptions
    lengths = LENGTHS
    rule_set = BLITZ
