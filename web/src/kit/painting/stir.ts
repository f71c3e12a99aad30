import { lessMotion } from "../preferences";
import type { Stir } from "./orders";
import type { Painting } from "./painting";

/** What has that name shakes its head, or pops. */
export function stir<Look>({ order }: Painting<Look>, name: string, how: Stir): void {
  order({ order: "stir", name, how, still: lessMotion() });
}
