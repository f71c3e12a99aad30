import type { RulesWords } from "./en";

const it: RulesWords = {
  contents: "In questo libretto",
  games: "Regole dei giochi",
  ids: "Numeri delle regole",
  idsAbout: "Per chi cerca una regola, o ne parla.",
};

export default it;
