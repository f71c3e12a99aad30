import type { Look } from "../../table/lesson";
import type { Source } from "./area";

/** Where to look for a place of one's own. */
export function own(place: Source | "hand"): Look {
  return { at: `[data-own="${place}"]` };
}
