// Idle moments: when the page has nothing better to do, and soon in any case; where a browser can't say when that is,
// now.
export function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, { timeout: LATEST });
  else call();
}

const LATEST = 400; // ms
