// The painter in a web worker: however much flies about, the page is free for the fingers.

import fontUrl from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import titleFontUrl from "../fonts/bricolage-grotesque-800.woff2?url";
import { fetchLetters, LETTERS, type Letters } from "../letters";
import type { Order } from "./orders";
import { Painter } from "./painter";
import type { PieceRenderer } from "./renderer";

const URLS = { text: fontUrl, title: titleFontUrl };

/** For the worker of a game: the first message is the canvas, all others are orders. */
export function paintInThisThread<Look>(renderer: PieceRenderer<Look>): void {
  let painter: Painter<Look> | null = null;
  fetchLetters(fetched, () => painter?.printAnew());
  self.onmessage = ({ data }: MessageEvent<OffscreenCanvas | string>): void => {
    if (typeof data !== "string") painter = new Painter(data, renderer, nextFrame);
    else for (const order of JSON.parse(data) as Order<Look>[]) painter?.hear(order);
  };
}

function nextFrame(draw: (now: number) => void): void {
  if ("requestAnimationFrame" in self) self.requestAnimationFrame(draw);
  else setTimeout(() => draw(performance.now()), 16);
}

function fetched(letters: Letters): Promise<FontFace> {
  const { family, weight } = LETTERS[letters];
  const font = new FontFace(family, `url(${URLS[letters]})`, { weight });
  (self as unknown as { fonts: FontFaceSet }).fonts.add(font);
  return font.load();
}
