"""The package of Dutch Blitz offers its `Game` to the catalogue."""

from pellmell.games.blitz.rules import DutchBlitz

GAME = DutchBlitz()
