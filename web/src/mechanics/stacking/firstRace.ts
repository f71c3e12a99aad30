// The first race of a stacking game, as a newcomer is shown it.

import type { Card } from "../../net/wire";
import type { Chance, FirstRace } from "../../table/firstRace";
import { openCards, sourceOf } from "./area";
import { sameCard } from "./cards";
import type { StackingGame } from "./game";
import { own } from "./ownLook";
import { whereItFits } from "./piles";
import type { StackingStyle } from "./style";
import type { StackingSnapshot } from "./wire";

export function firstRace({ words }: StackingStyle): FirstRace<StackingGame> {
  return {
    labels: () => {
      const { goal, middle, turn } = words().first;
      return [
        { look: own("stock"), text: goal },
        { look: { at: "[data-middle] > *" }, text: middle },
        { look: own("hand"), text: turn },
      ];
    },
    chances,
  };
}

/** Open cards that fit, and whose double no rival has open. */
export function chances(round: StackingSnapshot, seat: number): Chance[] {
  const area = round.areas[seat];
  if (!area || round.phase !== "racing") return [];
  const rivals = round.areas.filter((_, other) => other !== seat).flatMap(openCards);
  const onlyMine = (card: Card): boolean => !rivals.some((theirs) => sameCard(theirs, card));
  return openCards(area).flatMap((card) => {
    const place = sourceOf(area, card);
    if (place === null || !whereItFits(round, card).length || !onlyMine(card)) return [];
    return [{ id: `${card.join(" ")} ${place}`, look: own(place) }];
  });
}
