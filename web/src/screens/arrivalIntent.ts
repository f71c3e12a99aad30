// What a player wants to do on arrival at a table, kept from one page to the next, so that they need not say it again.

export type ArrivalIntent = "begin" | "sit down";

const intents = new Map<string, ArrivalIntent>();

export function keepIntent(code: string, intent: ArrivalIntent): void {
  intents.set(code, intent);
}

/** Once: who comes back later comes for nothing special. */
export function takeIntent(code: string): ArrivalIntent | null {
  const intent = intents.get(code) ?? null;
  intents.delete(code);
  return intent;
}
