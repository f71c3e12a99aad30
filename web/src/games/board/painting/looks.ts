// The looks of pieces: what there is to paint in this game.

import type { Back } from "../../../table/backs";
import { frameOf } from "../picture";
import type { FrameName } from "../pieces/marks";
import type { BoardCard } from "../wire";

export type Look = CardLook | JokerLook | { token: number } | BackLook | { left: number };

/** Drawn upright, its first colour below; or lying, its first colour at the left. */
export interface CardLook {
  card: BoardCard;
  frame: FrameName;
  /** In a hand, or asked about, it stands out; lying, it is flat on what it lies on. */
  as?: "held" | "marked" | "lying";
  /** The token that moves with it, on its second square or its first. */
  rider?: number;
  riderOn?: "first" | "second";
}

export interface JokerLook {
  joker: FrameName;
}

export interface BackLook extends Back {
  /** Of one card, or of many. */
  of: "card" | "stack";
}

/** What has the same name looks alike. */
export const nameOf = (look: Look): string => Object.entries(look).join();

export const cardLook = (card: BoardCard, seat: number): CardLook => ({ card, frame: frameOf(seat) });
export const lyingLook = (card: BoardCard, seat: number): CardLook => ({
  ...cardLook(card, seat),
  as: "lying",
});
export const jokerLook = (seat: number): JokerLook => ({ joker: frameOf(seat) });
