// The field: what lies on the board, and what is therefore free. Pure.

import { isGone } from "../../../table/round";
import type { BoardCard, BoardLaidCard, BoardSnapshot } from "../wire";
import { flipped, sameWay } from "./cards";
import { boardOf, type Place, type PrintedBoard, placesAround, type Square } from "./squares";

export interface Field {
  board: PrintedBoard;
  tokens: ReadonlyMap<number, Square>;
  free: ReadonlySet<Square>;
  /** of what covers a square */
  owners: ReadonlyMap<Square, number>;
}

const fields = new WeakMap<BoardSnapshot, Field>();

export function fieldOf(round: BoardSnapshot): Field {
  const field = fields.get(round) ?? made(round);
  fields.set(round, field);
  return field;
}

function made(round: BoardSnapshot): Field {
  const board = boardOf(round.board);
  const tokens = new Map(Object.entries(round.tokens).map(([token, square]) => [Number(token), square]));
  const owners = new Map(round.cards.flatMap(({ seat, near, far }) => [[near, seat] as const, [far, seat]]));
  for (const [square, seat] of Object.entries(round.jokers)) owners.set(square, seat);
  const taken = new Set([...owners.keys(), ...tokens.values()]);
  const free = new Set([...board.colours.keys()].filter((square) => !taken.has(square)));
  return { board, tokens, free, owners };
}

export function isFree(field: Field, { near, far }: Place): boolean {
  return field.free.has(near) && field.free.has(far);
}

export function isBlocked(field: Field, token: number): boolean {
  const square = field.tokens.get(token);
  return square === undefined || isBlockedAt(field, square);
}

/** BRD-16: no free pair of two colours is left next to it. */
function isBlockedAt(field: Field, square: Square, without?: Square): boolean {
  return !placesAround(field.board, square).some(
    (place) => place.card && isFree(field, place) && place.near !== without && place.far !== without,
  );
}

/** Whether a token may be put there before the round: no token may be blocked (BRD-5). */
export function takesToken(field: Field, square: Square): boolean {
  return (
    field.free.has(square) &&
    !isBlockedAt(field, square) &&
    ![...field.tokens.values()].some((other) => isBlockedAt(field, other, square))
  );
}

/** BRD-9: its colours are those of the squares, the right way round. */
export function fits({ board }: Field, card: BoardCard, near: Square, far: Square): boolean {
  return card[0] === board.colours.get(near) && card[1] === board.colours.get(far);
}

export function fitsSomewhere(field: Field, card: BoardCard): boolean {
  return field.board.places.some(
    (place) =>
      place.card && (sameWay(place.card, card) || sameWay(place.card, flipped(card))) && isFree(field, place),
  );
}

/** Whose turn it is to place a token: the seats place one each, round and round (BRD-5). */
export function placerOf(round: BoardSnapshot): number | null {
  const present = [...round.hands.keys()].filter((seat) => !isGone(round, seat));
  return present.find((seat) => seat >= round.next_placer) ?? present[0] ?? null;
}

/** The neighbour whose cards the seat looks at. */
export function leftOf(round: BoardSnapshot, seat: number): number {
  return (seat + 1) % round.hands.length;
}

/** BRD-23: each judges the left neighbour's cards, one by one; this one is next. */
export function shownTo(round: BoardSnapshot, seat: number): BoardLaidCard | null {
  const cards = round.cards.filter((laid) => laid.seat === leftOf(round, seat));
  return cards[round.judged[seat] ?? 0] ?? null;
}
