import { type Files, LANGUAGES, localized } from "../../words/localized";
import { orEnglish } from "../../words/manual";
import type { RulesWords } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<RulesWords>;
const rules = localized<RulesWords>(orEnglish(files, LANGUAGES));

export const loadWords = rules.load;
export const r = rules.words;
