import type { Phase } from "../../net/wire";

/** While a round can still be ended by those who play it. */
export const MAY_VOTE: ReadonlySet<Phase> = new Set(["preparing", "racing", "frozen", "paused"]);
