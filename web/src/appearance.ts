// The appearance: settings for looks, motion and sound are written on <html>, where styles and the kit read them.

import { createEffect, createSignal } from "solid-js";
import { settings } from "./settings";

const prefersLight = matchMedia("(prefers-color-scheme: light)");
const [systemIsLight, setSystemIsLight] = createSignal(prefersLight.matches);
prefersLight.addEventListener("change", () => setSystemIsLight(prefersLight.matches));

/** The colour of the table, for the browser's own frame around it. */
const FRAMES = { dark: "#1a4a44", light: "#ece1ca" } as const;

export function createAppearance(): void {
  createEffect(() => {
    const { theme, palette, motion, sound, volume, vibration } = settings();
    const shown = theme === "auto" ? (systemIsLight() ? "light" : "dark") : theme;
    const page = document.documentElement;
    Object.assign(page.dataset, {
      theme: shown,
      palette,
      motion,
      sound: sound ? "on" : "off",
      volume: String(volume),
      vibration: vibration ? "on" : "off",
    });
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", FRAMES[shown]);
  });
}
