import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const pairing = localized(files);

export const loadWords = pairing.load;
export const p = pairing.words;
