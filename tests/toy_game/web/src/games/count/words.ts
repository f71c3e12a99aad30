import type { GameWords } from "../../table/game";
import { type Files, localized } from "../../words/localized";

export interface CountWords extends GameWords {
  row: string;
  lay: (number: number) => string;
}

export const { load, words } = localized<CountWords>(
  import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<CountWords>,
);
