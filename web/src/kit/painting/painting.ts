// The page's side of the painter: it keeps the orders, and sends them there.

import { fetchFromPage, fetchLetters } from "../letters";
import type { Order } from "./orders";
import { Painter } from "./painter";
import type { PieceRenderer } from "./renderer";

/** Takes orders, until it is dismissed. */
export interface Hired<Look> {
  hear: (orders: Order<Look>[]) => void;
  dismiss: () => void;
}

export interface Painting<Look> {
  order: (one: Order<Look>) => void;
  hire: (who: Hired<Look>) => void;
  dismiss: () => void;
}

export function createPainting<Look>(): Painting<Look> {
  const lasting = new Map<string, Order<Look>>(); // how everything lies, for a painter who comes later
  let waiting: Order<Look>[] = [];
  let painter: Hired<Look> | null = null;

  /** What belongs together comes together: a piece never lies where it is only about to fly. */
  const order = (one: Order<Look>): void => {
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
    hire: (who) => {
      painter?.dismiss();
      painter = who;
      painter.hear([...lasting.values()]);
    },
    dismiss: () => {
      painter?.dismiss();
      painter = null;
    },
  };
}

function lastingName<Look>(one: Order<Look>): string | null {
  if (one.order === "place") return one.place;
  if (one.order === "count") return `count ${one.name}`;
  return one.order === "canvas" || one.order === "palette" ? one.order : null;
}

/** In a thread of its own; `failed` is called if there is none to be had. */
export function painterIn<Look>(worker: Worker, canvas: HTMLCanvasElement, failed: () => void): Hired<Look> {
  const offscreen = canvas.transferControlToOffscreen();
  worker.onerror = failed;
  worker.postMessage(offscreen, [offscreen]);
  // a text is sent quicker than what it stands for
  return { hear: (orders) => worker.postMessage(JSON.stringify(orders)), dismiss: () => worker.terminate() };
}

/** For browsers that can't paint elsewhere. */
export function painterOn<Look>(canvas: HTMLCanvasElement, renderer: PieceRenderer<Look>): Hired<Look> {
  const painter = new Painter(canvas, renderer, requestAnimationFrame.bind(window));
  fetchLetters(fetchFromPage, () => painter.printAnew());
  const hear = (orders: Order<Look>[]): void => {
    for (const one of orders) painter.hear(one);
  };
  return { hear, dismiss: () => undefined };
}

export function mayPaintElsewhere(): boolean {
  return typeof Worker !== "undefined" && "transferControlToOffscreen" in HTMLCanvasElement.prototype;
}
