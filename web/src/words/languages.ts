// The languages of the client: whatever it says, it says in each of them.

export const LANGUAGES = ["de", "en", "es", "fr", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Its own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
};
