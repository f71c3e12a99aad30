import { stackingRules } from "../../mechanics/stacking/rules";

export const rules = stackingRules((card, under) => card[0] !== under[0]);
