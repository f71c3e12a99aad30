import type { Command } from "../../everything";

export function everything(): Command[] {
  return Array.from({ length: 10 }, (_, place) => ({ do: "lay", number: place + 1 }));
}
