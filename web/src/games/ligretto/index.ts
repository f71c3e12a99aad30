import type { Game } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load } from "./words";

const ligretto: Game<"ligretto"> = { name: "ligretto", rules, load, Race, Screen };

export default ligretto;
