import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const stars = localized(files);

export const loadWords = stars.load;
export const s = stars.words;
