// One key for each pile of one's own, by its place on the keyboard. One hand plays the row, the other one the piles.

export interface RaceKeys {
  row: string[];
  stock: string;
  turned: string;
  hand: string;
  stop: string;
  dutch: string;
}

const THUMBS = { hand: "Space", stop: "Enter", dutch: "KeyB" };

const ROW = {
  right: { 3: "J K L", 4: "J K L Semicolon", 5: "H J K L Semicolon" },
  left: { 3: "S D F", 4: "A S D F", 5: "A S D F G" },
} as const;

export function keysFor(hand: "right" | "left", row: number): RaceKeys {
  const size = row >= 5 ? 5 : row === 4 ? 4 : 3;
  const codes = ROW[hand][size].split(" ").map((key) => (key.length === 1 ? `Key${key}` : key));
  const piles = hand === "right" ? { stock: "KeyF", turned: "KeyD" } : { stock: "KeyJ", turned: "KeyK" };
  return { row: codes, ...piles, ...THUMBS };
}
