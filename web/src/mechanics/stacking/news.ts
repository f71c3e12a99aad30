// News that everybody at the table is told while hands are off: who called "Dutch!", and whether it was right.

import type { Event } from "../../net/wire";
import { language } from "../../words/localized";
import type { StackingWords } from "./words";

/** Null: nothing has to be said about it. */
export function toldOf(words: StackingWords, event: Event, nameOf: (seat: number) => string): string | null {
  const { told } = words;
  switch (event.event) {
    case "dutch_called":
      return event.culprits.length
        ? told.rightCall(nameOf(event.seat), listed(event.culprits.map(nameOf)))
        : told.falseCall(nameOf(event.seat));
    case "stop_denied":
      return told.stopDenied(nameOf(event.seat));
    case "rotated":
      return told.rotated;
    default:
      return null;
  }
}

function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
