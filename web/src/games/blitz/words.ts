import { type Files, localized } from "../../words/localized";
import type { Words } from "./words/en";

export const { load, words } = localized<Words>(
  import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<Words>,
);
