import type { RulesWords } from "./en";

const it: RulesWords = {
  contents: "In questo libretto",
  games: "Regole dei giochi",
};

export default it;
