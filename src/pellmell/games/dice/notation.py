"""Positions and commands of Ligretto Dice as text.

    r:ab y: g:a b:abc / a r3 b5 b5 / b y1

A row of the board is its colour and the owners of its dice from 1 up. Before a seat lie its dice; before
the signal they are in the cup and show no face yet, as in `countdown: r: y: g: b: / a r b b / b y`. A phase
other than the race comes first. What the next rolls show is no part of a text: it depends on the seed.

    r3      place it
    roll    all that are left
"""

from pellmell.games.dice.dice import COLOURS, parse_die
from pellmell.games.dice.messages import Place
from pellmell.games.dice.options import DiceOptions
from pellmell.games.dice.position import DicePosition
from pellmell.games.dice.round import ROLL
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.colours import BY_LETTER, Colour
from pellmell.kit.messages import Command, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import Seat, letter, parse_seat

CHANCE = Chance(seed_from("notation"))


class DiceNotation:
    def position(self, text: str, options: DiceOptions) -> DicePosition:
        before, colon, rest = text.partition(": r:")
        phase, board = (before, f"r:{rest}") if colon else ("racing", text)
        rows, *seats = board.split(" / ")
        dice = [_dice(text, seat) for seat, text in enumerate(seats)]
        position = DicePosition(options, [[BY_LETTER[die[0]] for die in mine] for mine in dice], CHANCE)
        position.phase = Phase(phase)
        for colour, row in zip(COLOURS, rows.split(), strict=True):
            position.rows[colour] = _row(row, colour)
        if position.phase is not Phase.COUNTDOWN:
            _pour_out(position, dice)
        return position

    def text(self, position: DicePosition) -> str:
        phase = "" if position.phase is Phase.RACING else f"{position.phase}: "
        rows = (f"{colour.letter}:{''.join(map(letter, position.rows[colour]))}" for colour in COLOURS)
        seats = (_seat_text(position, seat) for seat in range(len(position.dice)))
        return phase + " / ".join([" ".join(rows), *seats])

    def command(self, text: str) -> Command:
        if text == "roll":
            return ROLL
        try:
            return Place(parse_die(text))
        except ValueError as error:
            raise ValueError(f"{error}; or write roll") from None

    def command_text(self, command: Command) -> str:
        return str(command.die) if isinstance(command, Place) else "roll"


def _row(text: str, colour: Colour) -> list[Seat]:
    letter_of_row, _, owners = text.partition(":")
    if letter_of_row != colour.letter:
        raise ValueError(f"{text!r}: the {colour} row comes next, as in {colour.letter}:ab")
    return [parse_seat(owner) for owner in owners]


def _dice(text: str, seat: Seat) -> list[str]:
    name, *dice = text.split()
    if parse_seat(name) != seat:
        raise ValueError(f"{text!r}: seat {letter(seat)} comes next")
    return [] if dice == ["-"] else dice


def _pour_out(position: DicePosition, dice: list[list[str]]) -> None:
    position.cups = [0 for _ in dice]
    position.rolls = [1 for _ in dice]
    position.dice = [[parse_die(die) for die in mine] for mine in dice]
    if position.phase is Phase.STOPPED:
        winner = position.finished()
        position.ending = RaceStopped(Ending.VOTE if winner is None else Ending.STOP, winner)


def _seat_text(position: DicePosition, seat: Seat) -> str:
    in_cup = position.phase is Phase.COUNTDOWN
    dice = [colour.letter for colour in position.drawn[seat]] if in_cup else map(str, position.dice[seat])
    return f"{letter(seat)} {' '.join(dice) or '-'}"
