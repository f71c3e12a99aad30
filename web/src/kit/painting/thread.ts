// A painter in a thread of its own: however much flies about, the page is free for the fingers.

import fontUrl from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import titleFontUrl from "../fonts/bricolage-grotesque-800.woff2?url";
import { FONT, TITLE_FONT } from "../paint";
import type { Craft } from "./craft";
import type { Order } from "./orders";
import { Painter } from "./painter";

const LONG_ENOUGH = 300; // ms that a table waits for its letters: Chromium may keep to others that it began with

/** For the worker of a game: the first message is the canvas, all others are orders. */
export function paintInThisThread<Look>(craft: Craft<Look>): void {
  const letters = loadLetters();
  const begin = Promise.race([letters, pause(LONG_ENOUGH)]);
  let painter: Painter<Look> | null = null;
  const hire = (canvas: OffscreenCanvas): Painter<Look> => {
    const made = new Painter(canvas, craft, (draw) => void begin.then(() => nextFrame(draw)));
    void letters.then(() => nextFrame(() => made.printAnew()));
    return made;
  };
  self.onmessage = ({ data }: MessageEvent<OffscreenCanvas | string>): void => {
    if (typeof data !== "string") painter = hire(data);
    else for (const order of JSON.parse(data) as Order<Look>[]) painter?.hear(order);
  };
}

function nextFrame(draw: (now: number) => void): void {
  if ("requestAnimationFrame" in self) self.requestAnimationFrame(draw);
  else setTimeout(() => draw(performance.now()), 16);
}

/** Without them it writes in others: numerals in another type are numerals, too. */
function loadLetters(): Promise<unknown> {
  const { fonts } = self as unknown as { fonts: FontFaceSet };
  const faces = [
    new FontFace(FONT, `url(${fontUrl})`, { weight: "700" }),
    new FontFace(TITLE_FONT, `url(${titleFontUrl})`, { weight: "800" }),
  ];
  return Promise.allSettled(
    faces.map((face) => {
      fonts.add(face);
      return face.load();
    }),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}
