// What is printed on cards, dice and squares can be read, in every theme and palette: axe-core looks at none of it.

import { describe, expect, test } from "vitest";
import { marksOfToken } from "../src/games/board/pieces/marks";
import { shadesOf } from "../src/games/dice/painting/shades";
import type { Mark } from "../src/kit/face";
import { INKS, type Ink } from "../src/kit/inks";
import { colour, contrast, declared, over, sheet, type Tokens } from "./colours";

const TEXT = 4.5;
const LARGE = 3; // large bold numerals, and signs

const theme = sheet("kit/theme.css");
const row = shadesOf(
  {
    paper: "var(--paper)",
    shade: "var(--paper-shade)",
    ink: "var(--ink)",
    "fill row": "var(--fill)",
    "print row": "var(--print)",
  },
  "row",
);
const squares = sheet("games/board/Squares.module.css");
const printing = sheet("kit/Sheet.module.css");
const ROOT = declared(theme, ":root");
const THEMES = { dark: {}, light: declared(theme, 'html[data-theme="light"]') };
const PALETTES = { inks: {}, clear: declared(theme, 'html[data-palette="clear"]') };

const inks = sheet("kit/inks.module.css");
const rule = (css: string, selector: string, property: string): string =>
  declared(css, selector)[property] ?? `nothing is declared for ${selector}`;

const printedIn = (mark: Mark | undefined): string => rule(printing, `.${mark?.tone}`, "color");
const [body, number] = marksOfToken(1).slice(-2);

/** What is printed, what it is printed on, and the contrast that it needs. */
const PRINTED: [what: string, on: string, under: string, least: number][] = [
  ["numerals and signs of a card, pips of a die", "var(--on)", "var(--fill)", TEXT],
  ["a numeral over the large sign of its card", "var(--on)", "var(--deep)", LARGE],
  ["the motif on the back of a card", "var(--print)", "var(--paper)", TEXT],
  ["the number of a token", printedIn(number), printedIn(body), TEXT],
  ["a place of the dice board", row.number, row.place, TEXT],
  ["the place that is wanted", row.litNumber, row.litPlace, TEXT],
  ["the sign of a row of dice", row.sign, row.band, LARGE],
  ["that of a full row", row.fullSign, row.fullBand, LARGE],
];

const grounds = Object.entries(THEMES).flatMap(([theme, shades]) =>
  Object.entries(PALETTES).map(([palette, colours]): [string, Tokens] => [
    `${theme}, ${palette}`,
    { ...ROOT, ...shades, ...colours },
  ]),
);

describe.each(grounds)("%s", (_, tokens) => {
  const inked = (ink: Ink): Tokens => ({ ...tokens, ...declared(inks, `.${ink}`) });

  test.each(PRINTED)("%s", (_, on, under, least) => {
    for (const ink of INKS) {
      const found = contrast(colour(on, inked(ink)), colour(under, inked(ink)));
      expect.soft(found, ink).toBeGreaterThanOrEqual(least);
    }
  });

  test("signs of the printed board, which let a little through", () => {
    const opacity = Number(rule(squares, ".sign", "fill-opacity"));
    for (const ink of INKS) {
      const [sign, square] = [colour("var(--on)", inked(ink)), colour("var(--fill)", inked(ink))];
      expect.soft(contrast(over(sign, square, opacity), square), ink).toBeGreaterThanOrEqual(LARGE);
    }
  });
});
