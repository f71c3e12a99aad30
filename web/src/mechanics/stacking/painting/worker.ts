// The painter in a thread of its own: however much flies about, the page is free for the fingers.

import fontUrl from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import { FONT } from "../../../kit/paint";
import type { Order } from "./orders";
import { Painter } from "./painter";

const nextFrame = (draw: (now: number) => void): void => {
  if ("requestAnimationFrame" in self) self.requestAnimationFrame(draw);
  else setTimeout(() => draw(performance.now()), 16);
};

let painter: Painter | null = null;

self.onmessage = ({ data }: MessageEvent<OffscreenCanvas | Order[]>): void => {
  if (Array.isArray(data)) for (const order of data) painter?.hear(order);
  else painter = begun(new Painter(data, nextFrame, (name) => self.postMessage(name)));
};

function begun(made: Painter): Painter {
  const font = new FontFace(FONT, `url(${fontUrl})`, { weight: "700" });
  (self as unknown as { fonts: FontFaceSet }).fonts.add(font);
  font.load().then(
    () => made.printAnew(),
    () => undefined, // numerals in another type are numerals, too
  );
  return made;
}
