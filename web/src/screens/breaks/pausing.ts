// Pauses of a round: who has to agree to one, how one is asked for, and what happens by itself where nobody is kept
// waiting.

import { createEffect, on, onCleanup } from "solid-js";
import { speak } from "../../kit/speak";
import { toast } from "../../kit/ui/Toast";
import { vibrate } from "../../kit/vibrate";
import { PAUSE_PHASES, type PauseState } from "../../net/wire";
import { voteAmong } from "../table/race/voting";
import { sendCommand } from "../table/tableCommands";
import type { TableView } from "../table/view";
import { b } from "./words";

/** The people who play here: they agree, and they go on. */
export function playersHere(view: TableView): number[] {
  return voteAmong(view.players(), view.match()).asked;
}

/** Nobody else is there but bots. */
export function isAlone(view: TableView): boolean {
  const [first, ...others] = playersHere(view);
  return first !== undefined && first === view.seat() && !others.length;
}

/** What somebody asks for, and the table has not agreed to yet. */
export function askedPause(view: TableView): PauseState | null {
  const pause = view.match()?.pause;
  return pause && !pause.on && PAUSE_PHASES.includes(view.phase()) ? pause : null;
}

export function mayPause(view: TableView): boolean {
  const seat = view.seat();
  return (
    seat !== null &&
    playersHere(view).includes(seat) &&
    PAUSE_PHASES.includes(view.phase()) &&
    view.phase() !== "stopped" &&
    !askedPause(view)
  );
}

/** Alone with bots it begins at once. */
export async function askPause(view: TableView): Promise<void> {
  const refused = await view.session.do({ do: "ask_pause" });
  if (refused) toast(b().pause.denied);
}

export function answerPause(view: TableView, agree: boolean): void {
  sendCommand(view.session, { do: "answer_pause", agree });
}

/** Who is alone with bots rests for as long as this holds, and goes on when it is over. */
export function pausesWhile(view: TableView, rests: () => boolean): void {
  let asked: Promise<unknown> | null = null;
  createEffect(
    on(rests, (now) => {
      if (now && isAlone(view) && mayPause(view)) asked = view.session.do({ do: "ask_pause" });
      if (now || !asked) return;
      void asked.then((refused) => refused === null && sendCommand(view.session, { do: "go_on" }));
      asked = null;
    }),
  );
}

/** Who comes back to the page says themselves when it goes on. */
export function pausesWhenHidden(view: TableView): void {
  const look = (): void => {
    if (document.visibilityState === "hidden" && isAlone(view) && mayPause(view))
      sendCommand(view.session, { do: "ask_pause" });
  };
  document.addEventListener("visibilitychange", look);
  onCleanup(() => document.removeEventListener("visibilitychange", look));
}

/** That somebody asks is to be seen in the bar; here it is heard, and what came of it is told. */
export function tellPauses(view: TableView): void {
  let by = view.match()?.pause?.by ?? null; // as it was before something happened
  let forgetDenial = (): void => undefined;
  view.session.on((moment) => {
    if (moment.moment !== "happened") return;
    for (const event of moment.events) {
      if (event.event === "pause_asked" || event.event === "paused") forgetDenial();
      if (event.event === "pause_asked" && event.seat !== view.seat() && !isAlone(view)) {
        speak(b().pause.asks(view.nameOf(event.seat)));
        vibrate("tap");
      }
      if (event.event === "pause_agreed" && by === view.seat())
        speak(b().pause.agreed(view.match()?.pause?.agreed?.length ?? 0, playersHere(view).length));
      if (event.event === "pause_denied")
        forgetDenial = toast(whyNot(by === view.seat(), event.seat === by, event.seat));
      if (event.event === "paused" && event.by !== undefined) speak(b().paused.title);
    }
    by = view.match()?.pause?.by ?? null;
  });
}

function whyNot(own: boolean, takenBack: boolean, seat: number | undefined): string {
  if (!own || takenBack) return b().pause.dropped;
  return seat === undefined ? b().pause.unanswered : b().pause.denied;
}
