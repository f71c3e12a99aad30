import { toldOf } from "../../mechanics/stacking/told";
import type { Game } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load, words } from "./words";

const tells: Game["tells"] = (event, nameOf) => toldOf(words(), event, nameOf);
const ligretto: Game<"ligretto"> = { name: "ligretto", rules, load, Race, Screen, tells };

export default ligretto;
