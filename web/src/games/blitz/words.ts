import type { StackingWords } from "../../mechanics/stacking/words";
import { type Files, localized } from "../../words/localized";

export const { load, words } = localized<StackingWords>(
  import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<StackingWords>,
);
