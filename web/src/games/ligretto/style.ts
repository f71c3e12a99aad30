import type { StackingStyle } from "../../mechanics/stacking/scene";
import { rules } from "./rules";
import { words } from "./words";

export const style: StackingStyle = { game: "ligretto", rules, words };
