import type { RulesWords } from "./en";

const es: RulesWords = {
  contents: "En este librito",
  games: "Reglas de los juegos",
  ids: "Números de las reglas",
  idsAbout: "Para buscar una regla, o hablar de ella.",
};

export default es;
