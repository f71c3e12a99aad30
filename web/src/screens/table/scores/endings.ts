// The endings of a round: what is called out, and what it means.

import type { RaceStopped } from "../../../net/wire";
import { t } from "../../../words/words";
import type { TableView } from "../view";

type Ended = Pick<RaceStopped, "ending" | "by">;

/** What is called out at the end of a round. */
export function endingShout({ ending }: Ended, view: TableView): string {
  return ending === "stop" ? view.game().words().shouts.stop : t().endings[ending];
}

/** And what it means. */
export function endingText({ ending, by }: Ended, view: TableView): string {
  const { endings } = t();
  if (ending === "blocked") return endings.blockedAbout;
  if (ending === "vote") return endings.voteAbout;
  return by === view.seat() ? endings.stopYou : endings.stop(view.nameOf(by ?? 0));
}
