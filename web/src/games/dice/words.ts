import { type Files, localized } from "../../words/localized";
import type { DiceWords } from "./words/en";

const dice = localized<DiceWords>(import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<DiceWords>);

export const loadWords = dice.load;
export const d = dice.words;
