import { toldOf } from "../../mechanics/stacking/told";
import type { Game, Rules } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load, words } from "./words";

const tells: Game["tells"] = (event, nameOf) => toldOf(words(), event, nameOf);
const blitz: Game<"blitz"> = {
  name: "blitz",
  rules: rules as unknown as Rules<"blitz">,
  load,
  Race,
  Screen,
  tells,
};

export default blitz;
