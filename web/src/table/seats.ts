// The seats of a table: how they lie, and what is told of them, whatever is played.

import type { IconName } from "../kit/ui/icons";
import type { Player, Presence } from "../net/wire";

/** A line is called slow from here on: ms there and back. */
export const SLOW = 250;

/** The others, as they sit from the own seat on; all of them for who watches. */
export function othersOf(seat: number | null, players: number): number[] {
  const all = Array.from({ length: players }, (_, at) => at);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** People whose line is lost or silent, before they count as away: others see it at once. */
export function missingOf(players: readonly Player[], { online, silent = [] }: Presence): number[] {
  if (!online.length) return []; // a lesson, or nobody is told yet
  return [...players.keys()].filter(
    (seat) => !players[seat]?.bot && (silent.includes(seat) || !online.includes(seat)),
  );
}

/** By this name, what belongs to a seat is painted. */
export const seatName = (seat: number): string => `seat ${seat}`;

/** What there is to say about who sits there. */
export type Mark = "gone" | "away" | "slow" | "bot";

export const MARK_ICONS = {
  gone: "leave",
  away: "away",
  slow: "line",
  bot: "bot",
} as const satisfies Record<Mark, IconName>;

/** The seats that are about to end the round: those with the fewest left, if that is no more than `close`. */
export function closest(left: readonly number[], close: number): number[] {
  const fewest = Math.min(...left);
  return fewest > close ? [] : [...left.keys()].filter((seat) => left[seat] === fewest);
}

/** The same where only one of them is told: null if several are as close. */
export function onlyClosest(left: readonly number[], close: number): number | null {
  const [seat = null, ...others] = closest(left, close);
  return others.length ? null : seat;
}
