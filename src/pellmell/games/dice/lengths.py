"""The lengths of a match of Ligretto Dice, measured with bots in virtual time (`pellmell bench lengths`)."""

from pellmell.kit.lengths import Lengths

LENGTHS = Lengths(
    short={2: 5, 3: 6, 4: 7},
    medium={2: 15, 3: 18, 4: 22},
    seconds={
        2: (57, 52, 49, 47, 44),
        3: (43, 41, 40, 38, 36),
        4: (36, 34, 32, 32, 31),
    },
    rulebook={
        2: (6, 6, 6, 6, 6),
        3: (9, 9, 9, 9, 9),
        4: (12, 12, 12, 12, 12),
    },
)
