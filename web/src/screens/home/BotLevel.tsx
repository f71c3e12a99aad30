import type { JSX } from "solid-js";
import { Choice } from "../../kit/ui/Choice";
import type { Level } from "../../net/wire";
import { t } from "../../words/words";
import styles from "./BotLevel.module.css";
import { level, setLevel } from "./start";

export const LEVELS: readonly Level[] = ["child", "beginner", "adult", "regular", "champion", "match"];

const FORMERLY: Readonly<Record<string, Level>> = { easy: "child", medium: "adult", hard: "regular" };

/** What stands beside the name of a bot; tables of former times know other levels. */
export function botMark(level: string): string {
  const marks: Readonly<Record<string, string>> = t().table.bots;
  return marks[FORMERLY[level] ?? level] ?? level;
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
