// What has to be said about the table for a moment: who called "Dutch!", and whether it was right.

import { createSignal, onCleanup } from "solid-js";
import { speak } from "../../kit/speak";
import { language } from "../../words/localized";
import type { StackingEvent } from "./rules";
import type { Scene } from "./scene";

const LASTS = 4200;

export function createNotice(scene: Scene): () => string | null {
  const [notice, setNotice] = createSignal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    setNotice(text);
    speak(text);
    clearTimeout(timer);
    timer = setTimeout(() => setNotice(null), LASTS);
  };
  scene.session.on((moment) => {
    if (moment.moment !== "happened" || scene.round().phase === "frozen") return; // then a sheet says it
    for (const event of moment.events as StackingEvent[]) {
      const text = noticeOf(scene, event);
      if (text) say(text);
    }
  });
  onCleanup(() => clearTimeout(timer));
  return notice;
}

function noticeOf(scene: Scene, event: StackingEvent): string | null {
  const { said } = scene.words();
  const name = (seat: number): string => scene.names()[seat] ?? "";
  switch (event.event) {
    case "dutch_called":
      return event.culprits.length
        ? said.rightCall(name(event.seat), listed(event.culprits.map(name)))
        : said.falseCall(name(event.seat));
    case "stop_denied":
      return said.stopDenied(name(event.seat));
    case "rotated":
      return said.rotated;
    default:
      return null;
  }
}

function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
