// The page's side of the painter: orders go there, and it says when a card has landed.

import { readPalette } from "../../../kit/paint";
import type { Fly, Order } from "./orders";
import { Painter } from "./painter";

/** Takes orders, until it is dismissed. */
export interface Hired {
  hear: (orders: Order[]) => void;
  dismiss: () => void;
}

export function createPainting() {
  const lasting = new Map<string, Order>(); // how everything lies, for a painter who comes later
  const landings = new Map<string, () => void>();
  let waiting: Order[] = [];
  let painter: Hired | null = null;

  /** What belongs together comes together: a card never lies where it is only about to fly. */
  const order = (one: Order): void => {
    const name = lastingName(one);
    if (name) lasting.set(name, one);
    waiting.push(one);
    if (waiting.length === 1) queueMicrotask(send);
  };

  const send = (): void => {
    if (painter) painter.hear(waiting);
    waiting = [];
  };

  const landed = (name: string): void => {
    const then = landings.get(name);
    landings.delete(name);
    then?.();
  };

  return {
    order,
    /** `then` is not called if something else becomes of the card. */
    fly: (flight: Omit<Fly, "order">, then: () => void): void => {
      landings.set(flight.name, then);
      order({ order: "fly", ...flight });
    },
    /** It is where it lies, at once. */
    settle: (name?: string): void => {
      if (name) landings.delete(name);
      else landings.clear();
      order(name ? { order: "settle", name } : { order: "settle" });
    },
    readColours: (): void => order({ order: "palette", palette: readPalette() }),
    hire: (who: (landed: (name: string) => void) => Hired): void => {
      painter?.dismiss();
      painter = who(landed);
      painter.hear([...lasting.values()]);
    },
    dismiss: (): void => {
      painter?.dismiss();
      painter = null;
    },
  };
}

export type Painting = ReturnType<typeof createPainting>;

function lastingName(one: Order): string | null {
  if (one.order === "pile") return `pile ${one.pile}`;
  return one.order === "canvas" || one.order === "palette" ? one.order : null;
}

/** In a thread of its own; `failed` is called if there is none to be had. */
export function workerOn(canvas: HTMLCanvasElement, failed: () => void) {
  return (landed: (name: string) => void): Hired => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const offscreen = canvas.transferControlToOffscreen();
    worker.onerror = failed;
    worker.onmessage = ({ data }: MessageEvent<string>) => landed(data);
    worker.postMessage(offscreen, [offscreen]);
    return { hear: (orders) => worker.postMessage(orders), dismiss: () => worker.terminate() };
  };
}

/** For browsers that can't paint elsewhere. */
export function painterOn(canvas: HTMLCanvasElement) {
  return (landed: (name: string) => void): Hired => {
    const painter = new Painter(canvas, requestAnimationFrame.bind(window), landed);
    const hear = (orders: Order[]): void => {
      for (const one of orders) painter.hear(one);
    };
    return { hear, dismiss: () => undefined };
  };
}

export function mayPaintElsewhere(): boolean {
  return typeof Worker !== "undefined" && "transferControlToOffscreen" in HTMLCanvasElement.prototype;
}
