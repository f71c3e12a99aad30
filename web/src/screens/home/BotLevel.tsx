import type { JSX } from "solid-js";
import { Choice } from "../../kit/ui/Choice";
import type { Level } from "../../net/wire";
import { t } from "../../words/words";
import styles from "./BotLevel.module.css";
import { level, setLevel } from "./start";

export const LEVELS: readonly Level[] = ["child", "beginner", "adult", "regular", "champion", "match"];

export function BotLevel(): JSX.Element {
  return (
    <Choice
      class={styles.level}
      label={t().home.level}
      value={level()}
      options={LEVELS.map((value) => ({ value, label: t().levels[value] }))}
      onChange={setLevel}
    />
  );
}
