"""The package of Count to Ten offers its `Game` to the catalogue."""

from pellmell.games.count.game import Count

GAME = Count()
