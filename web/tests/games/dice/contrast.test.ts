import { describe } from "vitest";
import { shadesOf } from "../../../src/games/dice/painting/shades";
import { canBeRead, GROUNDS, LARGE, TEXT } from "../../contrast";

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

describe.each(GROUNDS)("%s", (_, tokens) =>
  canBeRead(tokens, [
    ["pips of a die", "var(--on)", "var(--fill)", TEXT],
    ["a place of the board", row.number, row.place, TEXT],
    ["the place that is wanted", row.litNumber, row.litPlace, TEXT],
    ["the sign of a row", row.sign, row.band, LARGE],
    ["that of a full row", row.fullSign, row.fullBand, LARGE],
  ]),
);
