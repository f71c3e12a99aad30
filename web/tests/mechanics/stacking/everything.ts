import { openCards } from "../../../src/mechanics/stacking/area";
import type { StackingSnapshot } from "../../../src/mechanics/stacking/wire";
import type { Command } from "../../everything";
import type { Golden, Step } from "../../golden";

export function everything(round: StackingSnapshot, seat: number, { head }: Golden): Command[] {
  const area = round.areas[seat];
  if (!area) return [];
  const named = "mistakes" in head.options && head.options.mistakes === "called";
  const aims = round.piles.flatMap(({ cards, owners }, pile) =>
    cards.length ? [{ pile, top: cards.at(-1), ...(named && { owner: owners.at(-1) }) }] : [],
  );
  return [
    ...openCards(area).flatMap((card) => [
      { do: "start", card },
      ...aims.map((onto) => ({ do: "play", card, onto })),
      ...area.row.map((pile, place) => ({ do: "build", card, place, top: pile.at(-1) })),
    ]),
    ...["turn", "stop", "dutch"].map((word) => ({ do: word })),
  ];
}

/** Where mistakes are called, a stop first sends wrong cards back, and only the house knows which: BLZ-27. */
export const unforeseeable = ({ command, events }: Step): boolean =>
  command.do === "stop" && events.length > 1;
