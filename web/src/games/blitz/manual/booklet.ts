import { stackingBooklet } from "../../../mechanics/stacking/manual/booklet";
import { backs } from "../backs";
import { figureOf } from "../rules";
import { manual } from "./words";

export default stackingBooklet(backs, manual, {
  rowAt: "left",
  figureOf,
  building: { under: ["red", 8], right: ["green", 7], sameKind: ["blue", 7], notNext: ["green", 6] },
});
