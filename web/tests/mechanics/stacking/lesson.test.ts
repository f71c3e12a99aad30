import { describe, expect, test } from "vitest";
import { openCards } from "../../../src/mechanics/stacking/area";
import type { StackingSnapshot } from "../../../src/mechanics/stacking/wire";
import type { Card } from "../../../src/net/wire";
import { BOT, PUPIL } from "../../../src/table/lesson";
import { ended, LESSONS, roundOf, tutorOf, upTo } from "../../lessons";

const STACKING = LESSONS.filter(([, { round }]) => "areas" in round && "piles" in round);

describe.each(STACKING)("%s", (game, lesson) => {
  test("what is counted is what lies there", () => {
    const [tutor, bill] = ended(game, lesson);
    const { piles, areas } = roundOf<StackingSnapshot>(tutor);
    const owners = piles.flatMap((pile) => pile.owners);
    const middle = [PUPIL, BOT].map((seat) => owners.filter((owner) => owner === seat).length);
    expect(bill).toEqual({ middle, stock: areas.map(({ stock_count }) => -2 * stock_count + 0) });
    expect(areas[PUPIL]?.stock_count).toBe(0);
  });

  test("no card is there twice", () => {
    const tutor = tutorOf(game, lesson);
    for (const at of lesson.steps.keys()) {
      upTo(tutor, at);
      const { areas, piles } = roundOf<StackingSnapshot>(tutor);
      for (const seat of [PUPIL, BOT]) {
        const laid = piles.flatMap(({ cards, owners }) => cards.filter((_, n) => owners[n] === seat));
        const cards: Card[] = [...openCards(areas[seat] as (typeof areas)[0]), ...laid];
        expect(new Set(cards.map(String)).size, `step ${at}`).toBe(cards.length);
      }
    }
  });
});
