// The picker of reactions: all eight, one press each.

import { For, type JSX } from "solid-js";
import { t } from "../../../words/words";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import { REACTIONS, ReactionGlyph } from "./ReactionGlyph";
import styles from "./ReactionPicker.module.css";

export function ReactionPicker(props: { onSaid?: () => void }): JSX.Element {
  const { session } = useTable();
  return (
    <fieldset class={styles.picker} aria-label={t().race.reactions}>
      <For each={REACTIONS}>
        {(reaction) => (
          <button
            type="button"
            class={styles.one}
            aria-label={t().reactions[reaction]}
            title={t().reactions[reaction]}
            onClick={() => {
              sendCommand(session, { do: "react", reaction });
              props.onSaid?.();
            }}
          >
            <ReactionGlyph reaction={reaction} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
