from pellmell.games.ligretto.rules import Ligretto

GAME = Ligretto()
