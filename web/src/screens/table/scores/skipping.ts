// Skipping what is being shown: a press anywhere that means nothing else, or a key.

import { onCleanup, onMount } from "solid-js";

const PRESSED = "a, button, input, select, summary, dialog";

export function onSkip(skip: () => void, mayBeSkipped: () => boolean): void {
  const pressed = ({ target }: Event): void => {
    if (mayBeSkipped() && !(target as Element | null)?.closest?.(PRESSED)) skip();
  };
  const typed = (event: KeyboardEvent): void => {
    const meansIt = event.key === "Escape" || event.key === " " || event.key === "Enter";
    if (!meansIt || !mayBeSkipped()) return;
    if (event.key !== "Escape" && (event.target as Element | null)?.closest?.(PRESSED)) return;
    event.preventDefault();
    skip();
  };
  onMount(() => {
    document.addEventListener("pointerdown", pressed);
    document.addEventListener("keydown", typed);
  });
  onCleanup(() => {
    document.removeEventListener("pointerdown", pressed);
    document.removeEventListener("keydown", typed);
  });
}
