// Notices: what is told about the table for a moment while the race goes on; when it is frozen, a sheet says it.

import { createSignal, onCleanup } from "solid-js";
import { speak } from "../../kit/speak";
import { toldOf } from "./news";
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
  scene.view.session.on((moment) => {
    if (moment.moment !== "happened" || scene.view.round().phase === "frozen") return; // then a sheet says it
    for (const event of moment.events) {
      const text = toldOf(scene.words(), event, scene.view.nameOf);
      if (text) say(text);
    }
  });
  onCleanup(() => clearTimeout(timer));
  return notice;
}
