import { expect, test } from "vitest";
import { snapping, type Target } from "../../src/kit/snapping";

const square = (id: string, x: number, y: number): Target<string> => ({
  id,
  box: { x, y, width: 40, height: 40 },
});
const TARGETS = [square("left", 0, 0), square("right", 60, 0)];
const meant = (x: number, y: number, reach = 20) => snapping(() => TARGETS, x, y, reach)?.id ?? null;

test("a point inside a target means it", () => {
  expect(meant(20, 20)).toBe("left");
  expect(meant(99, 39)).toBe("right");
});

test("a point beside a target means the nearest one", () => {
  expect(meant(48, 20)).toBe("left");
  expect(meant(53, 20)).toBe("right");
});

test("what is out of reach means nothing", () => {
  expect(meant(20, 61)).toBeNull();
  expect(meant(50, 20, 5)).toBeNull();
});

test("the reach is measured around corners, not in a square", () => {
  expect(meant(115, 55)).toBeNull();
  expect(meant(113, 53)).toBe("right");
});

test("where targets overlap, the nearer middle is meant", () => {
  const piles = [square("under", 0, 0), square("over", 30, 0)];
  expect(snapping(() => piles, 32, 20, 0)?.id).toBe("under");
  expect(snapping(() => piles, 38, 20, 0)?.id).toBe("over");
});

test("nothing to aim at", () => {
  expect(snapping(() => [], 0, 0, 100)).toBeNull();
});
