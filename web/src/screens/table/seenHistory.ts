// The history of a match as a page has seen it, kept in its tab, so that loading it again loses nothing of it.

import type { History } from "../../table/history";

const keyOf = (code: string): string => `pellmell history ${code}`;

export function recallHistory(code: string): History | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "null") as History | null;
  } catch {
    return null;
  }
}

export function keepHistory(code: string, history: History): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(history));
  } catch {
    // then it is known as long as the page lasts
  }
}
