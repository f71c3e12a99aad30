// The shape of the board as a text: # a square, . a gap, / the next row. Pure.

/** No shape that is drawn here is wider or higher. */
export const SIDE = 5;

/** BRD-2: two players use six sections, three or four use nine. */
export function sectionsFor(players: number): number {
  return players === 2 ? 6 : 9;
}

export function isDrawn(text: string): boolean {
  return text.includes("#");
}

export type Cells = ReadonlySet<number>;

export function cellsOf(text: string): Cells {
  if (!/^[#./]+$/.test(text)) return new Set();
  const rows = text.split("/").slice(0, SIDE);
  return new Set(
    rows.flatMap((row, y) =>
      [...row.slice(0, SIDE)].flatMap((letter, x) => (letter === "#" ? [y * SIDE + x] : [])),
    ),
  );
}

/** Without empty rows and columns around it. */
export function textOf(cells: Cells): string {
  const xs = [...cells].map((cell) => cell % SIDE);
  const ys = [...cells].map((cell) => Math.floor(cell / SIDE));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const row = (y: number): string =>
    range(left, right)
      .map((x) => (cells.has(y * SIDE + x) ? "#" : "."))
      .join("");
  return range(top, bottom).map(row).join("/");
}

/** Each touches the others by a whole edge. */
export function isWhole(cells: Cells): boolean {
  const [first] = cells;
  if (first === undefined) return false;
  const found = new Set([first]);
  for (const cell of found) for (const next of around(cell)) if (cells.has(next)) found.add(next);
  return found.size === cells.size;
}

function around(cell: number): number[] {
  const x = cell % SIDE;
  return [cell - SIDE, cell + SIDE, ...(x > 0 ? [cell - 1] : []), ...(x < SIDE - 1 ? [cell + 1] : [])];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
