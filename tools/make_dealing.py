"""The data of docs/dealing.md: what is in the boxes, and deals to try an implementation on.

`python -m tools.make_wire` writes it to docs/dealing.json.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from pellmell.catalogue import find_game
from pellmell.games.board import material
from pellmell.games.board.layouts import NAMED, recommended_spots
from pellmell.games.board.messages import Keep
from pellmell.games.board.position import BoardPosition
from pellmell.games.board.sections import SECTIONS
from pellmell.games.dice.dice import bag
from pellmell.games.dice.position import DicePosition
from pellmell.kit.cards import deck
from pellmell.kit.chance import Chance, mixed, promise, seed_from
from pellmell.kit.colours import Colour
from pellmell.kit.messages import TimeUp
from pellmell.kit.options import parse_options
from pellmell.kit.round import Position
from pellmell.kit.seats import HOUSE
from pellmell.mechanics.stacking.position import StackingPosition

Json = dict[str, Any]

SEED = seed_from("docs/dealing.md")
NONCES = ("c0ffee", "", "7ea5", "00")
LIMITS = (6, 10, 40, 1, 2**31 + 1)  # the last one throws words away


class Deal(NamedTuple):
    """One that is written out; `aside` are the cards on the player boards."""

    game: str
    players: int
    options: Mapping[str, Any] = MappingProxyType({})
    aside: Sequence[Sequence[material.Card]] = ()


DEALS = (
    Deal("ligretto", 2),
    Deal("ligretto", 3),
    Deal("ligretto", 4),
    Deal("blitz", 3),
    Deal("dice", 2),
    Deal("dice", 3, {"dice": [6, 8, 10]}),
    Deal("board", 2),
    Deal("board", 3, {"layout": "cross", "tokens": "random"}),
    Deal("board", 2, {"layout": "##../.###/.#.."}, (material.CARDS[3:5], ())),
)


def dealing() -> str:
    """As JSON, a line for each thing."""
    parts = {
        "colours": list(Colour),
        "cards": deck(),
        "bag": bag(),
        "board": {
            "cards": material.CARDS,
            "sections": SECTIONS,
            "layouts": NAMED,
            "recommended": {
                name: {number: recommended_spots(drawn) for number, drawn in drawings.items()}
                for name, drawings in NAMED.items()
            },
        },
        "stream": _stream(),
        "deals": [_written(deal) for deal in DEALS],
    }
    return _lines(msgspec.to_builtins(parts, str_keys=True)) + "\n"


def _stream() -> Json:
    chance = Chance(SEED)
    words, numbers = chance.stream("deck", 2), chance.stream("deck", 2)
    return {
        "seed": SEED.hex(),
        "name": "deck/2",
        "words": [words.word() for _ in range(10)],
        "below": [[limit, numbers.below(limit)] for limit in LIMITS * 2],
        "shuffled": chance.stream("deck", 2).shuffled(range(12)),
    }


def _written(deal: Deal) -> Json:
    game = find_game(deal.game)
    nonces = NONCES[: deal.players]
    seed = mixed(SEED, [bytes.fromhex(nonce) for nonce in nonces])
    options = parse_options(game.options, deal.options)
    options.check(deal.players)
    keep = Keep(aside=[list(cards) for cards in deal.aside]) if deal.game == "board" else None
    position = game.deal(options, deal.players, Chance(seed), keep)
    return {
        "game": deal.game,
        "options": dict(deal.options),
        "players": deal.players,
        **({"aside": deal.aside} if deal.aside else {}),
        "seed": SEED.hex(),
        "hash": promise(SEED),
        "nonces": nonces,
        "mixed": seed.hex(),
        **dict(_dealt(position)),
    }


def _dealt(position: Position) -> Iterator[tuple[str, Any]]:
    """Who has what, face up or down."""
    match position:
        case StackingPosition():
            yield "stocks", [area.stock for area in position.areas]
            yield "rows", [[place[0] for place in area.row] for area in position.areas]
            yield "hands", [area.hand for area in position.areas]
        case DicePosition():
            yield "cups", position.drawn
            position.perform(HOUSE, TimeUp("start"))
            yield "dice", position.dice
        case BoardPosition():
            yield "board", position.field.board.text
            yield "tokens", position.field.tokens
            yield "decks", [hand.cards for hand in position.hands]
        case _:
            raise TypeError(f"nobody has said how a {type(position).__name__} is written")


def _lines(value: Any, depth: int = 0) -> str:
    """JSON that people can read: a line for each thing, and one for a whole list of small ones."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or _is_small(value):
        return flat
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_lines(part, depth + 1)}" for key, part in value.items()]
        return _block("{", parts, "}", depth)
    return _block("[", [_lines(part, depth + 1) for part in value], "]", depth)


def _is_small(value: Json | list[Any]) -> bool:
    parts = value.values() if isinstance(value, dict) else value
    return all(len(json.dumps(part)) <= 40 for part in parts)


def _block(start: str, parts: list[str], end: str, depth: int) -> str:
    inner, outer = "  " * (depth + 1), "  " * depth
    return f"{start}\n{inner}" + f",\n{inner}".join(parts) + f"\n{outer}{end}"
