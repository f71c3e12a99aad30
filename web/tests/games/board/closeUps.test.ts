import { expect, test } from "vitest";
import { aimAt } from "../../../src/games/board/aim";
import { centreOf, closeUpUnder } from "../../../src/games/board/closeUps";
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
