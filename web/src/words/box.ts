// What stands on a game's box: what the house says of a game before it is opened. Its file is `games/<game>/box.ts`.

import { LANGUAGES, type Language } from "./languages";

type InEveryLanguage = Record<Language, string>;

export interface Box {
  /** On the shelf: the lowest number comes first. */
  place: number;
  title: InEveryLanguage;
  line: InEveryLanguage;
}

/** A name that is the same wherever it is said. */
export function everywhere(text: string): InEveryLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text])) as InEveryLanguage;
}
