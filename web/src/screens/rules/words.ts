import { type Files, localized } from "../../words/localized";
import type { RulesWords } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<RulesWords>;
const rules = localized(files);

export const loadWords = rules.load;
export const r = rules.words;
