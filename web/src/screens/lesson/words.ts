import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const lesson = localized(files);

export const loadWords = lesson.load;
export const l = lesson.words;
