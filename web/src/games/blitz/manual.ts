import type { StackingFigure, StackingLabels } from "../../mechanics/stacking/manual/labels";
import { type Files, LANGUAGES, localized } from "../../words/localized";
import { type Manual, orEnglish } from "../../words/manual";

export type BlitzManual = Manual<StackingFigure, StackingLabels>;

const files = import.meta.glob("./manual/{de,en,es,fr,it,nl}.ts") as Files<BlitzManual>;

export const { load, words } = localized<BlitzManual>(orEnglish(files, LANGUAGES));
