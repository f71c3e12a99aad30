// What is printed on pieces can be read, in every theme and palette: axe-core looks at none of it.

import { expect, test } from "vitest";
import { INKS, type Ink } from "../src/kit/inks";
import { colour, contrast, declared, sheet, type Tokens } from "./colours";

export const TEXT = 4.5;
export const LARGE = 3; // large bold numerals, and signs

/** What is printed, what it is printed on, and the contrast that it needs. */
export type Printed = readonly [what: string, on: string, under: string, least: number];

const theme = sheet("kit/theme.css");
const inks = sheet("kit/inks.module.css");
const ROOT = declared(theme, ":root");
const THEMES = { dark: {}, light: declared(theme, 'html[data-theme="light"]') };
const PALETTES = { inks: {}, clear: declared(theme, 'html[data-palette="clear"]') };

export const GROUNDS = Object.entries(THEMES).flatMap(([theme, shades]) =>
  Object.entries(PALETTES).map(([palette, colours]): [string, Tokens] => [
    `${theme}, ${palette}`,
    { ...ROOT, ...shades, ...colours },
  ]),
);

export const rule = (css: string, selector: string, property: string): string =>
  declared(css, selector)[property] ?? `nothing is declared for ${selector}`;

export const inked = (tokens: Tokens, ink: Ink): Tokens => ({ ...tokens, ...declared(inks, `.${ink}`) });

export function canBeRead(tokens: Tokens, printed: readonly Printed[]): void {
  test.each(printed)("%s", (_, on, under, least) => {
    for (const ink of INKS) {
      const shades = inked(tokens, ink);
      expect.soft(contrast(colour(on, shades), colour(under, shades)), ink).toBeGreaterThanOrEqual(least);
    }
  });
}
