// The stop in a film: the stamp lies across the table for as long as everybody took a breath.

import type { JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { stamp } from "../../kit/motion";
import { t } from "../../words/words";
import styles from "../table/race/StopStamp.module.css";
import { usePlayer } from "./player";

export default function FilmStamp(): JSX.Element {
  const { film, game, marks, nameOf, backOf } = usePlayer();
  const ended = film.shots.flatMap(([, , events]) => events).find(({ event }) => event === "race_stopped");
  const ending = ended?.event === "race_stopped" ? ended.ending : null;
  const by = marks.stop?.by ?? null;
  const shout = (): string =>
    ending === "stop" || ending === null ? game.words().shouts.stop : t().endings[ending];
  const about = (): string => {
    const { endings } = t();
    if (by !== null) return endings.stop(nameOf(by));
    return ending === "blocked" ? endings.blockedAbout : "";
  };
  return (
    <div class={styles.layer} aria-hidden="true" data-test="stop-stamp">
      <div
        class={classes(styles.stamp, by !== null && inkClass(backOf(by).ink))}
        style={{
          "--letters": Math.max(
            ...shout()
              .split(" ")
              .map((word) => word.length),
          ),
        }}
        ref={(element) => queueMicrotask(() => void stamp(element))}
      >
        <strong>{shout()}</strong>
        <span class={styles.who}>{about()}</span>
      </div>
    </div>
  );
}
