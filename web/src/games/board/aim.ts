// An aim is where a player means to lay the card: square by square from a token, over jokers if need be. Pure.

import { DIRECTIONS, type Direction, directionOf, step } from "./picture";
import { flipped } from "./rulebook/cards";
import { type Field, fits } from "./rulebook/field";
import { oldestDebtOf } from "./rulebook/laying";
import type { Square } from "./rulebook/squares";
import type { BoardCard, BoardLay, BoardPay, BoardSnapshot } from "./wire";

export interface Aim {
  token: number;
  /** where the token stood when the player began to aim */
  at: Square;
  /** a debt is paid: the way begins anywhere */
  pays: boolean;
  /** how many of the first squares of the way are for jokers */
  jokers: number;
  /** jokers, then the near square, then the far one */
  way: readonly Square[];
  /** the player wants the card the other way round */
  flipped: boolean;
}

export function aimAt(field: Field, token: number, jokers = 0): Aim {
  return { token, at: field.tokens.get(token) ?? "", pays: false, jokers, way: [], flipped: false };
}

export function aimToPay(field: Field, token: number): Aim {
  return { ...aimAt(field, token), pays: true };
}

export function isWhole(aim: Aim): boolean {
  return aim.way.length === aim.jokers + 2;
}

/** The square that the next one has to touch; null: any square will do. */
export function tipOf(aim: Aim): Square | null {
  return aim.way.at(-1) ?? startOf(aim);
}

function startOf(aim: Aim): Square | null {
  return aim.pays ? null : aim.at;
}

export function nearOf(aim: Aim): Square | null {
  return aim.way[aim.jokers] ?? null;
}

export function farOf(aim: Aim): Square | null {
  return aim.way[aim.jokers + 1] ?? null;
}

/** Whether the way can go on to the square; what is printed on it does not matter. */
function isOpen(field: Field, aim: Aim, square: Square): boolean {
  if (aim.way.includes(square)) return false;
  const isLeft = square === startOf(aim) && aim.jokers > 0 && aim.way.length > 0;
  return field.free.has(square) || (isLeft && !field.owners.has(square));
}

export function openSteps(field: Field, aim: Aim): Square[] {
  const tip = tipOf(aim);
  if (tip === null || isWhole(aim)) return [];
  const sides = DIRECTIONS.flatMap((direction) => step(tip, direction) ?? []);
  return sides.filter((square) => isOpen(field, aim, square));
}

/** The way with one more square; the same aim if it can't go there. */
export function further(field: Field, aim: Aim, square: Square): Aim {
  const tip = tipOf(aim);
  const touches = tip === null || directionOf(tip, square) !== null;
  if (!touches || isWhole(aim) || !isOpen(field, aim, square)) return aim;
  return { ...aim, way: [...aim.way, square] };
}

export function back(aim: Aim): Aim {
  return { ...aim, way: aim.way.slice(0, -1), flipped: false };
}

/** An arrow: the way goes on; a whole one swings its last square round; back where it came from undoes a step. */
export function steered(field: Field, aim: Aim, direction: Direction): Aim {
  const tip = tipOf(aim);
  if (tip === null) return aim;
  const towards = step(tip, direction);
  if (!isWhole(aim)) return goneOrUndone(field, aim, towards);
  const swung = goneOrUndone(field, back(aim), step(tipOf(back(aim)) ?? "a1", direction));
  const reached = swung.way.length === aim.way.length;
  if (reached) return { ...swung, flipped: aim.flipped };
  return towards === aim.way.at(-2) ? back(aim) : aim;
}

function goneOrUndone(field: Field, aim: Aim, towards: Square | null): Aim {
  if (!towards) return aim;
  const before = aim.way.length > 1 ? aim.way.at(-2) : startOf(aim);
  return aim.way.length && towards === before ? back(aim) : further(field, aim, towards);
}

/** Nobody has come between: the token stands where it stood, and the way is free. */
export function holds(field: Field, aim: Aim): boolean {
  if (field.tokens.get(aim.token) !== aim.at) return false;
  let again: Aim = { ...aim, way: [] };
  for (const square of aim.way) {
    const next = further(field, again, square);
    if (next === again) return false;
    again = next;
  }
  return true;
}

/** Quarter turns clockwise. With none the card's second colour lies above its first. */
export type Turn = 0 | 1 | 2 | 3;

/** The card as it is held, along a way; null if it lies across. */
function asHeld(card: BoardCard, turn: Turn, towards: Direction | null): BoardCard | null {
  if (DIRECTIONS[turn] === towards) return card;
  return DIRECTIONS[(turn + 2) % 4] === towards ? flipped(card) : null;
}

/** A hand turns the card as it fits; one that fits neither way lies as it was held. */
export function oriented(field: Field, aim: Aim, card: BoardCard, turn: Turn): BoardCard | null {
  const near = nearOf(aim);
  const far = farOf(aim);
  if (!near || !far) return null;
  const held = asHeld(card, turn, directionOf(near, far)) ?? card;
  const natural = [held, flipped(held)].find((way) => fits(field, way, near, far)) ?? held;
  return aim.flipped ? flipped(natural) : natural;
}

export function commandOf(aim: Aim, card: BoardCard): BoardLay | BoardPay | null {
  const near = nearOf(aim);
  const far = farOf(aim);
  if (!near || !far) return null;
  const place = { token: aim.token, at: aim.at, near, far, card };
  if (aim.pays) return { do: "pay", ...place };
  const jokers = aim.way.slice(0, aim.jokers);
  return jokers.length ? { do: "lay", ...place, jokers } : { do: "lay", ...place };
}

/** The rule that stands against a whole aim which was not foreseen to count. */
export function brokenRule(
  round: BoardSnapshot,
  field: Field,
  aim: Aim,
  card: BoardCard,
  seat: number,
): string {
  const owed = oldestDebtOf(round, seat);
  if (owed && !(aim.pays && aim.token === owed.token)) return "BRD-33"; // the next card pays the oldest debt
  const debt = round.debts.find(({ token }) => token === aim.token);
  if (debt && !aim.pays) return "BRD-16"; // nobody can use a blocked token
  if (debt && !owed && !debt.open) return "BRD-34"; // others may pay only after eight seconds
  const [near, far] = [nearOf(aim) ?? "", farOf(aim) ?? ""];
  if (fits(field, card, near, far)) return "BRD-11"; // it must not cover anything, nor lie beside the board
  // colours that are swapped are a mistake; others don't fit at all
  return fits(field, flipped(card), near, far) ? "BRD-24" : "BRD-9";
}
