// The page's side of the painter: orders go there.

import { fetchFromPage, fetchLetters } from "../../../kit/letters";
import type { Order } from "./orders";
import { Painter } from "./painter";

/** Takes orders, until it is dismissed. */
export interface Hired {
  hear: (orders: Order[]) => void;
  dismiss: () => void;
}

export function createPainting() {
  const lasting = new Map<string, Order>(); // how everything lies, for a painter who comes later
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

  return {
    order,
    hire: (who: Hired): void => {
      painter?.dismiss();
      painter = who;
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
  if (one.order === "place") return one.place;
  if (one.order === "count") return `count ${one.name}`;
  return one.order === "canvas" || one.order === "palette" ? one.order : null;
}

/** In a thread of its own; `failed` is called if there is none to be had. */
export function workerOn(canvas: HTMLCanvasElement, failed: () => void): Hired {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const offscreen = canvas.transferControlToOffscreen();
  worker.onerror = failed;
  worker.postMessage(offscreen, [offscreen]);
  // a text is sent quicker than what it stands for
  return { hear: (orders) => worker.postMessage(JSON.stringify(orders)), dismiss: () => worker.terminate() };
}

/** For browsers that can't paint elsewhere. */
export function painterOn(canvas: HTMLCanvasElement): Hired {
  const painter = new Painter(canvas, requestAnimationFrame.bind(window));
  fetchLetters(fetchFromPage, () => painter.printAnew());
  const hear = (orders: Order[]): void => {
    for (const one of orders) painter.hear(one);
  };
  return { hear, dismiss: () => undefined };
}

export function mayPaintElsewhere(): boolean {
  return typeof Worker !== "undefined" && "transferControlToOffscreen" in HTMLCanvasElement.prototype;
}
