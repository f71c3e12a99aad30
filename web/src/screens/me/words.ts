import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const matches = localized(files);

export const loadWords = matches.load;
export const m = matches.words;
