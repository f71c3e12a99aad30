"""The package of Ligretto offers its `Game` to the catalogue."""

from pellmell.games.ligretto.rules import Ligretto

GAME = Ligretto()
