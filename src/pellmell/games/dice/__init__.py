from pellmell.games.dice.game import LigrettoDice

GAME = LigrettoDice()
