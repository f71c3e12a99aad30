// The booklet of Ligretto: its words and backs, in that of every stacking race.

import { stackingBooklet } from "../../../mechanics/stacking/manual/booklet";
import { backs } from "../backs";
import { manual } from "./words";

export default stackingBooklet(backs, manual, {
  rowAt: "right",
  building: { under: ["red", 9], right: ["blue", 8], sameKind: ["red", 8], notNext: ["blue", 7] },
});
