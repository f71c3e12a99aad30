// The game as the client knows it: its parts, put together.

import type { Game } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { load, words } from "./words";

const count: Game<"count"> = {
  name: "count",
  rules,
  load,
  words,
  Race,
  Screen: Race,
  goal: ({ rounds }) => ({ rounds }),
};

export default count;
