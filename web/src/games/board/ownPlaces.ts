// The own places: where the own card lies, and what belongs to it. Pure.

import { type Box, bottom, mirrored } from "../../kit/box";
import { clamp } from "../../kit/numbers";
import { box, GAP } from "./boxes";

export interface Own {
  area: Box;
  /** a square in which the card lies in any direction */
  card: Box;
  stack: Box;
  discard: Box;
  jokers: Box;
  zoom: Box;
}

/** The card above all, the stack under the thumb, jokers and close-up on the other side. */
export function ownInRow(area: Box, hand: "left" | "right"): Own {
  const aside = clamp(area.width * 0.24, 76, 130);
  const low = area.height < 220;
  const between = area.width - 2 * aside - (low ? 2 * GAP : -34);
  const side = Math.min(area.height - GAP, between, 250);
  const card = box(
    area.x + (area.width - side) / 2,
    area.y + (area.height - GAP - side) / (low ? 2 : 3),
    side,
    side,
  );
  const thumb = box(area.x + area.width - aside, area.y, aside, area.height - GAP);
  const other = { ...thumb, x: area.x };
  const foot = clamp(thumb.height * (low ? 0.7 : 0.5), 96, 150);
  const stack = box(thumb.x, bottom(thumb) - foot, aside, foot);
  const discard = box(thumb.x, thumb.y, aside, clamp(thumb.height - foot - GAP, 0, 70));
  const zoom = box(other.x, bottom(other) - 48, aside, 48);
  const room = zoom.y - other.y - GAP;
  const jokers = box(other.x, zoom.y - GAP - Math.min(room, 110), aside, Math.min(room, 110));
  const own = { area, card, stack, discard, jokers, zoom };
  return hand === "left" ? mirroredOwn(own, 2 * area.x + area.width) : own;
}

export function ownInColumn(area: Box): Own {
  const low = area.height < 480;
  const foot = low ? 92 : 150;
  const below = Math.min(area.width, 264);
  const left = area.x + (area.width - below) / 2;
  const stack = box(left, bottom(area) - foot, below * 0.54, foot);
  const jokers = box(left + stack.width + GAP, stack.y, below - stack.width - GAP, foot);
  const discardHeight = low ? 64 : 110;
  const discard = box(left, stack.y - GAP - discardHeight, stack.width, discardHeight);
  const zoom = box(jokers.x, discard.y + discardHeight - 52, jokers.width, 52);
  const side = Math.max(60, Math.min(area.width, discard.y - area.y - GAP, 330));
  const card = box(area.x + (area.width - side) / 2, discard.y - GAP - side, side, side);
  if (low) card.y = area.y + (discard.y - GAP - area.y - side) / 2;
  return { area, card, stack, discard, jokers, zoom };
}

/** For a phone on its side: the card on the left, the rest in a column under the thumb. */
export function ownAcross(area: Box): Own {
  const aside = clamp(area.width * 0.36, 84, 116);
  const side = Math.min(area.width - aside - GAP, area.height, 220);
  const card = box(area.x, area.y + (area.height - side) / 2, side, side);
  const x = area.x + area.width - aside;
  const stack = box(x, bottom(area) - 116, aside, 116);
  const jokers = box(x, stack.y - GAP - 84, aside, 84);
  const zoom = box(x, area.y, aside, 46);
  const discard = box(area.x, bottom(card) + GAP, side, Math.max(0, bottom(area) - bottom(card) - GAP));
  return { area, card, stack, discard, jokers, zoom };
}

/** For a screen as small as a stamp: one below the other. */
export function ownOnAStamp(area: Box): Own {
  const side = Math.min(area.width, area.height * 0.38);
  const each = (area.height - side - 12) / 3;
  const below = (at: number): Box => box(area.x, area.y + side + 4 + at * (each + 4), area.width, each);
  const card = box(area.x + (area.width - side) / 2, area.y, side, side);
  const discard = box(area.x, area.y, 0, 0);
  return { area, card, stack: below(0), jokers: below(1), zoom: below(2), discard };
}

export function mirroredOwn(own: Own, width: number): Own {
  const flip = (one: Box): Box => mirrored(one, width);
  const { area, card, stack, discard, jokers, zoom } = own;
  return {
    area: flip(area),
    card: flip(card),
    stack: flip(stack),
    discard: flip(discard),
    jokers: flip(jokers),
    zoom: flip(zoom),
  };
}

/** Drawn upright in the middle of its square, and turned. */
export function cardBox({ card }: Own, turns: number): Box {
  return {
    x: card.x + card.width / 4,
    y: card.y,
    width: card.width / 2,
    height: card.height,
    turn: turns * 90,
  };
}
