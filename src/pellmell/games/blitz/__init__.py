from pellmell.games.blitz.rules import DutchBlitz

GAME = DutchBlitz()
