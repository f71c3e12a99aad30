// The address of a film to which one comes back: a round, as a seat saw it, or the whole table.

export function addressOf(film: { match: string; round: number; seat: number | null }): string {
  return `/m/${encodeURIComponent(film.match)}?round=${film.round}&seat=${film.seat ?? "table"}`;
}
