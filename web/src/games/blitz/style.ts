import type { StackingStyle } from "../../mechanics/stacking/scene";
import { figureOf, rules } from "./rules";
import { words } from "./words";

export const style: StackingStyle = { game: "blitz", rules, words, figureOf };
