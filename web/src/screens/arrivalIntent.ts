// The intent on arrival at a table: what a player wants to do there, kept from one page to the next, so that they need
// not say it again.

export type ArrivalIntent = "begin" | "sit down";

const intents = new Map<string, ArrivalIntent>();

export function keepIntent(code: string, intent: ArrivalIntent): void {
  intents.set(code, intent);
}

let screen: string | null = null;

/** The code of a television that shall show the next table that is opened. */
export function keepScreen(code: string): void {
  screen = code;
}

/** Once. */
export function takeScreen(): string | null {
  const found = screen;
  screen = null;
  return found;
}

/** Once: who comes back later comes for nothing special. */
export function takeIntent(code: string): ArrivalIntent | null {
  const intent = intents.get(code) ?? null;
  intents.delete(code);
  return intent;
}
