// Codes as they are typed, read and shown, whatever length the house gives them.

import { describe, expect, it } from "vitest";
import { isTooLong, isWhole, readCode, spaced, typedCode } from "../src/screens/code";
import type { Words } from "../src/words/en";
import { LANGUAGES } from "../src/words/languages";

describe("a code", () => {
  it.each(["ACD EFG", "acd-efg", "https://x.org/t/ACDEFG", "https://x.org/screen/ACDEFG?a=1"])(
    "is read from %s",
    (text) => expect(readCode(text)).toBe("ACDEFG"),
  );

  it("is whole from six letters to twelve", () => {
    const whole = Array.from({ length: 15 }, (_, length) => isWhole("A".repeat(length)));
    expect(whole.map((is, length) => (is ? length : 0)).filter(Boolean)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  });

  it("that is too long stays in sight", () => {
    expect(typedCode("A".repeat(13))).toHaveLength(13);
    expect([isTooLong("A".repeat(12)), isTooLong("A".repeat(13))]).toEqual([false, true]);
  });

  it("is read where it was misread", () => {
    expect(readCode("oil 0B8")).toBe("QJJQ33");
    const everything = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    expect(readCode(everything)).toHaveLength(everything.length);
  });

  it.each(LANGUAGES)("can be typed as it is shown where nothing is typed yet, in %s", async (language) => {
    const { default: words } = (await import(`../src/words/${language}.ts`)) as { default: Words };
    const shown = words.home.codePlaceholder;
    expect(spaced(typedCode(shown))).toBe(shown);
    expect(isWhole(typedCode(shown))).toBe(true);
  });

  it.each([
    ["ACDEFG", "ACD EFG"],
    ["ACDEFGH", "ACDE FGH"],
    ["ACDEFGHJ", "ACDE FGHJ"],
    ["ACDEFGHJKM", "ACD EFGH JKM"],
    ["ACDEFGHJKMNP", "ACDE FGHJ KMNP"],
    ["", ""],
  ])("%s is said as %s", (code, said) => expect(spaced(code)).toBe(said));
});
