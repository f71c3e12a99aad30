// The first race of a newcomer shows dice that fit.

import type { Chance, FirstRace } from "../../table/firstRace";
import { fits, sameDie } from "./rules";
import type { DiceDie, DiceSnapshot } from "./wire";
import { words } from "./words";

export const firstRace: FirstRace<"dice"> = {
  labels: () => [
    { look: { at: "[data-board]" }, text: words().first.rows },
    { look: { at: "[data-die]" }, text: words().first.dice },
    { look: { at: '[data-test="roll"]' }, text: words().first.roll },
  ],
  chances,
};

/** Dice that fit, and of which no rival has the same. */
export function chances(round: DiceSnapshot, seat: number): Chance[] {
  if (round.phase !== "racing") return [];
  const rivals = round.dice.filter((_, other) => other !== seat).flat();
  const onlyMine = (die: DiceDie): boolean => !rivals.some((theirs) => sameDie(theirs, die));
  const found = (round.dice[seat] ?? []).filter((die) => fits(round, die) && onlyMine(die));
  return found.map(([colour, face]) => ({
    id: `${colour} ${face} ${round.rolls[seat]}`,
    look: { at: `[data-die="${colour} ${face}"]` },
  }));
}
