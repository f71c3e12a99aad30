// A round that is reviewed, for one of its seats: what was told of it, and how it is said.

import type { Axis } from "../../films/axis";
import type { Placed } from "../../films/marks";
import type { Step } from "../../films/steps";
import type { ChanceTold, ParTold, ReviewTold, SeatTold } from "../../net/films";
import type { Back } from "../../table/backs";
import { w } from "./words";

export interface Reviewed {
  review: ReviewTold;
  seat: number;
  players: number;
  points: number | null;
  /** My reactions in my last rounds, where the seat is mine and they are known. */
  lately?: () => number[] | undefined;
  /** What adult bots make of the same deal, once that is known. */
  par: () => ParTold | undefined;
  axis: Axis;
  placed: readonly Placed[];
  steps: readonly Step[][];
  nameOf: (seat: number) => string;
  backOf: (seat: number) => Back;
  thingName: (thing: unknown) => string;
  /** The film, at that moment. */
  see: (at: number) => void;
}

export function ofSeat({ review, seat }: Reviewed): SeatTold {
  return review.seats[seat] ?? { taken: 0, chances: 0, reactions: [] };
}

/** One sentence. */
export function saidOf({ thingName, nameOf }: Reviewed, chance: ChanceTold): string {
  const { told } = w();
  const thing = capital(thingName(chance.thing));
  const { fate, by, ms } = chance;
  if (fate === "lost" && by != null && ms != null && ms > 0) return told.race(thing, nameOf(by), ms);
  const time = seconds(chance.open, 1);
  if (fate === "lost" && by != null) return told.lost(thing, time, nameOf(by));
  return fate === "left" || fate === "passed" ? told[fate](thing, time) : told.gone(thing, time);
}

export function seconds(ms: number, digits: number): string {
  return (ms / 1000).toFixed(digits);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
