"""The lengths of a match of Dutch Blitz, measured with bots in virtual time (`pellmell bench lengths`)."""

from pellmell.kit.lengths import Lengths

LENGTHS = Lengths(
    short={2: 2, 3: 3, 4: 3},
    medium={2: 7, 3: 8, 4: 9},
    seconds={
        2: (154, 134, 122, 124, 129),
        3: (129, 115, 102, 99, 100),
        4: (120, 108, 95, 86, 89),
    },
    rulebook={
        2: (5.5, 5.7, 5.7, 5.5, 5.6),
        3: (7.2, 7.1, 7.2, 6.9, 7.2),
        4: (8.2, 8.0, 8.1, 8.1, 7.7),
    },
)
