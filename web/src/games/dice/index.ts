import type { Game } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load, words } from "./words";

const dice: Game<"dice"> = {
  name: "dice",
  rules,
  load,
  words,
  Race,
  Screen,
  goal: (options, players) => ({ rounds: options.rounds_per_player * players }),
};

export default dice;
