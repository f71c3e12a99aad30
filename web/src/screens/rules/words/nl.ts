import type { RulesWords } from "./en";

const nl: RulesWords = {
  contents: "In dit boekje",
  games: "Spelregels",
  ids: "Nummers van de regels",
  idsAbout: "Voor wie een regel opzoekt, of erover praat.",
};

export default nl;
