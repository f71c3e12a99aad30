// Whatever the house refuses is told in words: the game's own, or those of every table.

import { expect, test } from "vitest";
import type { GameWords } from "../src/table/game";
import type { Words } from "../src/words/en";
import { LANGUAGES } from "../src/words/languages";
import { goldenRounds } from "./golden";

const house = import.meta.glob<{ default: Words }>("../src/words/??.ts", { eager: true });
const games = import.meta.glob<{ default: GameWords }>("../src/games/*/words/??.ts", { eager: true });

const refused = goldenRounds().flatMap(({ head, steps }) =>
  steps.flatMap((step) => step.refused.map(({ rule }) => `${head.game} ${rule}`)),
);

test.each(LANGUAGES)("in %s", (language) => {
  const common = house[`../src/words/${language}.ts`]?.default.refusals.byRule ?? {};
  const missing = [...new Set(refused)].filter((one) => {
    const [game, rule] = one.split(" ") as [string, string];
    const own = games[`../src/games/${game}/words/${language}.ts`]?.default.refusals;
    return !(own?.[rule] ?? common[rule]);
  });
  expect(refused.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
