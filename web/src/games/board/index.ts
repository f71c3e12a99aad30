import type { Game } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { loadWords } from "./words";

const board: Game<"board"> = { name: "board", rules, load: loadWords, Race, Screen };

export default board;
