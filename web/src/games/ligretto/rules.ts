// The rules of Ligretto for the client: of two cards that lie on each other in the row, the colours differ.

import { stackingRules } from "../../mechanics/stacking/rules";

export const rules = stackingRules((card, under) => card[0] !== under[0]);
