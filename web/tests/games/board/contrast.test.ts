import { describe, expect, test } from "vitest";
import { marksOfToken } from "../../../src/games/board/pieces/marks";
import type { Mark } from "../../../src/kit/face";
import { INKS } from "../../../src/kit/inks";
import { colour, contrast, over, sheet } from "../../colours";
import { canBeRead, GROUNDS, inked, LARGE, rule, TEXT } from "../../contrast";

const squares = sheet("games/board/Squares.module.css");
const printing = sheet("kit/Sheet.module.css");
const printedIn = (mark: Mark | undefined): string => rule(printing, `.${mark?.tone}`, "color");
const [body, number] = marksOfToken(1).slice(-2);

describe.each(GROUNDS)("%s", (_, tokens) => {
  canBeRead(tokens, [["the number of a token", printedIn(number), printedIn(body), TEXT]]);

  test("signs of the printed board, which let a little through", () => {
    const opacity = Number(rule(squares, ".sign", "fill-opacity"));
    for (const ink of INKS) {
      const shades = inked(tokens, ink);
      const [sign, square] = [colour("var(--on)", shades), colour("var(--fill)", shades)];
      expect.soft(contrast(over(sign, square, opacity), square), ink).toBeGreaterThanOrEqual(LARGE);
    }
  });
});
