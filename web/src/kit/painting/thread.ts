// A painter in a thread of its own: however much flies about, the page is free for the fingers.

import fontUrl from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import titleFontUrl from "../fonts/bricolage-grotesque-800.woff2?url";
import { FONT, TITLE_FONT } from "../paint";
import type { Craft } from "./craft";
import type { Order } from "./orders";
import { Painter } from "./painter";

const PATIENCE = 800; // ms

/** For the worker of a game: the first message is the canvas, all others are orders. */
export function paintInThisThread<Look>(craft: Craft<Look>): void {
  let painter: Painter<Look> | null = null;
  const letters = loadLetters().then(() => painter?.printAnew());
  // whatever Chromium's canvas in a worker writes before its letters are there, it writes without them for good
  const begun = Promise.race([letters, new Promise((go) => setTimeout(go, PATIENCE))]);
  self.onmessage = async ({ data }: MessageEvent<OffscreenCanvas | string>): Promise<void> => {
    await begun;
    if (typeof data !== "string") painter = new Painter(data, craft, nextFrame);
    else for (const order of JSON.parse(data) as Order<Look>[]) painter?.hear(order);
  };
}

function nextFrame(draw: (now: number) => void): void {
  if ("requestAnimationFrame" in self) self.requestAnimationFrame(draw);
  else setTimeout(() => draw(performance.now()), 16);
}

/** Or else numerals are written in another type: they are numerals, too. */
async function loadLetters(): Promise<void> {
  const letters = [
    new FontFace(FONT, `url(${fontUrl})`, { weight: "700" }),
    new FontFace(TITLE_FONT, `url(${titleFontUrl})`, { weight: "800" }),
  ];
  for (const one of letters) (self as unknown as { fonts: FontFaceSet }).fonts.add(one);
  await Promise.allSettled(letters.map((one) => one.load()));
}
