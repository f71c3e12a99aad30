import { stackingGame } from "../../mechanics/stacking/stackingGame";
import { backs } from "./backs";
import { figureOf, rules } from "./rules";
import { load, words } from "./words";

export default stackingGame("blitz", { backs, rules, words, figureOf }, load);
