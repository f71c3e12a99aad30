import { keysFor } from "../../mechanics/stacking/keyboard";
import { stackingFigures, WIDE } from "../../mechanics/stacking/manual/figures";
import { namedKeys } from "../../mechanics/stacking/manual/keys";
import type { StackingFigure } from "../../mechanics/stacking/manual/labels";
import { settings } from "../../settings";
import { backOf } from "../../table/backs";
import type { Booklet } from "../../words/manual";
import { load, words } from "./manual";
import { figureOf } from "./rules";

const figures = stackingFigures({
  labels: () => words().labels,
  rowAt: "left",
  back: backOf("blitz", 0),
  backs: [0, 1, 2, 3].map((seat) => backOf("blitz", seat)),
  figureOf,
  building: { under: ["red", 8], right: ["green", 7], sameKind: ["blue", 7], notNext: ["green", 6] },
});

const booklet: Booklet<StackingFigure> = {
  load,
  words,
  figures,
  wide: WIDE,
  keys: () => namedKeys(keysFor(settings().hand, 3)),
};

export default booklet;
