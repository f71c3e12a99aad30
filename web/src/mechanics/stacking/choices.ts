// Choices are what a player means by a card: where it goes when it is tapped, and where it may be laid when it is
// dragged. Pure.

import type { Card } from "../../net/wire";
import { closest as fewest } from "../../table/seats";
import { whereItFits } from "./piles";
import type { StackingCommand, StackingOptions, StackingRules } from "./rules";
import type { StackingOnto, StackingSnapshot } from "./wire";

const CLOSE = 4; // cards

export interface Glance {
  round: StackingSnapshot;
  options: StackingOptions;
  rules: StackingRules;
  seat: number;
}

export type Tap =
  | { means: "do"; command: StackingCommand }
  /** It fits on several places of the own row, and nowhere else: which one? */
  | { means: "choose"; places: number[] }
  | { means: "nothing" };

/** The middle comes first. */
export function tapOn(glance: Glance, card: Card): Tap {
  const places = placesFor(glance, card);
  const toTheMiddle = whereFits(glance, card);
  if (toTheMiddle) return { means: "do", command: toTheMiddle };
  const [place, ...others] = places;
  if (place === undefined) return { means: "nothing" };
  if (others.length) return { means: "choose", places };
  return asCommand(buildOn(glance, card, place));
}

/** Whether it makes a difference where the card goes, so that a finger must have time to say so. */
export function isOpenQuestion(glance: Glance, card: Card): boolean {
  if (glance.options.mistakes === "called") return true;
  return placesFor(glance, card).length > 0 && whereItFits(glance.round, card).length > 0;
}

export type Aim = { at: "pile"; pile: number } | { at: "middle" } | { at: "row"; place: number };

/** What it means to drop the card there; without a command it goes back. */
export function dropOn(glance: Glance, card: Card, aim: Aim): StackingCommand | null {
  switch (aim.at) {
    case "row":
      return placesFor(glance, card).includes(aim.place) ? buildOn(glance, card, aim.place) : null;
    case "middle":
      return glance.options.mistakes === "called" ? { do: "start", card } : whereFits(glance, card);
    case "pile":
      return glance.options.mistakes === "called"
        ? playOnto(glance, card, aim.pile)
        : whereFits(glance, card);
  }
}

export function placesFor({ round, options, rules, seat }: Glance, card: Card): number[] {
  const area = round.areas[seat];
  return options.advanced && area ? rules.whereItBuilds(area, card) : [];
}

export function buildOn({ round, seat }: Glance, card: Card, place: number): StackingCommand | null {
  const top = round.areas[seat]?.row[place]?.at(-1);
  return top ? { do: "build", card, place, top } : null;
}

/**
 * Where several piles take the card, anywhere; where only one does, that one by name: if the race for it is lost,
 * the house can then tell to whom, and by how much.
 */
function whereFits(glance: Glance, card: Card): StackingCommand | null {
  const [pile, ...others] = whereItFits(glance.round, card);
  if (pile === undefined) return null;
  if (card[1] === 1) return { do: "start", card };
  return others.length ? { do: "play", card } : playOnto(glance, card, pile);
}

/** With the owner where a card's double may lie on it, by mistake. */
function playOnto({ round, options }: Glance, card: Card, number: number): StackingCommand | null {
  const pile = round.piles[number];
  const top = pile?.cards.at(-1);
  const owner = pile?.owners.at(-1);
  if (!top || owner === undefined) return null;
  const onto: StackingOnto = { pile: number, top, ...(options.mistakes === "called" && { owner }) };
  return { do: "play", card, onto };
}

function asCommand(command: StackingCommand | null): Tap {
  return command ? { means: "do", command } : { means: "nothing" };
}

/** The seats that are about to end the round, of those that are still there. */
export function closest({ areas, gone = [] }: StackingSnapshot): number[] {
  return fewest(
    areas.map(({ stock_count }, seat) => (gone.includes(seat) ? Number.POSITIVE_INFINITY : stock_count)),
    CLOSE,
  );
}
