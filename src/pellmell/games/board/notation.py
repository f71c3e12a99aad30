"""Positions and commands of the board game as text.

    board roy/gbv/roy tokens 1@b1 2@c3 laid a:ro@a1-b1 b:*@c1 owed a2 b1! / a hand ro | gb bv jokers 1 / b …

The board is its rows of colour letters. Laid are cards, near square first, and jokers (`*`), each with its
owner. `owed a2`: seat a owes token 2 a move; `!`: anybody may pay; `#5`: the debt's number, if it is not its
place in the list. Before a seat: the discard pile, a bar, the card in hand, and the stack; then, where there
is anything to say, jokers left, cards passed since the last one was laid, cards aside, cards judged, and how
many it chooses to put on and take off; `places`: the next token is this seat's to place. A phase other than
the race comes first, and `ended stop a` after what is owed says who stopped.

    1@b1 rb b2 b3         the card of red and blue, red on b2, blue on b3, next to token 1, which stands on b1
    1@b1 *b2 *b3 rb c3 c4 the same over two jokers
    pay 1@b1 rb d4 d5     token 1 goes to d5
    turn · token c4 · right rb · wrong rb · choose on rb ro off yg
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from pellmell.games.board.board import board_of
from pellmell.games.board.choosing import Duty
from pellmell.games.board.debts import Debt, Debts
from pellmell.games.board.field import Field, LaidCard, bare
from pellmell.games.board.hand import Hand
from pellmell.games.board.material import JOKERS, UPRIGHT, Card, parse_card
from pellmell.games.board.messages import Choose, Judge, Lay, Pay, PlaceToken, TurnUp
from pellmell.games.board.options import BoardOptions
from pellmell.games.board.position import BoardPosition
from pellmell.kit.chance import Chance
from pellmell.kit.messages import Command, RaceStopped
from pellmell.kit.phases import Ending, Phase
from pellmell.kit.seats import Seat, letter, parse_seat

HEAD = re.compile(r"\b(board|tokens|laid|owed|ended)\b")
SEAT = re.compile(r"\b(hand|jokers|passed|aside|judged|chooses|places|wrong|gone)\b")
DEBT = re.compile(r"(?P<seat>[a-d])(?P<token>\d)(?:#(?P<number>\d+))?(?P<open>!?)")
AIM = re.compile(
    r"(?P<pay>pay )?(?P<token>\d)@(?P<at>\w+) (?P<jokers>(?:\*\w+ )*)"
    r"(?P<card>\w\w) (?P<near>\w+) (?P<far>\w+)"
)
CHOICE = re.compile(r"choose(?: on (?P<on>[\w ]+?))?(?: off (?P<off>[\w ]+))?")
EXAMPLES = (
    "1@b1 rb b2 b3, 1@b1 *b2 rb b3 b4, pay 1@b1 rb d4 d5, turn, token c4, right rb, wrong rb, choose on rb"
)


class BoardNotation:
    def position(self, text: str, options: BoardOptions) -> BoardPosition:
        phase, _, rest = text.rpartition(": board")
        head, *seats = rest.removeprefix("board").split(" / ")
        table, areas = _words(HEAD, f"board {head}"), [_words(SEAT, seat) for seat in seats]
        hands = [_hand(area) for area in areas]
        asides = [_cards(area.get("aside", "")) for area in areas]
        position = BoardPosition(options, _field(table), hands, asides, Chance(b""))
        position.phase = Phase(phase) if phase else Phase.RACING
        position.debts = _debts(table.get("owed", ""))
        position.last_debt = max((debt.number for debt in position.debts.due), default=0)
        _restore_seats(position, areas)
        _restore_ending(position, table.get("ended", ""))
        return position

    def text(self, position: BoardPosition) -> str:
        phase = "" if position.phase is Phase.RACING else f"{position.phase}: "
        seats = [f"{letter(seat)} {_seat_text(position, seat)}" for seat in range(len(position.hands))]
        return phase + " / ".join([_head_text(position), *seats])

    def command(self, text: str) -> Command:
        if match := AIM.fullmatch(text):
            return _aim(match)
        if match := CHOICE.fullmatch(text):
            return Choose(tuple(_cards(match["on"] or "")), tuple(_cards(match["off"] or "")))
        match text.split():
            case ["turn"]:
                return TurnUp()
            case ["token", square]:
                return PlaceToken(square)
            case ["right" | "wrong" as word, card]:
                return Judge(parse_card(card), word == "right")
            case _:
                raise ValueError(f"{text!r} is no command: write {EXAMPLES}")

    def command_text(self, command: Command) -> str:
        match command:
            case Lay(jokers=jokers):
                bridge = [f"*{square}" for square in jokers]
                return " ".join([_token_text(command), *bridge, _place_text(command)])
            case Pay():
                return f"pay {_token_text(command)} {_place_text(command)}"
            case PlaceToken(square=square):
                return f"token {square}"
            case Judge(card=card, right=right):
                return f"{'right' if right else 'wrong'} {card}"
            case Choose(on=on, off=off):
                return "choose" + _listed(" on", on) + _listed(" off", off)
            case _:
                return "turn"


def _words(kinds: re.Pattern[str], text: str) -> dict[str, str]:
    _, *parts = kinds.split(text)
    return {word: rest.strip() for word, rest in zip(parts[::2], parts[1::2], strict=True)}


def _cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def _field(table: Mapping[str, str]) -> Field:
    field = bare(board_of(table["board"]))
    for word in table.get("laid", "").split():
        owner, _, piece = word.partition(":")
        card, _, squares = piece.partition("@")
        if card == "*":
            field.add_joker(squares, parse_seat(owner))
        else:
            near, _, far = squares.partition("-")
            field.add_card(LaidCard(parse_seat(owner), parse_card(card), near, far))
    for word in table.get("tokens", "").split():
        token, _, square = word.partition("@")
        field.put_token(int(token), square)
    return field


def _hand(area: Mapping[str, str]) -> Hand:
    discarded, _, rest = area.get("hand", "").rpartition("|")
    return Hand(
        cards=[UPRIGHT[card] for card in _cards(discarded) + _cards(rest)],
        discarded=len(_cards(discarded)),
        jokers=int(area.get("jokers", JOKERS)),
        passed=int(area.get("passed", 0)),
    )


def _debts(text: str) -> Debts:
    debts = Debts()
    for place, word in enumerate(text.split(), 1):
        match = DEBT.fullmatch(word)
        if not match:
            raise ValueError(f"{word!r} is no debt: write a2, a2! or a2#5")
        number = int(match["number"] or place)
        debts.add(Debt(parse_seat(match["seat"]), int(match["token"]), number, bool(match["open"])))
    return debts


def _restore_seats(position: BoardPosition, areas: list[dict[str, str]]) -> None:
    for seat, area in enumerate(areas):
        position.checking.judged[seat] = int(area.get("judged", 0))
        if "wrong" in area:
            position.checking.culprits.add(seat)
        if "gone" in area:
            position.gone.add(seat)
        if "places" in area:
            position.next_placer = seat
        if "chooses" in area:
            on, _, off = area["chooses"].partition("-")
            position.duties[seat] = Duty(int(on), int(off))


def _restore_ending(position: BoardPosition, text: str) -> None:
    if text:
        ending, *by = text.split()
        position.ending = RaceStopped(Ending(ending), parse_seat(by[0]) if by else None)
    if position.phase in (Phase.CHOOSING, Phase.SCORED) and position.ending:
        position.score = position.result()
    for hand in position.hands:
        hand.opened = position.phase is Phase.RACING or position.ending is not None


def _aim(match: re.Match[str]) -> Lay | Pay:
    token, at, near, far = int(match["token"]), match["at"], match["near"], match["far"]
    card, jokers = parse_card(match["card"]), match["jokers"].replace("*", "").split()
    return Pay(token, at, near, far, card) if match["pay"] else Lay(token, at, near, far, card, tuple(jokers))


def _token_text(aim: Lay | Pay) -> str:
    return f"{aim.token}@{aim.at}"


def _place_text(aim: Lay | Pay) -> str:
    return f"{aim.card} {aim.near} {aim.far}"


def _listed(word: str, items: Sequence[Card]) -> str:
    return " ".join([word, *map(str, items)]) if items else ""


def _head_text(position: BoardPosition) -> str:
    field, ending = position.field, position.ending
    tokens = [f"{token}@{square}" for token, square in field.tokens.items()]
    laid = [f"{letter(card.seat)}:{card.card}@{card.near}-{card.far}" for card in field.cards]
    laid += [f"{letter(seat)}:*@{square}" for square, seat in field.jokers.items()]
    ended = [ending.ending, *([letter(ending.by)] if ending.by is not None else [])] if ending else []
    parts = {"tokens": tokens, "laid": laid, "owed": list(_debts_text(position.debts)), "ended": ended}
    return " ".join([f"board {field.board.text}", *_said(parts)])


def _debts_text(debts: Debts) -> Iterator[str]:
    for place, debt in enumerate(debts.due, 1):
        number = "" if debt.number == place else f"#{debt.number}"
        yield f"{letter(debt.seat)}{debt.token}{number}{'!' if debt.open else ''}"


def _seat_text(position: BoardPosition, seat: Seat) -> str:
    hand, duty = position.hands[seat], position.duties.get(seat)
    judged = position.checking.judged[seat]
    parts = {
        "jokers": [str(hand.jokers)] if hand.jokers != JOKERS else [],
        "passed": [str(hand.passed)] if hand.passed else [],
        "aside": list(map(str, position.aside[seat])),
        "judged": [str(judged)] if judged else [],
        "chooses": [f"{duty.on}-{duty.off}"] if duty else [],
    }
    places = position.phase is Phase.PREPARING and position.placer == seat
    flags = ["places"] * places + ["wrong"] * (seat in position.checking.culprits)
    flags += ["gone"] * (seat in position.gone)
    return " ".join(["hand", *_hand_words(hand), *_said(parts), *flags])


def _hand_words(hand: Hand) -> list[str]:
    words = list(map(str, hand.cards))
    if hand.discarded:
        words.insert(hand.discarded, "|")
    return words


def _said(parts: Mapping[str, list[str]]) -> Iterator[str]:
    return (" ".join([word, *said]) for word, said in parts.items() if said)
