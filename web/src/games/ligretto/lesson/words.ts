import type { LessonWords } from "../../../table/lesson";
import { type Files, localized } from "../../../words/localized";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<LessonWords>;

export const { load, words } = localized(files);
