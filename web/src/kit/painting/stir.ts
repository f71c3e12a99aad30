// A stir of a painted piece, by its name: it shakes its head, or pops.

import { lessMotion } from "../preferences";
import type { Stir } from "./orders";
import type { Painting } from "./painting";

export function stir<Look>({ order }: Painting<Look>, name: string, how: Stir): void {
  order({ order: "stir", name, how, still: lessMotion() });
}
