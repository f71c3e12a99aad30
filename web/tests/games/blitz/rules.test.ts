import { expect, test } from "vitest";
import { rules } from "../../../src/games/blitz/rules";
import type { StackingAreaView } from "../../../src/mechanics/stacking/wire";

test("a card is built on the other kind: boys on girls, girls on boys", () => {
  const row: StackingAreaView["row"] = [[["red", 7]], [["blue", 7]], [["green", 7]], [["green", 6]], []];
  const counts = { stock_count: 10, hand_count: 9, turned_count: 0, false_calls: 0 };
  const own: StackingAreaView = { row, stock_top: ["red", 6], visible: null, ...counts };
  expect(rules.whereItBuilds(own, ["red", 6])).toEqual([2]);
});
