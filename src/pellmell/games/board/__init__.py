"""The package of the board game offers its `Game` to the catalogue."""

from pellmell.games.board.game import BoardGame

GAME = BoardGame()
