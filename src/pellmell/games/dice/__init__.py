"""The package of Ligretto Dice offers its `Game` to the catalogue."""

from pellmell.games.dice.game import LigrettoDice

GAME = LigrettoDice()
