import { type Files, LANGUAGES, localized } from "../../words/localized";
import { orEnglish } from "../../words/manual";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const lesson = localized<Words>(orEnglish(files, LANGUAGES));

export const loadWords = lesson.load;
export const l = lesson.words;
