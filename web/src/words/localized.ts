// Words in the player's language, loaded when they are needed and changed at once.

import { type Accessor, createSignal } from "solid-js";
import { LANGUAGES, type Language } from "./languages";

/** Files of one folder, by their path: what `import.meta.glob("./words/*.ts")` gives. */
export type Files<W> = Record<string, () => Promise<{ default: W }>>;

const [language, setLanguage] = createSignal<Language>("en");
const loaders: (() => Promise<void>)[] = [];

export { language };

/** All words that are in use are there before anything is shown in the new language. */
export async function speak(wanted: Language): Promise<void> {
  const before = language();
  setLanguage(wanted);
  try {
    await Promise.all(loaders.map((load) => load()));
    document.documentElement.lang = language(); // another one may have been wanted meanwhile
  } catch (error) {
    if (language() === wanted) setLanguage(before);
    throw error;
  }
}

/** For dates: as the reader writes them, where the browser knows it of this language. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language()) ?? language();
}

export interface Localized<W> {
  /** To be called before anything is drawn. */
  load: () => Promise<void>;
  words: Accessor<W>;
}

export function localized<W>(files: Files<W>): Localized<W> {
  const [words, setWords] = createSignal<W>();
  let loaded: Language | null = null;
  /** Until they are there in the language that is wanted by then. */
  const load = async (): Promise<void> => {
    while (loaded !== language()) await take(language());
  };
  const take = async (wanted: Language): Promise<void> => {
    const file = Object.entries(files).find(([path]) => path.includes(`/${wanted}.`));
    if (!file) throw new Error(`no words in ${wanted}: there are ${Object.keys(files).join(", ")}`);
    const { default: found } = await file[1]();
    if (language() !== wanted) return;
    loaded = wanted;
    setWords(() => found);
  };
  loaders.push(load);
  return {
    load,
    words: () => {
      const found = words();
      if (!found) throw new Error("these words are not loaded yet");
      return found;
    },
  };
}

/** The first of the player's languages that we speak. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

const numbers = new Map<Language, Intl.PluralRules>();

/** They are costly to make, and asked at every change of a number. */
function numbersIn(of: Language): Intl.PluralRules {
  const known = numbers.get(of) ?? new Intl.PluralRules(of);
  numbers.set(of, known);
  return known;
}

/** `plural("de", 2, { one: "Karte", other: "Karten" })`: the form that the number takes. */
export function plural(of: Language, count: number, forms: { one: string; other: string }): string {
  return numbersIn(of).select(count) === "one" ? forms.one : forms.other;
}
