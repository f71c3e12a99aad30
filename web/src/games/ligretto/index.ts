// The game as the client knows it: its parts, put together.

import { stackingGame } from "../../mechanics/stacking/stackingGame";
import { Race } from "./Race";
import { Screen } from "./Screen";
import { style } from "./style";
import { load } from "./words";

export default stackingGame({ name: "ligretto", load, Race, Screen }, style);
