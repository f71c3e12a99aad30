// The painter in a thread of its own: however much flies about, the page is free for the fingers.

import fontUrl from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import titleFontUrl from "../../../kit/fonts/bricolage-grotesque-800.woff2?url";
import { fetchLetters, LETTERS, type Letters } from "../../../kit/letters";
import type { Order } from "./orders";
import { Painter } from "./painter";

const nextFrame = (draw: (now: number) => void): void => {
  if ("requestAnimationFrame" in self) self.requestAnimationFrame(draw);
  else setTimeout(() => draw(performance.now()), 16);
};

const URLS = { text: fontUrl, title: titleFontUrl };

let painter: Painter | null = null;

self.onmessage = ({ data }: MessageEvent<OffscreenCanvas | string>): void => {
  if (typeof data !== "string") painter = begun(new Painter(data, nextFrame));
  else for (const order of JSON.parse(data) as Order[]) painter?.hear(order);
};

function begun(made: Painter): Painter {
  fetchLetters(fetched, () => made.printAnew());
  return made;
}

function fetched(letters: Letters): Promise<FontFace> {
  const { family, weight } = LETTERS[letters];
  const font = new FontFace(family, `url(${URLS[letters]})`, { weight });
  (self as unknown as { fonts: FontFaceSet }).fonts.add(font);
  return font.load();
}
