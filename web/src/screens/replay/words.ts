import { type Files, localized } from "../../words/localized";
import { loadWords as loadAgain } from "../again/words";
import type { Words } from "./words/en";

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>;
const replay = localized(files);

/** And those of what lies over a film. */
export async function loadWords(): Promise<void> {
  await Promise.all([replay.load(), loadAgain()]);
}

export const r = replay.words;
