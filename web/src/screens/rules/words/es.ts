import type { RulesWords } from "./en";

const es: RulesWords = {
  contents: "En este librito",
  games: "Reglas de los juegos",
};

export default es;
