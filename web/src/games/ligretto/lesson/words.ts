import { type Files, LANGUAGES, localized } from "../../../words/localized";
import { orEnglish } from "../../../words/manual";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;

export const { load, words } = localized<Words>(orEnglish(files, LANGUAGES));
