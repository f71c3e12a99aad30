// The foot of the score sheet when the match is over: once more?

import { type JSX, Show } from "solid-js";
import { Button } from "../../../kit/ui/Button";
import { t } from "../../../words/words";
import { ChangeGame } from "../../evening/ChangeGame";
import { e } from "../../evening/words";
import { sayReady, sendCommand } from "../tableCommands";
import { type TableView, useTable } from "../view";
import styles from "./OverFoot.module.css";

export function OverFoot(): JSX.Element {
  const view = useTable();
  return (
    <div class={styles.foot}>
      <Show
        when={view.isHost()}
        fallback={
          <Show when={view.hostName()}>
            {(host) => <p class={styles.wait}>{e().games.decides(host())}</p>}
          </Show>
        }
      >
        <Button variant="main" class={styles.main} onPress={() => void rematch(view)}>
          {t().over.rematch}
        </Button>
        <ChangeGame />
        <Button onPress={() => sendCommand(view.session, { do: "reopen" })}>{t().over.reopen}</Button>
      </Show>
    </div>
  );
}

async function rematch(view: TableView): Promise<void> {
  const refused = await view.session.do({ do: "rematch" });
  if (!refused) sayReady(view.session);
}
