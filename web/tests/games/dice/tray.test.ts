import { describe, expect, test } from "vitest";
import { follow, type Lying, type Tray } from "../../../src/games/dice/tray";
import type { DiceDie } from "../../../src/games/dice/wire";
import type { Colour } from "../../../src/net/wire";

const COLOURS: Record<string, Colour> = { r: "red", y: "yellow", g: "green", b: "blue" };

/** `"r1 b3"` is a red one and a blue three. */
function dice(text: string): DiceDie[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((die) => [COLOURS[die[0] as string] as Colour, Number(die[1])]);
}

function lying(text: string, rolls = 1): Lying {
  return { rolls, cup: 0, dice: dice(text) };
}

/** The same way back; a dash is where a die was picked up, a question mark one that nobody has seen. */
function shown({ slots }: Tray): string {
  const text = ([colour, face]: DiceDie): string => `${colour[0]}${face}`;
  return slots.map(({ die, placed }) => (placed ? "-" : die ? text(die) : "?")).join(" ");
}

describe("own dice", () => {
  test("lie in the order of their colours and faces", () => {
    expect(shown(follow(null, lying("b2 r5 g1 r1 y6")))).toBe("r1 r5 y6 g1 b2");
  });

  test("are in the cup before the signal", () => {
    expect(shown(follow(null, { rolls: 0, cup: 3, dice: [] }))).toBe("? ? ?");
  });

  test("stay where they are when another one goes", () => {
    const before = follow(null, lying("r1 y6 b2"));
    expect(shown(follow(before, lying("r1 b2")))).toBe("r1 - b2");
  });

  test("of two that look the same, the one that was touched goes", () => {
    const before = follow(null, lying("r1 r1 b2"));
    expect(shown(follow(before, lying("r1 b2"), 1))).toBe("r1 - b2");
    expect(shown(follow(before, lying("r1 b2"), 0))).toBe("- r1 b2");
  });

  test("that one stays away when the house says so too", () => {
    const picked = follow(follow(null, lying("r1 r1 b2")), lying("r1 b2"), 0);
    expect(shown(follow(picked, lying("b2 r1")))).toBe("- r1 b2");
  });

  test("come back to their place when the race was lost", () => {
    const picked = follow(follow(null, lying("r1 y6 b2")), lying("r1 b2"), 1);
    expect(shown(follow(picked, lying("r1 b2 y6")))).toBe("r1 y6 b2");
  });

  test("lie anew after a roll", () => {
    const picked = follow(follow(null, lying("r1 y6 b2")), lying("y6 b2"), 0);
    expect(shown(follow(picked, lying("b1 y4", 2)))).toBe("y4 b1");
  });

  test("lie anew when the table is shown anew with others", () => {
    const before = follow(null, lying("r1 y6"));
    expect(shown(follow(before, lying("g3 y6")))).toBe("y6 g3");
  });
});
