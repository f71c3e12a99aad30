// The game as the client knows it: its parts, put together.

import type { Game } from "../../table/game";
import { firstRace } from "./firstRace";
import { pieces } from "./pieces/pieces";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { nameOf, recounted } from "./spoken";
import type { DiceDie } from "./wire";
import { load, words } from "./words";

const dice: Game<"dice"> = {
  name: "dice",
  rules,
  load,
  words,
  Race,
  Screen,
  firstRace,
  pieces,
  thingName: (die) => nameOf(die as DiceDie),
  recounts: recounted,
  goal: (options, players) => ({ rounds: options.rounds ?? options.rounds_per_player * players }),
};

export default dice;
