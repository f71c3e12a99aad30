import type { LessonWords } from "../../../table/lesson";
import { type Files, LANGUAGES, localized } from "../../../words/localized";
import { orEnglish } from "../../../words/manual";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<LessonWords>;

export const { load, words } = localized<LessonWords>(orEnglish(files, LANGUAGES));
