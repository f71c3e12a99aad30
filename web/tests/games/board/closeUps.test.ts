import { expect, test } from "vitest";
import { aimAt } from "../../../src/games/board/aim";
import { areWorthIt, centreOf, closeUpUnder } from "../../../src/games/board/closeUps";
import { layout } from "../../../src/games/board/layout";
import lesson from "../../../src/games/board/lesson";
import { fieldOf } from "../../../src/games/board/rulebook/field";

const field = fieldOf(lesson.round);
const boxes = [0, 1, 2, 3].map((at) => ({ x: (at % 2) * 108, y: (at >> 1) * 108, width: 100, height: 100 }));

test("a point in a close-up is the square that is seen there", () => {
  expect(field.tokens.get(1)).toBe("h5");
  expect(closeUpUnder(boxes, field, null, 50, 50)).toEqual({ token: 1, spot: { column: 7.5, row: 4.5 } });
  expect(closeUpUnder(boxes, field, null, 50, 30)?.spot).toEqual({ column: 7.5, row: 3.5 });
});

test("between the close-ups there is no square", () => {
  expect(closeUpUnder(boxes, field, null, 104, 50)).toBeNull();
  expect(closeUpUnder(boxes, field, null, 50, 300)).toBeNull();
});

test("the eye goes along over a bridge of jokers", () => {
  const aim = { ...aimAt(field, 1, 1), way: ["h4"] };
  expect(centreOf(field, 1, aim)).toBe("h4");
  expect(centreOf(field, 2, aim)).toBe(field.tokens.get(2));
  expect(closeUpUnder(boxes, field, aim, 50, 50)?.spot).toEqual({ column: 7.5, row: 3.5 });
});

test.each([
  ["a phone", 375, 623, 15, true],
  ["a phone, with a note above the table", 375, 483, 10, false],
  ["a phone on its side", 800, 390, 15, true],
  ["a desktop", 1440, 850, 15, false],
])("on %s there are close-ups if they are closer than the board", (_, width, height, rows, are) => {
  const made = layout({ width, height, columns: 15, rows, others: rows === 10 ? 1 : 3, hand: "right" });
  expect(areWorthIt(made)).toBe(are);
});
