// What somebody goes to a table for, so that they need not say it again when they are there.

export type Errand = "begin" | "sit down";

const errands = new Map<string, Errand>();

export function send(code: string, errand: Errand): void {
  errands.set(code, errand);
}

/** Once: who comes back later comes for nothing special. */
export function takeErrand(code: string): Errand | null {
  const errand = errands.get(code) ?? null;
  errands.delete(code);
  return errand;
}
