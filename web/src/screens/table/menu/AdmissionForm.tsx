// The form of who may come in, for the host: locked or not, with watchers or without, and each of them by itself.

import { For, type JSX, Show } from "solid-js";
import { Button } from "../../../kit/ui/Button";
import { Icon } from "../../../kit/ui/Icon";
import { Switch } from "../../../kit/ui/Switch";
import type { Admission, Watcher } from "../../../net/wire";
import { t } from "../../../words/words";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import styles from "./AdmissionForm.module.css";

export function AdmissionForm(): JSX.Element {
  const { session, table, locked } = useTable();
  const set = (changes: Admission): void =>
    sendCommand(session, { do: "set_admission", admission: { ...table().admission, ...changes } });
  return (
    <div class={styles.admission}>
      <Switch
        label={t().table.lock}
        hint={t().table.lockAbout}
        checked={locked()}
        onChange={(lock) => set({ locked: lock })}
      />
      <Switch
        label={t().table.mayWatch}
        hint={t().table.mayWatchAbout}
        checked={table().admission?.watchers ?? true}
        onChange={(watchers) => set({ watchers })}
      />
      <Show when={session.watchers().length}>
        <ul class={styles.watchers}>
          <For each={session.watchers()}>{(watcher) => <Watching watcher={watcher} />}</For>
        </ul>
      </Show>
    </div>
  );
}

function Watching(props: { watcher: Watcher }): JSX.Element {
  const { session } = useTable();
  const minutes = Math.max(0, Math.floor((session.now() - props.watcher.since) / 60_000));
  const words = () =>
    props.watcher.screen ? t().table.showsSince(minutes) : t().table.watchesSince(minutes);
  return (
    <li class={styles.watcher} data-test="watcher">
      <Icon name={props.watcher.screen ? "screen" : "eye"} />
      <span>{words()}</span>
      <Button
        variant="quiet"
        onPress={() => sendCommand(session, { do: "send_away", watcher: props.watcher.number })}
      >
        {t().table.sendAway}
      </Button>
    </li>
  );
}
