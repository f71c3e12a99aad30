// The booklet of a stacking game: its own words, and pictures in its own style.

import { settings } from "../../../settings";
import type { Backs } from "../../../table/backs";
import type { Localized } from "../../../words/localized";
import type { Booklet } from "../../../words/manual";
import { keysFor } from "../keyboard";
import { stackingFigures, WIDE } from "./Figures";
import { namedKeys } from "./keys";
import type { ManualStyle } from "./style";
import type { StackingFigure, StackingManual } from "./words";

export function stackingBooklet(
  backs: Backs,
  { load, words }: Localized<StackingManual>,
  style: Omit<ManualStyle, "labels" | "back" | "backs">,
): Booklet<StackingFigure> {
  const back = backs(0);
  const four = [0, 1, 2, 3].map(backs);
  return {
    load,
    words,
    figures: stackingFigures({ ...style, labels: () => words().labels, back, backs: four }),
    wide: WIDE,
    keys: () => namedKeys(keysFor(settings().hand, 3)),
  };
}
