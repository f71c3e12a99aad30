// The colours of a row of the board, mixed out of those of the page. Pure.

import { mixed, type Palette } from "../../../kit/paint";

export function shadesOf(palette: Palette, row: string) {
  const { paper = "#fff", shade = "#eee", ink = "#000" } = palette;
  const of = (tone: string): string => palette[`${tone} ${row}`] ?? ink;
  const [fill, deep, print] = [of("fill"), of("deep"), of("print")];
  return {
    plain: { paper, shade, ink },
    fill,
    deep,
    band: mixed(fill, 24, paper),
    sign: print,
    fullBand: mixed(fill, 55, paper),
    fullSign: ink,
    place: mixed(fill, 14, shade),
    number: mixed(ink, 66, mixed(fill, 22, shade)),
    rim: mixed(deep, 30, "transparent"),
    litPlace: paper,
    litNumber: ink,
  };
}

export type Shades = ReturnType<typeof shadesOf>;
