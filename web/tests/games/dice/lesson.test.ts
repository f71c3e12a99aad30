import { expect, test } from "vitest";
import lesson from "../../../src/games/dice/lesson";
import type { DiceSnapshot } from "../../../src/games/dice/wire";
import { BOT, type Lesson, PUPIL } from "../../../src/table/lesson";
import { ended, roundOf } from "../../lessons";

test("what is counted is what lies there", () => {
  const [tutor, bill] = ended("dice", lesson as unknown as Lesson);
  const { dice } = roundOf<DiceSnapshot>(tutor);
  const left = dice[BOT]?.length ?? 0;
  expect(bill).toEqual({ left: [left, -left] });
  expect(dice[PUPIL]).toEqual([]);
});
