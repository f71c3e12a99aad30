// A try beside what was made of the same deal before.

import { describe, expect, test } from "vitest";
import { compared } from "../../src/screens/again/comparison";

const GIVEN = { seat: 1, points: [3, 12, -4] };

describe("a try", () => {
  test("is compared on the seat on which it was made, in either direction", () => {
    expect(compared(GIVEN, [20, 15, 0])).toEqual({ now: 15, before: 12, difference: 3 });
    expect(compared(GIVEN, [20, -2, 0])).toEqual({ now: -2, before: 12, difference: -14 });
    expect(compared(GIVEN, [20, 12, 0])?.difference).toBe(0);
  });

  test("that is not counted yet is compared with nothing", () => {
    expect(compared(GIVEN, undefined)).toBeNull();
    expect(compared(GIVEN, [20])).toBeNull();
    expect(compared({ seat: 3, points: [] }, [1, 2, 3, 4])).toBeNull();
  });
});
