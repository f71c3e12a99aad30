// Keyboard input of the race. Keys are meant by their position (event.code), so that a hand finds the same row on every
// layout; what is printed on them is found out, where the browser tells.

import { type Accessor, createSignal, onCleanup } from "solid-js";

/** By `event.code`: "KeyJ", "Space", "Digit1", "ArrowUp". */
export type KeyActions = Record<string, () => void>;

const [held, setHeld] = createSignal(false);
const [kept, setKept] = createSignal(false);
const [printed, setPrinted] = createSignal<ReadonlyMap<string, string>>(new Map());

/** True while Alt is held, or for good after `showKeys(true)`. */
export const shownKeys: Accessor<boolean> = () => held() || kept();
export const showKeys = (on: boolean): void => void setKept(on);

export function createKeys(
  actions: KeyActions | (() => KeyActions),
  options: { enabled?: () => boolean } = {},
): void {
  const find = (code: string): (() => void) | undefined =>
    (typeof actions === "function" ? actions() : actions)[code];
  const down = (event: KeyboardEvent): void => {
    if (isForElsewhere(event) || options.enabled?.() === false) return;
    const action = find(event.code);
    if (!action) return;
    event.preventDefault();
    if (!event.repeat) action();
  };
  /** Space would press the button that has the focus when it goes up. */
  const up = (event: KeyboardEvent): void => {
    if (isForElsewhere(event) || options.enabled?.() === false) return;
    if (find(event.code)) event.preventDefault();
  };
  watchAlt();
  window.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  onCleanup(() => {
    window.removeEventListener("keydown", down);
    window.removeEventListener("keyup", up);
  });
}

const FINGERS = {
  right: { 3: "J K L", 4: "J K L Semicolon", 5: "H J K L Semicolon" },
  left: { 3: "S D F", 4: "A S D F", 5: "A S D F G" },
} as const;

/** Keys in a row under the fingers of the hand that plays, from the left. */
export function fingerKeys(hand: "right" | "left", count: 3 | 4 | 5): string[] {
  return FINGERS[hand][count].split(" ").map((key) => (key.length === 1 ? `Key${key}` : key));
}

/** What is printed on a key: "J" for "KeyJ" (or what this keyboard has there), "␣" for "Space". */
export function keyName(code: string): string {
  const found = printed().get(code) ?? NAMES[code] ?? code.replace(/^(Key|Digit|Numpad)/, "");
  return found.length === 1 ? found.toUpperCase() : found;
}

/** The same for `aria-keyshortcuts`, where keys without a letter have a name. */
export function shortcutName(code: string): string {
  return /^(Space|Enter|Arrow)/.test(code) ? code : keyName(code);
}

const NAMES: Record<string, string> = {
  Space: "␣",
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Semicolon: ";",
  Comma: ",",
  Period: ".",
  Slash: "/",
  Quote: "'",
};

function isForElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return true;
  const at = event.target;
  return at instanceof Element && at.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

let watching = false;

function watchAlt(): void {
  if (watching) return;
  watching = true;
  window.addEventListener("keydown", (event) => {
    if (event.key === "Alt") setHeld(true);
  });
  window.addEventListener("keyup", (event) => {
    if (event.key !== "Alt") return;
    event.preventDefault(); // else the browser's menu takes the focus
    setHeld(false);
  });
  window.addEventListener("blur", () => setHeld(false));
  readLayout();
}

interface KeyboardLayout {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

function readLayout(): void {
  const { keyboard } = navigator as Navigator & { keyboard?: KeyboardLayout };
  keyboard?.getLayoutMap?.().then(setPrinted, () => undefined);
}
