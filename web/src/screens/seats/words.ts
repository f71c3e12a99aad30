import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const seats = localized(files);

/** A table's screens are shown when these words are there. */
export const loadWords = seats.load;
export const s = seats.words;
