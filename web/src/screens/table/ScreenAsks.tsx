// The question whether a television may come in: the host says yes.

import { createSignal, For, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { IconButton } from "../../kit/ui/IconButton";
import { t } from "../../words/words";
import paper from "../shell/Paper.module.css";
import styles from "./ScreenAsks.module.css";
import { sendCommand } from "./tableCommands";
import { useTable } from "./view";

export function ScreenAsks(): JSX.Element {
  const { session, isHost } = useTable();
  const [settled, setSettled] = createSignal<readonly number[]>([]);
  const waiting = () => (isHost() ? session.screens().filter((screen) => !settled().includes(screen)) : []);
  const settle = (screen: number): void => {
    setSettled((before) => [...before, screen]);
  };
  const letIn = (screen: number): void => {
    settle(screen);
    sendCommand(session, { do: "admit_screen", screen });
  };
  return (
    <For each={waiting().slice(0, 1)}>
      {(screen) => (
        <section
          class={classes(paper.paper, styles.asks)}
          role="alertdialog"
          aria-label={t().table.screenAsks}
        >
          <Icon name="screen" class={styles.screen} />
          <p>{t().table.screenAsks}</p>
          <Button variant="main" class={styles.letIn} label={t().table.letIn} onPress={() => letIn(screen)}>
            <span class={styles.word}>{t().table.letIn}</span>
            <Icon name="check" class={styles.sign} />
          </Button>
          <IconButton icon="close" label={t().table.notNow} onPress={() => settle(screen)} />
        </section>
      )}
    </For>
  );
}
