// The panel of the seats: who sits at the table, and the next free chair.

import { For, type JSX, Match, Show, Switch } from "solid-js";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/Field";
import { Icon } from "../../../kit/ui/Icon";
import { choose, settings } from "../../../settings";
import { language } from "../../../words/localized";
import { t } from "../../../words/words";
import { BotLevel } from "../../home/BotLevel";
import { level, ownName } from "../../home/start";
import { errorOf, LONGEST_NAME } from "../../name";
import { ComingIn } from "../../seats/ComingIn";
import { NameSlip } from "../../seats/NameSlip";
import { WaitingList } from "../../seats/WaitingList";
import { s } from "../../seats/words";
import paper from "../../shell/Paper.module.css";
import { sendCommand, sitDown } from "../tableCommands";
import { useTable } from "../view";
import { SeatRow } from "./SeatRow";
import styles from "./SeatsPanel.module.css";

export function SeatsPanel(props: { most: number }): JSX.Element {
  const { players, seat, waiting, isHost, watchers, locked, given, nameOf, host } = useTable();
  const free = () => Math.max(0, props.most - players().length);
  return (
    <section class={classes(paper.paper, styles.seats)}>
      <header class={styles.head}>
        <h2>{t().table.seats}</h2>
        <p>
          <Show when={free()}>{t().table.freeSeats(free())}</Show>
          <Show when={watchers()}>
            <span class={styles.watchers}>
              <Icon name="eye" /> {watchers()}
              <span class="only-spoken">{t().table.watchers(watchers())}</span>
            </span>
          </Show>
        </p>
      </header>
      <Switch>
        <Match when={waiting() !== null}>
          <ComingIn />
        </Match>
        <Match when={seat() === null && !locked() && !given()}>
          <SitDown full={players().every(({ level }) => !level) && !free()} />
        </Match>
      </Switch>
      <NameSlip />
      <ol class={styles.list}>
        <For each={players()}>{(_, index) => <SeatRow seat={index()} />}</For>
      </ol>
      <WaitingList />
      <Switch>
        <Match when={seat() === null && waiting() === null && locked()}>
          <p class={styles.note}>{t().table.lockedAbout(nameOf(host()))}</p>
        </Match>
        <Match when={isHost() && free()}>
          <AddBot />
        </Match>
      </Switch>
    </section>
  );
}

/** Where people have all the seats, one waits; bots make room. */
function SitDown(props: { full: boolean }): JSX.Element {
  const { session } = useTable();
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    sitDown(session, ownName());
  };
  return (
    <form class={styles.chair} onSubmit={take}>
      <Field
        label={t().home.name}
        value={settings().name}
        placeholder={t().home.guest}
        maxLength={LONGEST_NAME}
        error={errorOf(settings().name)}
        autocomplete="nickname"
        onInput={(name) => choose({ name })}
      />
      <Button variant="main" type="submit">
        {t().table.sitDown}
      </Button>
      <Show when={props.full}>
        <p class={styles.note}>{s().offer.waits}</p>
      </Show>
    </form>
  );
}

function AddBot(): JSX.Element {
  const { session } = useTable();
  return (
    <div class={styles.chair}>
      <BotLevel labelHidden />
      <Button onPress={() => sendCommand(session, { do: "add_bot", level: level(), language: language() })}>
        <Icon name="plus" /> {t().table.addBot}
      </Button>
    </div>
  );
}
