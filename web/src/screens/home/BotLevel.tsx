import type { JSX } from "solid-js";
import { Choice } from "../../kit/ui/Choice";
import type { Level } from "../../net/wire";
import { t } from "../../words/words";
import styles from "./BotLevel.module.css";
import { level, setLevel } from "./start";

export const LEVELS: readonly Level[] = ["child", "beginner", "adult", "regular", "champion", "match"];

const FORMERLY: Readonly<Record<string, Level>> = { easy: "child", medium: "adult", hard: "regular" };

/** What a level is called; tables of former times know others. */
export function levelName(level: string): string {
  const names: Readonly<Record<string, string>> = t().levels;
  return names[FORMERLY[level] ?? level] ?? level;
}

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
