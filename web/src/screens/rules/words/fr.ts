import type { RulesWords } from "./en";

const fr: RulesWords = {
  contents: "Dans ce livret",
  games: "Règles des jeux",
  ids: "Numéros des règles",
  idsAbout: "Pour retrouver une règle, ou en parler.",
};

export default fr;
