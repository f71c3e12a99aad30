// The style of a stacking game is what it says about its own race: its words, its rules, and how its cards look.

import type { Accessor } from "solid-js";
import type { Figure, Printed } from "../../kit/face";
import type { Card } from "../../net/wire";
import type { Backs } from "../../table/backs";
import type { StackingRules } from "./rules";
import type { StackingWords } from "./words";

export interface StackingStyle {
  backs: Backs;
  rules: StackingRules;
  words: Accessor<StackingWords>;
  figureOf?: (card: Card) => Figure;
}

/** With the tab of its owner, if one is given. */
export function printedBy({ backs, figureOf }: StackingStyle, card: Card, owner?: number): Printed {
  const [colour, value] = card;
  return {
    colour,
    value,
    figure: figureOf?.(card),
    owner: owner === undefined ? undefined : backs(owner),
  };
}

export function cardName({ words }: StackingStyle, [colour, value]: Card): string {
  return words().card(words().colours[colour], value);
}
