// The painter in a thread of its own: however much flies about, the page is free for the fingers.

import fontUrl from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import titleFontUrl from "../../../kit/fonts/bricolage-grotesque-800.woff2?url";
import { FONT, TITLE_FONT } from "../../../kit/paint";
import type { Order } from "./orders";
import { Painter } from "./painter";

const nextFrame = (draw: (now: number) => void): void => {
  if ("requestAnimationFrame" in self) self.requestAnimationFrame(draw);
  else setTimeout(() => draw(performance.now()), 16);
};

let painter: Painter | null = null;

self.onmessage = ({ data }: MessageEvent<OffscreenCanvas | string>): void => {
  if (typeof data !== "string") painter = begun(new Painter(data, nextFrame));
  else for (const order of JSON.parse(data) as Order[]) painter?.hear(order);
};

function begun(made: Painter): Painter {
  for (const font of [
    new FontFace(FONT, `url(${fontUrl})`, { weight: "700" }),
    new FontFace(TITLE_FONT, `url(${titleFontUrl})`, { weight: "800" }),
  ]) {
    (self as unknown as { fonts: FontFaceSet }).fonts.add(font);
    font.load().then(
      () => made.printAnew(),
      () => undefined, // numerals in another type are numerals, too
    );
  }
  return made;
}
