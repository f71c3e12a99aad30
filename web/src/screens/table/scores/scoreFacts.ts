// Facts above the scores: which round it is, and how far the match goes.

import type { Goal } from "../../../table/game";
import { t } from "../../../words/words";
import type { TableView } from "../view";

/** One round makes no curve. */
export function hasCurve(view: TableView): boolean {
  return (view.history()?.rounds.length ?? 0) > 1;
}

/** How far the match goes, where the game says it in a number. */
export function goalOf(view: TableView): string {
  const goal = toPlayTo(view);
  if (!goal) return "";
  if ("points" in goal) return t().scores.target(goal.points);
  return t().scores.rounds(view.match()?.round ?? 0, goal.rounds);
}

/** The round that is played ends the match, whatever it brings. */
export function isLastRound(view: TableView): boolean {
  const goal = toPlayTo(view);
  const isPlayed = view.phase() !== "over" && view.session.round() !== null;
  return isPlayed && goal !== null && "rounds" in goal && (view.match()?.round ?? 0) >= goal.rounds;
}

/** Which round it is, and how far the match goes: in one, if that is so many rounds. */
export function roundAndGoalOf(view: TableView): [round: string, goal: string] {
  const goal = toPlayTo(view);
  if (goal && "rounds" in goal) return [goalOf(view), ""];
  return [t().ready.title(view.match()?.round ?? 1), goalOf(view)];
}

function toPlayTo({ game, table, players }: TableView): Goal | null {
  return game().goal?.(table().options as never, players().length) ?? null;
}
