// The source of a deal that is played again: the film that one came from, and what is known of that round. It is kept in
// this tab: the house tells nobody at the table whose round it was.

export interface DealSource {
  /** The address of the film. */
  film: string;
  /** Who sat there then. */
  name: string;
  /** What adult bots make of it on that seat, and how sure that is; null where nobody has asked. */
  par: { mean: number; error: number } | null;
}

const keyOf = (code: string): string => `pellmell deal ${code}`;

export function recallSource(code: string): DealSource | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "null") as DealSource | null;
  } catch {
    return null;
  }
}

export function keepSource(code: string, source: DealSource): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(source));
  } catch {
    // then there is no way back but Back
  }
}
