import { type Accessor, createSignal, onCleanup } from "solid-js";
import { type Palette, readPalette } from "./paint";

/** The colours of the page, for what is painted; they change with theme and palette. */
export function createPalette(): Accessor<Palette> {
  const [palette, setPalette] = createSignal(readPalette());
  const changes = new MutationObserver(() => setPalette(readPalette()));
  changes.observe(document.documentElement, { attributeFilter: ["data-theme", "data-palette"] });
  onCleanup(() => changes.disconnect());
  return palette;
}
