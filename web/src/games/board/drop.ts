// The drop of a card that is dragged over the board: where it would lie. Pure.

import { type Aim, aimAt, aimToPay, type Turn, tipOf } from "./aim";
import { directionOf, step } from "./picture";
import { flipped } from "./rulebook/cards";
import type { Field } from "./rulebook/field";
import { type Spot, type Square, squareName } from "./rulebook/squares";
import type { BoardCard } from "./wire";

/** The card's two squares, in the order of its colours. */
export interface Resting {
  first: Square;
  second: Square;
}

/** What the card may be laid next to: any token, the end of a bridge of jokers; or anywhere, for a debt. */
export type Anchor = { to: "tokens" } | { to: "bridge"; aim: Aim } | { to: "debt"; token: number };

const REACH = 1.3; // squares

/**
 * The free pair nearest to a point, which is the middle of the card in squares; those that touch a token draw the
 * card towards them. What is printed there does not matter: whether it fits is for the player to see.
 */
export function restingAt(field: Field, anchor: Anchor, turn: Turn, middle: Spot): Resting | null {
  const found = around(middle, turn)
    .filter(({ resting }) => field.free.has(resting.first) && field.free.has(resting.second))
    .map(({ resting, away }) => ({ resting, away: touches(field, anchor, resting) ? away : away + REACH }))
    .filter(({ away }) => away < 2 * REACH)
    .sort((one, other) => one.away - other.away);
  return found[0]?.resting ?? null;
}

const NEAR_BY = [-1, 0, 1, 2];

function around(middle: Spot, turn: Turn): { resting: Resting; away: number }[] {
  const upright = turn % 2 === 0;
  const left = middle.column - (upright ? 0.5 : 1);
  const top = middle.row - (upright ? 1 : 0.5);
  const spots = NEAR_BY.flatMap((right) =>
    NEAR_BY.map((down) => ({ column: Math.floor(left) + right, row: Math.floor(top) + down })),
  );
  return spots
    .filter(({ column, row }) => column >= 0 && row >= 0)
    .map((spot) => ({
      resting: fromCorner(spot, turn),
      away: Math.hypot(spot.column - left, spot.row - top),
    }));
}

function fromCorner(corner: Spot, turn: Turn): Resting {
  const one = squareName(corner);
  const other = step(one, turn % 2 === 0 ? "down" : "right") as Square;
  return turn === 0 || turn === 3 ? { first: other, second: one } : { first: one, second: other };
}

function touches(field: Field, anchor: Anchor, { first, second }: Resting): boolean {
  if (anchor.to === "debt") return true;
  const ends = anchor.to === "bridge" ? [tipOf(anchor.aim)] : [...field.tokens.values()];
  return ends.some((end) => end && (directionOf(end, first) || directionOf(end, second)));
}

export interface Meant {
  aim: Aim;
  card: BoardCard;
}

/** All that the player can have meant by it. The token of a debt goes to the card's second colour, its head. */
export function meant(
  field: Field,
  anchor: Anchor,
  card: BoardCard,
  { first, second }: Resting,
  head: "second" | "first" = "second",
): Meant[] {
  const ways = [
    { way: [first, second], card },
    { way: [second, first], card: flipped(card) },
  ];
  if (anchor.to === "debt") {
    const { way, card: laid } = ways[head === "second" ? 0 : 1] as (typeof ways)[number];
    return [{ aim: { ...aimToPay(field, anchor.token), way }, card: laid }];
  }
  const starts =
    anchor.to === "bridge" ? [anchor.aim] : [...field.tokens.keys()].map((token) => aimAt(field, token));
  return starts.flatMap((aim) =>
    ways
      .filter(({ way }) => directionOf(tipOf(aim) ?? "", way[0] as Square))
      .map(({ way, card: laid }) => ({ card: laid, aim: { ...aim, way: [...aim.way, ...way] } })),
  );
}

/** The free square next to a token that is nearest to a point: for a joker. */
export function jokerAt(field: Field, starts: readonly Aim[], at: Spot): Aim | null {
  let best: Aim | null = null;
  let least = REACH;
  for (const aim of starts) {
    for (const [square, spot] of field.board.spots) {
      const away = Math.hypot(spot.column + 0.5 - at.column, spot.row + 0.5 - at.row);
      if (away >= least || !field.free.has(square) || !directionOf(tipOf(aim) ?? "", square)) continue;
      [best, least] = [{ ...aim, jokers: aim.jokers + 1, way: [...aim.way, square] }, away];
    }
  }
  return best;
}
