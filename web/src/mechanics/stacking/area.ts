// The area of a seat: what lies before it, as everybody sees it. Pure.
//
// A card that was brought to light and that nobody knows yet is null, while its pile counts it: `stock_top` with
// a `stock_count`, `visible` with a `turned_count`. A gap in the row that such a card fills stays empty so long.

import type { Card } from "../../net/wire";
import { sameCard } from "./cards";
import type { StackingAreaView as Area } from "./wire";

/** A place before a seat: the pile that counts, the turned-over pile, or a place of the row by its number. */
export type Source = "stock" | "turned" | number;

const PACKET = 3;

export function handSize(area: Area): number {
  return area.hand_count + area.turned_count;
}

/** LIG-8: the top of the stock, the row and the visible card of the hand may go to the middle. */
export function openCards(area: Area): Card[] {
  const tops = [area.stock_top, ...area.row.map((place) => place.at(-1)), area.visible];
  return tops.filter((card) => card != null);
}

/** Where the card lies open. */
export function sourceOf(area: Area, card: Card): Source | null {
  if (sameCard(area.stock_top, card)) return "stock";
  if (sameCard(area.visible, card)) return "turned";
  const place = area.row.findIndex((pile) => sameCard(pile.at(-1), card));
  return place < 0 ? null : place;
}

/** LIG-11: the top of the stock fills the gap that a card leaves in the row. Whether it does, when this one is taken. */
export function leavesGap(area: Area, source: Source): boolean {
  return typeof source === "number" && area.row[source]?.length === 1 && area.stock_count > 0;
}

/** What the next turn of the hand does; null if there is nothing to turn. */
export function nextTurn(area: Area): { count: number; again: boolean } | null {
  if (!handSize(area)) return null;
  const again = area.hand_count === 0;
  return { count: Math.min(PACKET, again ? area.turned_count : area.hand_count), again };
}

/** A hand so small shows the same card at each turn. */
export function turnsAllAtOnce(area: Area): boolean {
  return handSize(area) <= PACKET;
}

// How events change it

export function opened(area: Area, top: Card | null, row: readonly Card[]): Area {
  return { ...area, stock_top: top, row: row.map((card) => [card]) };
}

export function taken(area: Area, source: Source, shows: Card | null): Area {
  if (source === "stock") return uncovered(area, shows);
  if (source === "turned") return { ...area, turned_count: area.turned_count - 1, visible: shows };
  const gap = leavesGap(area, source);
  const place = gap ? pileOf(area.stock_top) : (area.row[source]?.slice(0, -1) ?? []);
  return { ...(gap ? uncovered(area, shows) : area), row: area.row.with(source, place) };
}

function pileOf(card: Card | null): Card[] {
  return card ? [card] : [];
}

function uncovered(area: Area, shows: Card | null): Area {
  return { ...area, stock_count: area.stock_count - 1, stock_top: shows };
}

export function built(area: Area, place: number, card: Card): Area {
  return { ...area, row: area.row.with(place, [...(area.row[place] ?? []), card]) };
}

export function turned(area: Area, count: number, again: boolean, shows: Card | null): Area {
  const hand = again ? area.turned_count : area.hand_count;
  const over = again ? 0 : area.turned_count;
  return { ...area, hand_count: hand - count, turned_count: over + count, visible: shows };
}

export function rotated(area: Area): Area {
  return { ...area, hand_count: handSize(area), turned_count: 0, visible: null };
}

export function putBack(area: Area, to: Source, card: Card): Area {
  if (to === "stock") return { ...area, stock_count: area.stock_count + 1, stock_top: card };
  if (to === "turned") return { ...area, turned_count: area.turned_count + 1, visible: card };
  return built(area, to, card);
}
