// Sharing in words: until which day, and why something can't be shared.

import { Failed } from "../../net/rest";
import { language } from "../../words/localized";
import { saidOf } from "../errors/failures";
import { sh } from "./words";

/** Of so many seconds since 1970. */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long" }).format(seconds * 1000);
}

export function whyNot(error: unknown): string {
  const word = error instanceof Failed ? error.word : "";
  if (word === "not_allowed" || word === "not_found") return sh().failed.notAllowed;
  return word === "too_many" ? sh().failed.tooMany : saidOf(error);
}
