import { keysFor } from "../../mechanics/stacking/keyboard";
import { stackingFigures, WIDE } from "../../mechanics/stacking/manual/figures";
import { namedKeys } from "../../mechanics/stacking/manual/keys";
import type { StackingFigure } from "../../mechanics/stacking/manual/labels";
import { settings } from "../../settings";
import { backOf } from "../../table/backs";
import type { Booklet } from "../../words/manual";
import { load, words } from "./manual";

const figures = stackingFigures({
  labels: () => words().labels,
  rowAt: "right",
  back: backOf("ligretto", 0),
  backs: [0, 1, 2, 3].map((seat) => backOf("ligretto", seat)),
  building: { under: ["red", 9], right: ["blue", 8], sameKind: ["red", 8], notNext: ["blue", 7] },
});

const booklet: Booklet<StackingFigure> = {
  load,
  words,
  figures,
  wide: WIDE,
  keys: () => namedKeys(keysFor(settings().hand, 3)),
};

export default booklet;
