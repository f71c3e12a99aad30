import { describe } from "vitest";
import { canBeRead, GROUNDS, LARGE, TEXT } from "../contrast";

describe.each(GROUNDS)("%s", (_, tokens) =>
  canBeRead(tokens, [
    ["numerals and signs of a card", "var(--on)", "var(--fill)", TEXT],
    ["a numeral over the large sign of its card", "var(--on)", "var(--deep)", LARGE],
    ["the motif on the back of a card", "var(--print)", "var(--paper)", TEXT],
  ]),
);
