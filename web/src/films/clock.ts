// The clock of a film: it runs, stands, and runs slower or quicker. The time comes in as a value, and nothing here
// waits.

import type { Span } from "./absences";

export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Longer, and whoever looks was away: in another tab, or with the lid closed. */
const MOST_AT_ONCE = 250;
/** A gap is passed over, but for so much at its end. */
const SEEN_OF_GAP = 400;

export class FilmClock {
  at = 0;
  speed: Speed = 1;
  #since: number | null = null;

  constructor(
    readonly end: number,
    readonly gaps: readonly Span[] = [],
  ) {}

  get runs(): boolean {
    return this.#since !== null;
  }

  /** From the end it begins anew. */
  start(now: number): void {
    if (this.at >= this.end) this.at = 0;
    this.#since = now;
  }

  stop(): void {
    this.#since = null;
  }

  /** To the nearest moment that there is. */
  set(at: number): void {
    this.at = Math.max(0, Math.min(this.end, Number.isFinite(at) ? at : 0));
  }

  /** The moment that it is now; at the end it stops. */
  tick(now: number): number {
    if (this.#since === null) return this.at;
    const passed = Math.min(MOST_AT_ONCE, Math.max(0, now - this.#since)) * this.speed;
    this.#since = now;
    this.set(this.#over(this.at + passed));
    if (this.at >= this.end) this.stop();
    return this.at;
  }

  #over(at: number): number {
    const gap = this.gaps.find(({ since, until }) => since < at && at < until - SEEN_OF_GAP);
    return gap ? gap.until - SEEN_OF_GAP : at;
  }
}
