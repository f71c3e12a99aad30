// Close-ups in place of the board: in which of them a point lies, and on which square. Pure.

import type { Box } from "../../kit/box";
import type { Aim } from "./aim";
import { HIT, type Layout } from "./layout";
import { spotOf } from "./picture";
import type { Field } from "./rulebook/field";
import type { Spot, Square } from "./rulebook/squares";

/** So far a close-up shows the board around its middle. */
export const REACH = 2;
export const ACROSS = 2 * REACH + 1;

const CLOSER = 1.2; // times the square of the board

/** There is no room for both, and squares are clearly larger close up: where the screen is low, they may not be. */
export function areWorthIt({
  views,
  square,
  instead,
}: Pick<Layout, "views" | "square" | "instead">): boolean {
  const side = (instead[0]?.width ?? 0) / ACROSS;
  return !views && square < HIT && side >= CLOSER * square;
}

/** The middle of a token's close-up: over a bridge of jokers the eye goes along. */
export function centreOf(field: Field, token: number, aim: Aim | null): Square {
  const bridged = aim?.token === token && !aim.pays ? bridgeOf(aim) : undefined;
  return bridged ?? field.tokens.get(token) ?? "a1";
}

function bridgeOf(aim: Aim): Square | undefined {
  return aim.way[Math.min(aim.jokers, aim.way.length) - 1];
}

export interface Under {
  /** In squares, from the upper left corner of the board. */
  spot: Spot;
  /** Whose close-up it is; null on the board itself. */
  token: number | null;
}

/** `boxes` are those of the tokens, in their order. */
export function closeUpUnder(
  boxes: readonly Box[],
  field: Field,
  aim: Aim | null,
  x: number,
  y: number,
): Under | null {
  const tokens = [...field.tokens.keys()];
  const at = boxes.findIndex(
    (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
  );
  const [box, token] = [boxes[at], tokens[at]];
  if (!box || token === undefined) return null;
  const { column, row } = spotOf(centreOf(field, token, aim));
  const side = box.width / ACROSS;
  return {
    spot: { column: column - REACH + (x - box.x) / side, row: row - REACH + (y - box.y) / side },
    token,
  };
}
