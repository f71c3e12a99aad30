import { describe, expect, it } from "vitest";
import { pathAt } from "../../src/kit/path";
import { SIGNS, signAt } from "../../src/kit/signs";

describe("a path that is drawn elsewhere", () => {
  it("moves what is absolute, and scales what is relative", () => {
    expect(pathAt("M1 2h3v4H5V6l1-1z", 10, 20, 2)).toBe("M12 24h6v8H20V32l2 -2z");
  });

  it("keeps the turn and the flags of an arc", () => {
    expect(pathAt("M0 0a3 4 30 1 0 5 6A3 4 30 0 1 5 6z", 10, 20, 2)).toBe(
      "M10 20a6 8 30 1 0 10 12A6 8 30 0 1 20 32z",
    );
  });

  it("reads numbers that stand close together", () => {
    expect(pathAt("M1-.5c.5-.5 1 0 .25.75", 0, 0)).toBe("M1 -0.5c0.5 -0.5 1 0 0.25 0.75");
  });

  it.each(Object.keys(SIGNS) as (keyof typeof SIGNS)[])("has as many numbers as before: %s", (ink) => {
    const numbers = (d: string): number => d.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    const commands = (d: string): string => d.replace(/[^a-z]/gi, "");
    expect(numbers(signAt(ink, 7, 9, 2.35))).toBe(numbers(SIGNS[ink]));
    expect(commands(signAt(ink, 7, 9, 2.35))).toBe(commands(SIGNS[ink]));
  });
});
