// The foot of the score sheet after a deal that has been played before: once more, or back to the film.

import { type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { go } from "../../router";
import styles from "../table/scores/OverFoot.module.css";
import { sayReady } from "../table/tableCommands";
import { type TableView, useTable } from "../table/view";
import { recallSource } from "./dealSource";
import { a } from "./words";

export function GivenFoot(): JSX.Element {
  const view = useTable();
  const source = recallSource(view.session.code);
  return (
    <div class={styles.foot}>
      <Show when={view.isHost()} fallback={<p class={styles.wait}>{a().alone}</p>}>
        <Button variant="main" class={styles.main} onPress={() => void onceMore(view)}>
          {a().once}
        </Button>
        <Show when={source}>{(from) => <Button onPress={() => go(from().film)}>{a().film}</Button>}</Show>
      </Show>
    </div>
  );
}

async function onceMore({ session }: TableView): Promise<void> {
  const refused = await session.do({ do: "rematch" });
  if (!refused) sayReady(session);
}
