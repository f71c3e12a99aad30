// Structural sharing: the value is that of `now`, and whatever in it is as it was before is the very same object as
// before, so that nobody who looks only at that part has to look again. For plain values, records and lists.

export function sharingUnchanged<T>(before: unknown, now: T): T {
  if (!isWhole(before) || !isWhole(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(
    ([name, part]) => [name, sharingUnchanged(before[name], part)] as const,
  );
  const isAlike = Object.keys(before).length === parts.length;
  if (isAlike && parts.every(([name, part]) => before[name] === part)) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

function isWhole(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
