import { goal, options } from "../../mechanics/stacking/match";
import { toldOf } from "../../mechanics/stacking/told";
import type { Game } from "../../table/game";
import { backs } from "./backs";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load, words } from "./words";

const tells: Game["tells"] = (event, nameOf) => toldOf(words(), event, nameOf);
const ligretto: Game<"ligretto"> = {
  name: "ligretto",
  rules,
  load,
  words,
  Race,
  Screen,
  backs,
  options,
  goal,
  tells,
};

export default ligretto;
