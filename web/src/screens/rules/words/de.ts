import type { RulesWords } from "./en";

const de: RulesWords = {
  contents: "In diesem Heft",
  games: "Spielregeln",
  ids: "Nummern der Regeln",
  idsAbout: "Für alle, die eine Regel nachschlagen oder über eine reden.",
};

export default de;
