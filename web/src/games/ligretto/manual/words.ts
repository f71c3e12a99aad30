import type { StackingManual } from "../../../mechanics/stacking/manual/labels";
import { type Files, LANGUAGES, localized } from "../../../words/localized";
import { orEnglish } from "../../../words/manual";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<StackingManual>;

export const manual = localized<StackingManual>(orEnglish(files, LANGUAGES));
