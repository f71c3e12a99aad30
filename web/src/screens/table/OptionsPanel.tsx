// The rules of this table, in words. The host sets them, everybody can read them.

import { createMemo, For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import type { OptionCard } from "../../net/wireRest";
import { t } from "../../words/words";
import paper from "../shell/Paper.module.css";
import { OptionField } from "./OptionField";
import styles from "./OptionsPanel.module.css";
import { changed, isOfficial, shown, type Value } from "./options";
import { sendCommand } from "./tableCommands";
import { useTable } from "./view";

export function OptionsPanel(props: { options: OptionCard[] }): JSX.Element {
  const { session, table, game, isHost, host, nameOf, players } = useTable();
  const values = createMemo(() => table().options as unknown as Record<string, Value>);
  const own = () => props.options.filter((option) => !isOfficial(option, values()[option.name] ?? null));
  const set = (options: Record<string, Value>): void => sendCommand(session, { do: "set_options", options });
  return (
    <details class={classes(paper.paper, styles.options)} data-test="options">
      <summary class={styles.summary}>
        <h2>{t().table.options}</h2>
        <span>{own().length ? t().table.optionsChanged(own().length) : t().table.optionsAllOfficial}</span>
      </summary>
      <Show when={!isHost() && players().length}>
        <p class={styles.note}>{t().table.onlyHost(nameOf(host()))}</p>
      </Show>
      <div class={styles.list}>
        <For each={shown(props.options, values(), game().options)}>
          {(option) => (
            <OptionField
              option={option}
              value={values()[option.name] ?? null}
              mayChange={isHost()}
              onChange={(value) => set(changed(values(), option.name, value, props.options, game().options))}
            />
          )}
        </For>
      </div>
      <Show when={isHost() && own().length}>
        <Button variant="quiet" onPress={() => set({})}>
          {t().table.allOfficial}
        </Button>
      </Show>
    </details>
  );
}
