// Animations of a piece where it lies: a head that is shaken, a pop, or, with less motion, a moment of paleness.

import { poppedAt, shakenAt } from "../flight";
import type { Stir } from "./orders";

/** How much a piece is moved aside, turned, larger, and seen. */
export interface Stirred {
  aside: number;
  turn: number;
  size: number;
  opacity: number;
}

export const CALM: Stirred = { aside: 0, turn: 0, size: 1, opacity: 1 };

const STIR_MS = 220;
const PALE = 0.45;

interface Begun {
  how: Stir;
  still: boolean;
  /** Null until it is first seen. */
  since: number | null;
}

export class Stirring {
  #begun = new Map<string, Begun>();

  begin(name: string, how: Stir, still: boolean): void {
    this.#begun.set(name, { how, still, since: null });
  }

  /** Calm, if nothing moves it. */
  of(name: string, now: number): Stirred {
    const begun = this.#begun.get(name);
    if (!begun) return CALM;
    begun.since ??= now;
    const time = (now - begun.since) / STIR_MS;
    if (time < 1) return stirred(begun, time);
    this.#begun.delete(name);
    return CALM;
  }
}

function stirred({ how, still }: Begun, time: number): Stirred {
  if (still) return { ...CALM, opacity: PALE + (1 - PALE) * time };
  if (how === "pop") return { ...CALM, size: poppedAt(time) };
  const aside = shakenAt(time);
  return { ...CALM, aside, turn: aside / 3 };
}
