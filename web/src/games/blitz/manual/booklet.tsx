import { stackingBooklet } from "../../../mechanics/stacking/manual/booklet";
import { figureOf } from "../rules";
import { manual } from "./words";

export default stackingBooklet("blitz", manual, {
  rowAt: "left",
  figureOf,
  building: { under: ["red", 8], right: ["green", 7], sameKind: ["blue", 7], notNext: ["green", 6] },
});
