import type { RulesWords } from "./en";

const nl: RulesWords = {
  contents: "In dit boekje",
  games: "Spelregels",
};

export default nl;
