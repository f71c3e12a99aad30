// Counting a score up, one card after the other with a rising sound, until it is done or somebody has seen enough.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import { sounds } from "../../../kit/sound";
import type { RoundResult } from "../../../net/wire";
import { reducedMotion } from "../../../settings";
import { type Parts, steps } from "./counting";

const STEP = 75;
const FIRST = 700; // a look at what lies there

export interface Counting {
  /** what is counted, in its order */
  items: string[];
  counted: Accessor<Parts[]>;
  done: Accessor<boolean>;
  /** How much of it is done, from 0 to 1. */
  progress: Accessor<number>;
  skip: () => void;
  /** Told of every step that is shown; what is skipped is not. */
  onStep: (listener: (now: Parts[], before: Parts[]) => void) => void;
}

export function createCounting(result: RoundResult | null): Counting {
  const all = result ? steps(result.parts) : [[]];
  const last = all.length - 1;
  const [at, setAt] = createSignal(result && !reducedMotion() ? 0 : last);
  const listeners: Parameters<Counting["onStep"]>[0][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    if (at() >= last) return;
    setAt((before) => before + 1);
    sounds.count(at());
    for (const listener of listeners) listener(all[at()] ?? [], all[at() - 1] ?? []);
    timer = setTimeout(step, STEP);
  };
  timer = setTimeout(step, FIRST);
  const skip = (): void => {
    clearTimeout(timer);
    setAt(last);
  };
  onCleanup(() => clearTimeout(timer));
  return {
    items: [...new Set((result?.parts ?? []).flatMap((part) => Object.keys(part)))],
    counted: () => all[at()] ?? [],
    done: () => at() >= last,
    progress: () => (last ? at() / last : 1),
    skip,
    onStep: (listener) => void listeners.push(listener),
  };
}
