// The panel of the rules of this table, in words. The host sets them, everybody can read them.

import { createMemo, For, type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import type { GameCard } from "../../../net/wireRest";
import { t } from "../../../words/words";
import paper from "../../shell/Paper.module.css";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import { OptionField } from "./OptionField";
import styles from "./OptionsPanel.module.css";
import {
  asInRulebook,
  chosenOf,
  isOfficial,
  isUsual,
  rulesOf,
  shown,
  type Value,
  valuesOf,
  withOption,
} from "./options";

export function OptionsPanel(props: { card: GameCard }): JSX.Element {
  const { session, table, game, isHost, hostName, players } = useTable();
  const values = createMemo(() => valuesOf(table()));
  const own = () =>
    rulesOf(props.card).filter((option) => !isOfficial(option, values()[option.name] ?? null));
  const set = (options: Record<string, Value>): void => sendCommand(session, { do: "set_options", options });
  const said = () => {
    if (!own().length) return t().table.optionsAllOfficial;
    const usual = isUsual(props.card, values(), players().length);
    const sitThere = Math.max(players().length, props.card.players[0]);
    return usual ? t().table.optionsUsual(sitThere) : t().table.optionsChanged(own().length);
  };
  return (
    <details class={classes(paper.paper, styles.options)} data-test="options">
      <summary class={styles.summary}>
        <h2>{t().table.options}</h2>
        <span>{said()}</span>
      </summary>
      <Show when={!isHost() && hostName()}>
        {(sets) => <p class={styles.note}>{t().table.onlyHost(sets())}</p>}
      </Show>
      <div class={styles.list}>
        <For each={shown(props.card, values(), game().options)}>
          {(option) => (
            <OptionField
              option={option}
              value={values()[option.name] ?? null}
              mayChange={isHost()}
              onChange={(value) =>
                set(withOption(chosenOf(table()), option.name, value, props.card, game().options))
              }
            />
          )}
        </For>
      </div>
      <Show when={isHost() && own().length}>
        <Button variant="quiet" onPress={() => set(asInRulebook(chosenOf(table()), props.card))}>
          {t().table.allOfficial}
        </Button>
      </Show>
    </details>
  );
}
