import { type Files, localized } from "../../words/localized";
import type { BoardWords } from "./words/en";

const board = localized<BoardWords>(import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<BoardWords>);

export const loadWords = board.load;
export const b = board.words;
