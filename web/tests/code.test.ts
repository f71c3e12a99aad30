// Codes as they are typed, read and shown, whatever length the house gives them.

import { describe, expect, it } from "vitest";
import { isWhole, readCode, spaced, typedCode } from "../src/screens/code";

describe("a code", () => {
  it.each(["ACD EFG", "acd-efg", "https://x.org/t/ACDEFG", "https://x.org/screen/ACDEFG?a=1"])(
    "is read from %s",
    (text) => expect(readCode(text)).toBe("ACDEFG"),
  );

  it("is whole from six letters to twelve", () => {
    const whole = Array.from({ length: 15 }, (_, length) => isWhole("A".repeat(length)));
    expect(whole.map((is, length) => (is ? length : 0)).filter(Boolean)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(typedCode("A".repeat(20))).toHaveLength(12);
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
