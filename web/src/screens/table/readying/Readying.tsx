// The page of getting ready: the seats are taken, and the first round is dealt when everybody says so.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import { t } from "../../../words/words";
import { a } from "../../again/words";
import { ChangeGame } from "../../evening/ChangeGame";
import { NameSlip } from "../../seats/NameSlip";
import { WaitingList } from "../../seats/WaitingList";
import { Heading } from "../../shell/Heading";
import { Page } from "../../shell/Page";
import paper from "../../shell/Paper.module.css";
import { SeatRow } from "../gathering/SeatRow";
import { TableTools } from "../menu/TableTools";
import { SharingNote } from "../SharingNote";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import { ReadyFoot } from "./ReadyFoot";
import styles from "./Readying.module.css";
import { ReadyMark } from "./ReadyMark";

export function Readying(): JSX.Element {
  const { session, title, players, match, isHost, given } = useTable();
  return (
    <Page tools={<TableTools />} foot={<ReadyFoot label={t().ready.button} />} class={styles.readying}>
      <p class={styles.game}>{title()}</p>
      <Heading>{t().ready.title((match()?.round ?? 0) + 1)}</Heading>
      <section class={classes(paper.paper, styles.sheet)}>
        <ol class={styles.list}>
          <For each={players()}>
            {(_, seat) => (
              <SeatRow seat={seat()}>
                <ReadyMark seat={seat()} />
              </SeatRow>
            )}
          </For>
        </ol>
        <WaitingList class={styles.waiting} />
        <SharingNote />
      </section>
      <NameSlip />
      <Show when={given()}>
        <p class={styles.given}>{a().mark}</p>
      </Show>
      <Show when={isHost() && !given()}>
        <ChangeGame variant="quiet" />
        <Button variant="quiet" onPress={() => sendCommand(session, { do: "reopen" })}>
          {t().ready.back}
        </Button>
      </Show>
    </Page>
  );
}
