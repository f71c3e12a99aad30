import type { Game } from "../../table/game";
import { Race, Screen } from "./Race";
import { rules } from "./rules";
import { load, words } from "./words";

const count: Game<"count"> = {
  name: "count",
  rules,
  load,
  words,
  Race,
  Screen,
  goal: ({ rounds }) => ({ rounds }),
};

export default count;
