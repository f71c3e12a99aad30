// The booklet of Dutch Blitz: its words, backs and figures, in that of every stacking race.

import { stackingBooklet } from "../../../mechanics/stacking/manual/booklet";
import { backs } from "../backs";
import { childOn } from "../children";
import { manual } from "./words";

export default stackingBooklet(backs, manual, {
  rowAt: "left",
  figureOf: childOn,
  building: { under: ["red", 8], right: ["green", 7], sameKind: ["blue", 7], notNext: ["green", 6] },
});
