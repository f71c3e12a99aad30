import type { StackingManual } from "../../../mechanics/stacking/manual/labels";
import { type Files, localized } from "../../../words/localized";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<StackingManual>;

export const manual = localized(files);
