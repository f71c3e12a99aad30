from pellmell.games.board.game import BoardGame

GAME = BoardGame()
