// The length of the next match, for whichever game: each box says what that takes.

import type { JSX } from "solid-js";
import { askGames } from "../../net/rest";
import type { Length } from "../../net/wire";
import { choose, settings } from "../../settings";
import { t } from "../../words/words";
import { aboutAll } from "../length/duration";
import { LengthChoice } from "../length/LengthChoice";
import { secondsOf, usualPlayers } from "../length/lengths";
import { createOptionalAnswer } from "../optionalAnswer";
import styles from "./HomeLength.module.css";
import { level } from "./start";

export function HomeLength(): JSX.Element {
  const games = createOptionalAnswer(askGames);
  const takes = (length: Length): string[] => {
    const all = (games() ?? []).flatMap(
      (game) => secondsOf(game, length, usualPlayers(game), [level()]) ?? [],
    );
    return all.length ? [aboutAll(all)] : [];
  };
  return (
    <LengthChoice
      class={styles.length}
      label={t().length.title}
      value={settings().length}
      takes={(length) => (length === "own" ? [] : takes(length))}
      onChange={(length) => choose({ length })}
    />
  );
}
