import { settings } from "../../../settings";
import { backOf } from "../../../table/backs";
import type { Localized } from "../../../words/localized";
import type { Booklet } from "../../../words/manual";
import { keysFor } from "../keyboard";
import { stackingFigures, WIDE } from "./figures";
import { namedKeys } from "./keys";
import type { ManualStyle } from "./style";
import type { StackingFigure, StackingManual } from "./words";

/** The booklet of one of the games: its own words, and pictures in its own style. */
export function stackingBooklet(
  game: "ligretto" | "blitz",
  { load, words }: Localized<StackingManual>,
  style: Omit<ManualStyle, "labels" | "back" | "backs">,
): Booklet<StackingFigure> {
  const back = backOf(game, 0);
  const backs = [0, 1, 2, 3].map((seat) => backOf(game, seat));
  return {
    load,
    words,
    figures: stackingFigures({ ...style, labels: () => words().labels, back, backs }),
    wide: WIDE,
    keys: () => namedKeys(keysFor(settings().hand, 3)),
  };
}
