// The player's secret on its way from one device to another. It stands behind the # of a link: no server sees it.

const MARK = "#me=";
const SECRET = /^[\w-]{22,100}$/;

export function linkWith(secret: string): string {
  return `${location.origin}/settings${MARK}${secret}`;
}

/** From a link, or as somebody typed it; null if it is none. */
export function readSecret(text: string): string | null {
  const found = text.trim().split(MARK).at(-1) ?? "";
  return SECRET.test(found) ? found : null;
}

/** What the link brought along; it does not stay in the address. */
export function takeArrived(): string | null {
  if (!location.hash.startsWith(MARK)) return null;
  const found = readSecret(location.hash);
  history.replaceState(null, "", location.pathname);
  return found;
}
