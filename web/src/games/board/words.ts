import { type Files, localized } from "../../words/localized";
import type { BoardWords } from "./words/en";

export const { load, words } = localized<BoardWords>(
  import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<BoardWords>,
);
