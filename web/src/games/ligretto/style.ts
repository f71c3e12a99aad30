// The style of Ligretto: what its race has of its own.

import type { StackingStyle } from "../../mechanics/stacking/style";
import { backs } from "./backs";
import { rules } from "./rules";
import { words } from "./words";

export const style: StackingStyle = { backs, rules, words };
