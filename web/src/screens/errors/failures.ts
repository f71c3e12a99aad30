// Failures of requests and connections, as sentences that say what to do.

import { Failed } from "../../net/rest";
import type { Goodbye, Why } from "../../net/wire";
import { t } from "../../words/words";

/** Which of the friendly pages tells of it. */
export type Trouble =
  | "closed"
  | "full"
  | "kicked"
  | "locked"
  | "reloadNeeded"
  | "elsewhere"
  | "unreachable"
  | "trouble"
  | "broken"
  | "stumbled"
  | "unknownGame"
  | "noManual"
  | "noLesson"
  | "nowhere";

const BY_GOODBYE: Record<Why, Trouble> = {
  closed: "closed",
  full: "full",
  kicked: "kicked",
  locked: "locked",
  too_fast: "full",
  reload: "reloadNeeded",
  elsewhere: "elsewhere",
  broken: "broken",
  silent: "unreachable",
  slow: "unreachable",
  stopping: "trouble",
  trouble: "trouble",
};

export function troubleOf(ended: Goodbye | "unreachable"): Trouble {
  return ended === "unreachable" ? "unreachable" : (BY_GOODBYE[ended.why] ?? "broken");
}

/** For a request that failed: one sentence, as a toast. */
export function saidOf(error: unknown): string {
  const { errors } = t();
  if (!(error instanceof Failed)) return errors.failed;
  switch (error.word) {
    case "unreachable":
      return errors.unreachable.title;
    case "too_fast":
      return errors.tooFast(error.seconds || 10);
    case "bad_name":
      return errors.badName;
    case "full":
      return errors.houseFull;
    case "stopping":
      return errors.stopping;
    case "cannot_write":
      return errors.trouble.about;
    case "banned":
      return errors.banned;
    case "unknown_game":
      return errors.unknownGame.about;
    default:
      return errors.failed;
  }
}
