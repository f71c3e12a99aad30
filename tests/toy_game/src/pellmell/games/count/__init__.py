from pellmell.games.count.game import Count

GAME = Count()
