import { type Files, localized } from "../../words/localized";
import type { DiceWords } from "./words/en";

export const { load, words } = localized<DiceWords>(
  import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<DiceWords>,
);
