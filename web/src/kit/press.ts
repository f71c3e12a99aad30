// Pointer input of the race: one finger, one piece. A tap acts when the finger comes down, not when it leaves.

import { getOwner, onCleanup } from "solid-js";

export { snapping, type Target } from "./snapping";

/** What follows the pointer, in the coordinates of the window. Exactly one of `drop` and `cancel` ends it. */
export interface DragHandler {
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

export interface PressOptions {
  /** The tap. Says whether it did something: if so, there is nothing left to drag. */
  onPress(event: PointerEvent | MouseEvent): boolean;
  /** Asked once, when the pointer has moved away and the tap has done nothing. Null: there is nothing to drag. */
  drag?: (event: PointerEvent) => DragHandler | null;
  /**
   * With "release" a tap counts when the pointer leaves without having moved: for a piece that can go to more
   * than one place, so that the player may still drag it.
   */
  tapActs?: "press" | "release" | (() => "press" | "release");
}

const SLOP = 8;

type Finger =
  | { id: number; x: number; y: number; state: "acted" | "open"; tapOnRelease: boolean }
  | { id: number; state: "dragging"; handler: DragHandler };

/** For `ref={(element) => press(element, { ... })}`; undone with the owner, or by what it returns. */
export function press(element: HTMLElement, options: PressOptions): () => void {
  let finger: Finger | null = null;

  const tapActs = (): "press" | "release" =>
    typeof options.tapActs === "function" ? options.tapActs() : (options.tapActs ?? "press");

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || finger) return;
    const tapOnRelease = options.drag !== undefined && tapActs() === "release";
    const acted = !tapOnRelease && options.onPress(event);
    const state = acted ? "acted" : "open";
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY, state, tapOnRelease };
    capture(element, event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    if (finger?.id !== event.pointerId || finger.state === "acted") return;
    if (finger.state === "open") {
      if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) <= SLOP) return;
      const handler = options.drag?.(event) ?? null;
      finger = handler ? { id: event.pointerId, state: "dragging", handler } : { ...finger, state: "acted" }; // too far for a tap, and nothing to drag
    }
    if (finger.state === "dragging") finger.handler.move(event.clientX, event.clientY);
  };

  const up = (event: PointerEvent): void => {
    if (finger?.id !== event.pointerId) return;
    const lifted = finger;
    finger = null;
    if (lifted.state === "dragging") lifted.handler.drop(event.clientX, event.clientY);
    else if (lifted.state === "open" && lifted.tapOnRelease) options.onPress(event);
  };

  const cancel = (event: PointerEvent): void => {
    if (finger?.id !== event.pointerId) return;
    const lifted = finger;
    finger = null;
    if (lifted.state === "dragging") lifted.handler.cancel();
  };

  /** From the keyboard or a screen reader. One that a pointer began may be that of another piece, which the
   * tap has moved away from under the finger. */
  const click = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (event.detail === 0) options.onPress(event);
  };

  const never = (event: Event): void => event.preventDefault();

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["lostpointercapture", cancel],
    ["click", click],
    ["contextmenu", never],
    ["dragstart", never],
    ["selectstart", never],
  ];
  element.style.touchAction = "none";
  element.style.userSelect = "none";
  element.style.setProperty("-webkit-user-select", "none");
  element.style.setProperty("-webkit-touch-callout", "none");
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);

  const undo = (): void => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    if (finger?.state === "dragging") finger.handler.cancel();
    finger = null;
  };
  if (getOwner()) onCleanup(undo);
  return undo;
}

function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // the pointer is gone already
  }
}
