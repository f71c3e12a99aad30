// The live region for screen readers: what is put there is said aloud when the sentence before it is finished.

import { whenIdle } from "./idle";

let said: Text | null = null; // to change a text is quicker than to put another in its place
let turn = false;
let waiting: string[] = [];

const GATHERED = 400; // ms: what comes so close together is said in one go, so that none of it is lost

export function speak(text: string): void {
  waiting.push(text);
  if (waiting.length === 1) setTimeout(() => whenIdle(say), GATHERED);
}

function say(): void {
  said ??= liveRegion();
  turn = !turn;
  said.data = waiting.map(sentence).join(" ") + (turn ? "" : "\u00a0"); // the same words twice are said twice
  waiting = [];
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function liveRegion(): Text {
  const made = document.createElement("div");
  made.setAttribute("role", "status");
  made.setAttribute("aria-live", "polite");
  made.className = "only-spoken";
  const text = made.appendChild(document.createTextNode(""));
  document.body.append(made);
  return text;
}
