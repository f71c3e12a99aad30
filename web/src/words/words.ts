// What the house itself says; a game brings its own words.

import type { Words } from "./en";
import { type Files, localized } from "./localized";

const house = localized<Words>(import.meta.glob("./{de,en,es,fr,it,nl}.ts") as Files<Words>);

export const loadWords = house.load;
export const t = house.words;
