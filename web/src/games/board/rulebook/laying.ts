// The rules of laying a card: what a seat may do with the card in hand. Pure.

import type { BoardCard, BoardDebt, BoardLay, BoardOptions, BoardPay, BoardSnapshot } from "../wire";
import { flipped, sameCard } from "./cards";
import { type Field, fieldOf, fits, fitsSomewhere, isBlocked } from "./field";
import { type Bridge, endOf, isOpen } from "./reach";
import { neighbours, type Place } from "./squares";

export function oldestDebtOf(round: BoardSnapshot, seat: number): BoardDebt | null {
  return round.debts.find((debt) => debt.seat === seat) ?? null;
}

/** The tokens that the seat's next card may free: of its own debts only the oldest. */
export function payableBy(round: BoardSnapshot, seat: number): number[] {
  const own = oldestDebtOf(round, seat);
  return own ? [own.token] : round.debts.filter((debt) => debt.open).map((debt) => debt.token);
}

/** BRD-9: its colours are those of the squares, the right way round; BRD-24: or swapped, if that is forgiven. */
export function isRight(options: BoardOptions, field: Field, card: BoardCard, place: PlaceOfCard): boolean {
  const { near, far } = place;
  return (
    fits(field, card, near, far) || (options.reversed === "forgiven" && fits(field, flipped(card), near, far))
  );
}

type PlaceOfCard = Pick<Place, "near" | "far">;

export function mayLay(round: BoardSnapshot, options: BoardOptions, seat: number, lay: BoardLay): boolean {
  const field = fieldOf(round);
  const jokers = lay.jokers ?? [];
  return (
    holds(round, seat, lay.card) &&
    field.tokens.get(lay.token) === lay.at &&
    !oldestDebtOf(round, seat) &&
    !isBlocked(field, lay.token) &&
    jokers.length <= (round.hands[seat]?.jokers ?? 0) &&
    isWay(field, lay, jokers) &&
    isCoverable(field, lay, jokers) &&
    takes(options, field, lay)
  );
}

export function mayPay(round: BoardSnapshot, options: BoardOptions, seat: number, pay: BoardPay): boolean {
  const field = fieldOf(round);
  return (
    holds(round, seat, pay.card) &&
    field.tokens.get(pay.token) === pay.at &&
    payableBy(round, seat).includes(pay.token) &&
    isCoverable(field, pay, []) &&
    takes(options, field, pay)
  );
}

/** BRD-33: a card that could pay a debt cannot be discarded. Who owes nothing may discard what they have not seen yet. */
export function mayDiscard(round: BoardSnapshot, seat: number): boolean {
  const hand = round.hands[seat];
  if (!hand?.count) return false;
  if (!oldestDebtOf(round, seat)) return true;
  return hand.card !== null && !fitsSomewhere(fieldOf(round), hand.card);
}

function holds(round: BoardSnapshot, seat: number, card: BoardCard): boolean {
  const held = round.hands[seat]?.card;
  return held != null && sameCard(held, card);
}

/** Each joker, and then the card, touches the square on which the token has arrived. */
function isWay(field: Field, lay: BoardLay, jokers: Bridge): boolean {
  return [...jokers, lay.near].every((square, n) =>
    neighbours(field.board, endOf(field, lay.token, jokers.slice(0, n))).includes(square),
  );
}

/** Two neighbouring squares, and one for each joker, all of them free. */
function isCoverable(field: Field, aim: BoardLay | BoardPay, jokers: Bridge): boolean {
  const squares = [...jokers, aim.near, aim.far];
  return (
    neighbours(field.board, aim.near).includes(aim.far) &&
    new Set(squares).size === squares.length &&
    squares.every((square, n) => isOpen(field, square, aim.token, jokers.slice(0, n)))
  );
}

export function takes(options: BoardOptions, field: Field, aim: PlaceOfCard & { card: BoardCard }): boolean {
  return options.mistakes === "called" || isRight(options, field, aim.card, aim);
}
