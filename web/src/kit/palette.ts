// The palette has the colours of the page, for what is painted; they change with theme and palette.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import { type Palette, readPalette } from "./paint";

const forced = (): MediaQueryList => matchMedia("(forced-colors: active)");

export function createPalette(): Accessor<Palette> {
  const [palette, setPalette] = createSignal(read());
  const again = (): void => {
    setPalette(read());
  };
  const changes = new MutationObserver(again);
  changes.observe(document.documentElement, { attributeFilter: ["data-theme", "data-palette"] });
  const query = forced();
  query.addEventListener("change", again);
  onCleanup(() => {
    changes.disconnect();
    query.removeEventListener("change", again);
  });
  return palette;
}

/** Where somebody has chosen the colours of the table, what is painted on it has the colour of their texts. */
function read(): Palette {
  const palette = readPalette();
  if (!forced().matches) return palette;
  const { color } = getComputedStyle(document.documentElement);
  return { ...palette, table: color, mark: color };
}
