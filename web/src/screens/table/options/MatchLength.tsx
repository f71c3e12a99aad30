// The length of the match, for everybody to see and for the host to choose; and why so many begin with other rules
// than the rulebook's.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import type { Length } from "../../../net/wire";
import type { GameCard, OptionCard } from "../../../net/wireRest";
import { choose } from "../../../settings";
import { t } from "../../../words/words";
import { about } from "../../length/duration";
import { LengthChoice, OWN } from "../../length/LengthChoice";
import { isEndless, levelsOf, roundsOf, secondsOf } from "../../length/lengths";
import paper from "../../shell/Paper.module.css";
import { sendCommand } from "../tableCommands";
import { type TableView, useTable } from "../view";
import styles from "./MatchLength.module.css";
import {
  chosenOf,
  departures,
  isUsual,
  officially,
  type Value,
  valuesOf,
  withLength,
  withOption,
} from "./options";

export function MatchLength(props: { card: GameCard; class?: string | undefined }): JSX.Element {
  const view = useTable();
  const { session, table, isHost } = view;
  const set = (options: Record<string, Value>): void => sendCommand(session, { do: "set_options", options });
  const chooseLength = (length: Length): void => {
    choose({ length });
    set(withLength(chosenOf(table()), length, props.card));
  };
  return (
    <section class={classes(paper.paper, styles.panel, props.class)} data-test="length">
      <h2 id="length">{t().length.title}</h2>
      <LengthChoice
        label={t().length.title}
        labelHidden
        value={table().options.length ?? OWN}
        takes={(length) => takes(view, props.card, length)}
        disabled={!isHost()}
        onChange={chooseLength}
      />
      <For each={departures(props.card, valuesOf(table()), chosenOf(table()), view.players().length)}>
        {(option) => (
          <Why
            option={option}
            onRulebook={() =>
              set(
                withOption(chosenOf(table()), option.name, option.official, props.card, view.game().options),
              )
            }
          />
        )}
      </For>
    </section>
  );
}

/** The line that says why, and the rulebook's way, a tap away. */
function Why(props: { option: OptionCard; onRulebook: () => void }): JSX.Element {
  const { game, isHost } = useTable();
  const words = () => game().words().options[props.option.name];
  const official = () => words()?.values?.[String(props.option.official)] ?? String(props.option.official);
  return (
    <div class={styles.why} data-test={`why-${props.option.name}`}>
      <p>{words()?.why}</p>
      <Show when={isHost()}>
        <Button variant="quiet" onPress={() => props.onRulebook()}>
          {`${t().table.official}: ${official()}`}
        </Button>
      </Show>
    </div>
  );
}

/** So many rounds or points, and how long that takes, if it is played by the rules that were measured. */
function takes(view: TableView, card: GameCard, length: Length | typeof OWN): string[] {
  const values = valuesOf(view.table());
  const players = view.players().length;
  if (length === OWN) return goalOf(view, values);
  const rounds = roundsOf(card, length, players);
  const rulebook = officially(card.options.filter(({ name }) => card.goals.includes(name)));
  const goal = rounds === null ? goalOf(view, { ...values, ...rulebook }) : [t().length.rounds(rounds)];
  if (length === "round") goal.pop(); // its name says it
  if (!isUsual(card, values, players)) return goal;
  if (isEndless(card, length, players)) return [...goal, t().length.endless];
  const seconds = secondsOf(card, length, players, levelsOf(view.players()));
  return seconds === null ? goal : [...goal, about(seconds)];
}

/** How far a match goes with these options, if the game says it in a number. */
function goalOf(view: TableView, options: Record<string, Value>): string[] {
  const goal = view.game().goal?.(options as never, Math.max(2, view.players().length));
  if (!goal) return [];
  return ["points" in goal ? t().scores.points(goal.points) : t().length.rounds(goal.rounds)];
}
