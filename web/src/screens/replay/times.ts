// The times of a film, as they are written: seconds since the signal, to the millisecond.

const TYPOGRAPHIC_MINUS = "\u2212";

/** "12.345", and "−1.200" before the signal. */
export function written(at: number, signal: number): string {
  const since = Math.round(at - signal);
  const text = (Math.abs(since) / 1000).toFixed(3);
  return since < 0 ? `${TYPOGRAPHIC_MINUS}${text}` : text;
}

const QUARTERS: Record<number, string> = { 0.25: "¼", 0.5: "½" };

export const speedName = (speed: number): string => `${QUARTERS[speed] ?? speed}×`;
