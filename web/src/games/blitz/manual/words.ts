import type { StackingManual } from "../../../mechanics/stacking/manual/words";
import { type Files, localized } from "../../../words/localized";

export { FIGURES, LABELS } from "../../../mechanics/stacking/manual/words";

export const manual = localized(import.meta.glob("./*.md") as Files<StackingManual>);
