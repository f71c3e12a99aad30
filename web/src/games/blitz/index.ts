import { goal, options } from "../../mechanics/stacking/match";
import { toldOf } from "../../mechanics/stacking/told";
import type { Game, Rules } from "../../table/game";
import { backs } from "./backs";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load, words } from "./words";

const tells: Game["tells"] = (event, nameOf) => toldOf(words(), event, nameOf);
const blitz: Game<"blitz"> = {
  name: "blitz",
  rules: rules as unknown as Rules<"blitz">,
  load,
  words,
  Race,
  Screen,
  backs,
  options,
  goal,
  tells,
};

export default blitz;
