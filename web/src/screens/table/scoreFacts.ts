import { t } from "../../words/words";
import type { TableView } from "./view";

/** One round makes no curve. */
export function hasCurve(view: TableView): boolean {
  return (view.history()?.rounds.length ?? 0) > 1;
}

/** How far the match goes, where the game says it in a number. */
export function goalOf(view: TableView): string {
  const goal = view.game().goal?.(view.table().options as never, view.players().length);
  if (!goal) return "";
  if ("points" in goal) return t().scores.target(goal.points);
  return t().scores.rounds(view.match()?.round ?? 0, goal.rounds);
}
