import type { RulesWords } from "./en";

const de: RulesWords = {
  contents: "In diesem Heft",
  games: "Spielregeln",
};

export default de;
