"""The lengths of a match of the board game, measured with bots in virtual time (`pellmell bench lengths`)."""

from pellmell.kit.lengths import Lengths

LENGTHS = Lengths(
    short={2: 2, 3: 2, 4: 2},
    medium={2: 6, 3: 6, 4: 6},
    seconds={
        2: (171, 156, 145, 127, 116),
        3: (175, 159, 147, 131, 120),
        4: (172, 157, 144, 128, 117),
    },
    rulebook={
        2: (6, 6, 6, 6, 6),
        3: (6, 6, 6, 6, 6),
        4: (6, 6, 6, 6, 6),
    },
)
