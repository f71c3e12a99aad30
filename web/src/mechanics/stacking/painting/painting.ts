// The page's side of the painter: orders, and where they go.

import { onCleanup } from "solid-js";
import { readPalette } from "../../../kit/paint";
import type { Order } from "./orders";
import { Painter } from "./painter";

type Hear = (orders: Order[]) => void;

export function createPainting() {
  let waiting: Order[] = [];
  let hear: Hear | null = null;

  /** What belongs together comes together: a card never lies where it is only about to fly. */
  const order = (one: Order): void => {
    waiting.push(one);
    if (waiting.length === 1) queueMicrotask(send);
  };

  const send = (): void => {
    if (!hear) return;
    hear(waiting);
    waiting = [];
  };

  const attach = (canvas: HTMLCanvasElement): void => {
    hear = painterOn(canvas);
    order({ order: "palette", palette: readPalette() });
    const colours = new MutationObserver(() => order({ order: "palette", palette: readPalette() }));
    colours.observe(document.documentElement, { attributeFilter: ["data-theme", "data-palette"] });
    onCleanup(() => colours.disconnect());
    send();
  };

  return { order, attach };
}

export type Painting = ReturnType<typeof createPainting>;

/** In another thread where there is one that can paint. */
function painterOn(canvas: HTMLCanvasElement): Hear {
  if (!("transferControlToOffscreen" in canvas) || typeof Worker === "undefined") return onThisThread(canvas);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage(offscreen, [offscreen]);
  onCleanup(() => worker.terminate());
  return (orders) => worker.postMessage(orders);
}

function onThisThread(canvas: HTMLCanvasElement): Hear {
  const painter = new Painter(canvas, requestAnimationFrame);
  return (orders) => {
    for (const order of orders) painter.hear(order);
  };
}
