import { stackingGame } from "../../mechanics/stacking/stackingGame";
import { backs } from "./backs";
import { rules } from "./rules";
import { load, words } from "./words";

export default stackingGame("ligretto", { backs, rules, words }, load);
