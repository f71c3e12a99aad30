// The state of the race in words, for those who listen to it.

import { createEffect, createMemo, on } from "solid-js";
import { speak } from "../../kit/speak";
import type { Event } from "../../net/wire";
import { t } from "../../words/words";
import type { Scene } from "./scene";
import type { DiceDie } from "./wire";
import { words } from "./words";

const FEW = 2;

/** What was placed, the own roll, and who is about to stop. */
export function createSpeech(scene: Scene): void {
  announcePlaced(scene);
  announceRolls(scene);
  announceFew(scene);
}

function announcePlaced({ view }: Scene): void {
  view.session.on((moment) => {
    if (moment.moment !== "done") return;
    for (const event of moment.events)
      if (event.event === "placed") speak(words().spoken.placed(nameOf(event.die)));
  });
}

function announceRolls({ view, play }: Scene): void {
  const open = createMemo(() => (play.rolling() ? 0 : play.tray().rolls));
  createEffect(
    on(open, (rolls) => {
      if (!rolls || !view.racing()) return;
      const dice = play.tray().slots.flatMap(({ die, placed }) => (die && !placed ? [die] : []));
      speak(words().spoken.rolled(dice.map(nameOf)));
    }),
  );
}

function announceFew({ view }: Scene): void {
  const close = createMemo(
    () => view.others().find((seat) => view.racing() && view.left(seat) <= FEW) ?? null,
  );
  createEffect(
    on(close, (seat) => {
      if (seat !== null) speak(words().spoken.onlyFew(view.nameOf(seat), view.left(seat)));
    }),
  );
}

/** What happened in an event, said without who did it. */
export function recounted(event: Event): string | null {
  if (event.event === "placed" && "die" in event) return words().spoken.placed(nameOf(event.die));
  return event.event === "rolled" ? words().spoken.rolled(event.dice.map(nameOf)) : null;
}

export function nameOf([colour, face]: DiceDie): string {
  return words().race.die(t().inks[colour], face);
}
