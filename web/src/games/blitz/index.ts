import type { Game, Rules } from "../../table/game";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { load } from "./words";

const blitz: Game<"blitz"> = { name: "blitz", rules: rules as unknown as Rules<"blitz">, load, Race, Screen };

export default blitz;
