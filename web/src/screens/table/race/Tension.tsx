// Tension: somebody has only a few pieces left. The lamp narrows, and a heart beats, quicker at the very last one.

import { createEffect, createMemo, type JSX, onCleanup } from "solid-js";
import { sounds } from "../../../kit/sound";
import { settings } from "../../../settings";
import { tensionOf } from "../../../table/tension";
import { useTable } from "../view";
import styles from "./Tension.module.css";

const BEAT: Record<number, number> = { 1: 1150, 2: 760 }; // ms

export function Tension(): JSX.Element {
  const { session, match, phase } = useTable();
  const level = createMemo(() => {
    const round = session.round();
    if (!round || phase() !== "racing" || isOff()) return 0;
    return tensionOf(session.game()?.rules.left?.(round) ?? [], match()?.gone ?? []);
  });
  createEffect(() => {
    const every = BEAT[level()];
    if (!every || settings().tension !== "full") return;
    sounds.heart();
    const beating = setInterval(() => sounds.heart(), every);
    onCleanup(() => clearInterval(beating));
  });
  return <div class={styles.light} data-test="tension" data-level={level()} aria-hidden="true" />;
}

/** With the sound, unless somebody wants the light alone. */
function isOff(): boolean {
  const { tension, sound } = settings();
  return tension === "off" || (tension === "full" && !sound);
}
