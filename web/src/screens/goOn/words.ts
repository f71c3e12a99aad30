import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const goOn = localized(files);

export const loadWords = goOn.load;
export const g = goOn.words;
