// The look of a lesson for a place of one's own.

import type { Look } from "../../table/lesson";
import type { Source } from "./area";

export function own(place: Source | "hand"): Look {
  return { at: `[data-own="${place}"]` };
}
