"""The bot's choice of cards for the player board: those for which the board has the fewest places."""

from pellmell.games.board.material import CARDS, in_order
from pellmell.games.board.messages import Choose
from pellmell.games.board.view import BoardView
from pellmell.kit.messages import Command
from pellmell.kit.seats import Seat


def choice(view: BoardView, seat: Seat) -> Command | None:
    duty = view.duties.get(seat)
    if duty is None:
        return None
    places, aside = view.field.board.places_by_card, view.aside[seat]
    rarest = sorted(CARDS, key=lambda card: len(places[card]))
    on = [card for card in rarest if card not in aside][: duty.on]
    off = [card for card in reversed(rarest) if card in aside or card in on][: duty.off]
    return Choose(tuple(in_order(on)), tuple(in_order(off)))
