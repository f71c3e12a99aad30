// The request by which the host lets in a television that shows a code.

import { toast } from "../../kit/ui/Toast";
import { Failed, showOnScreen } from "../../net/rest";
import { keysFor } from "../../settings";
import { saidOf } from "../errors/failures";
import { loadWords, p } from "./words";

/** Says whether it worked, and if not, why. */
export async function letTelevisionIn(screen: string, table: string): Promise<boolean> {
  try {
    await loadWords();
    await showOnScreen({ screen, table, token: keysFor(table).token });
    toast(p().shown, "good");
    return true;
  } catch (error) {
    toast(whyNot(error), "bad");
    return false;
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof Failed)) return saidOf(error);
  if (error.word === "unknown_screen") return p().unknown;
  return error.word === "refused" ? p().onlyHost : saidOf(error);
}
