// The level of a bot, beside its name.

import type { JSX } from "solid-js";
import { Choice } from "../../kit/ui/Choice";
import type { Level } from "../../net/wire";
import { t } from "../../words/words";
import { LEVELS, level, setLevel } from "./start";

const FORMERLY: Readonly<Record<string, Level>> = { easy: "child", medium: "adult", hard: "regular" };

/** What stands beside the name of a bot; tables of former times know other levels. */
export function botMark(level: string): string {
  const marks: Readonly<Record<string, string>> = t().table.bots;
  return marks[FORMERLY[level] ?? level] ?? level;
}

export function BotLevel(props: { labelHidden?: boolean }): JSX.Element {
  return (
    <Choice
      label={t().home.level}
      labelHidden={props.labelHidden}
      value={level()}
      options={LEVELS.map((value) => ({ value, label: t().levels[value] }))}
      onChange={setLevel}
    />
  );
}
