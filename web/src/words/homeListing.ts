// How a game is listed on the home page, before it is opened. Its file is `games/<game>/homeListing.ts`.

import { LANGUAGES, type Language } from "./languages";

type InEveryLanguage = Record<Language, string>;

export interface HomeListing {
  /** On the shelf: the lowest number comes first. */
  place: number;
  title: InEveryLanguage;
  line: InEveryLanguage;
}

/** A name that is the same wherever it is said. */
export function everywhere(text: string): InEveryLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text])) as InEveryLanguage;
}
