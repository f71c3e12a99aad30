import type { RulesWords } from "./en";

const fr: RulesWords = {
  contents: "Dans ce livret",
  games: "Règles des jeux",
};

export default fr;
