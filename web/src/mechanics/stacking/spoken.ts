// The spoken race, for a screen reader: what was placed, what the own cards show now, and who is close to the stop.

import { createEffect, on } from "solid-js";
import { speak } from "../../kit/speak";
import type { StackingEvent } from "./rules";
import type { Scene } from "./scene";

const CLOSE = 2;

export function createSpeech(scene: Scene): void {
  scene.view.session.on((moment) => {
    if (moment.moment !== "done" && moment.moment !== "happened") return;
    if (moment.moment === "happened" && moment.expected) return;
    for (const event of moment.events as StackingEvent[]) tell(scene, event);
  });
  createEffect(
    on(
      () => scene.view.area()?.visible,
      (card) => card && speak(scene.words().said.turned(scene.cardName(card))),
      { defer: true },
    ),
  );
}

function tell(scene: Scene, event: StackingEvent): void {
  if (event.event !== "placed" && event.event !== "built") return;
  const { said } = scene.words();
  const left = scene.view.round().areas[event.seat]?.stock_count ?? 0;
  const fromStock = event.source === "stock" || (event.event === "placed" && event.filled !== undefined);
  if (event.seat !== scene.view.seat()) {
    if (fromStock && left <= CLOSE) speak(said.close(scene.view.nameOf(event.seat), left));
    return;
  }
  const news = [
    said.placed(scene.cardName(event.card)),
    event.event === "placed" && event.filled && typeof event.source === "number"
      ? said.inRow(scene.cardName(event.filled), event.source + 1)
      : null,
    event.shows && fromStock ? said.onStock(scene.cardName(event.shows), left) : null,
  ];
  speak(news.filter(Boolean).join(", "));
}
