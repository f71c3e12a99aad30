// The sheet over a race that stands still: because the table has agreed to a pause, or because it waits for somebody.
// Who is there may say that it has been long enough.

import { createSignal, type JSX, onMount, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { createCountdown } from "../table/createCountdown";
import styles from "../table/race/FrozenSheet.module.css";
import { sendCommand } from "../table/tableCommands";
import { type TableView, useTable } from "../table/view";
import { isAlone, playersHere } from "./pausing";
import { b } from "./words";

export function PausedSheet(): JSX.Element {
  const view = useTable();
  return (
    <Show when={view.phase() === "paused"}>
      <Show when={view.match()?.pause?.on} fallback={<Waiting />}>
        <Agreed />
      </Show>
    </Show>
  );
}

/** Alone with bots it lasts; among people it ends when all are ready, or by itself. */
function Agreed(): JSX.Element {
  const view = useTable();
  const ready = () => view.match()?.pause?.ready ?? [];
  const others = () => playersHere(view).filter((seat) => !ready().includes(seat));
  const named = (seats: number[]): string => t().common.list(seats.map(view.nameOf));
  const left = createCountdown(view.session, () => view.timer("pause"));
  const mayGoOn = () => others().includes(view.seat() ?? -1);
  return (
    <Sheet title={b().paused.title}>
      <p>{isAlone(view) ? b().paused.alone : b().paused.all}</p>
      <Show when={ready().length}>
        <p data-test="ready-to-go-on">
          {b().paused.ready(named(ready()))} {t().race.pausedFor(named(others()))}
        </p>
      </Show>
      <Show when={left()}>{(seconds) => <p>{b().paused.until(asTime(seconds()))}</p>}</Show>
      <Show when={mayGoOn()}>
        <GoOn view={view}>{isAlone(view) ? b().paused.goOn : b().paused.isReady}</GoOn>
      </Show>
    </Sheet>
  );
}

/** For whoever has lost the line. */
function Waiting(): JSX.Element {
  const view = useTable();
  const [asked, setAsked] = createSignal(false);
  const left = createCountdown(view.session, () => view.timer("pause") ?? view.timer("recovery"));
  return (
    <Sheet title={t().race.pausedTitle}>
      <p>{waitedFor(view)}</p>
      <Show when={left()}>{(seconds) => <p>{t().race.pausedUntil(asTime(seconds()))}</p>}</Show>
      <Show when={view.seat() !== null}>
        <Show when={!asked()} fallback={<p>{t().race.askedToGoOn}</p>}>
          <GoOn view={view} onDone={() => setAsked(true)}>
            {t().race.goOn}
          </GoOn>
        </Show>
      </Show>
    </Sheet>
  );
}

/** It has the focus itself: a key that was meant for the race presses no button of it. */
function Sheet(props: { title: string; children: JSX.Element }): JSX.Element {
  let sheet!: HTMLElement;
  onMount(() => sheet.focus({ preventScroll: true }));
  return (
    <div class={styles.layer}>
      <section
        ref={sheet}
        class={classes(styles.sheet, styles.calm)}
        role="alertdialog"
        aria-label={props.title}
        tabindex="-1"
        data-test="paused"
      >
        <h2>{props.title}</h2>
        {props.children}
      </section>
    </div>
  );
}

function GoOn(props: { view: TableView; onDone?: () => void; children: JSX.Element }): JSX.Element {
  const goOn = (): void => {
    sendCommand(props.view.session, { do: "go_on" });
    props.onDone?.();
  };
  return (
    <p>
      <Button variant="main" onPress={goOn}>
        <Icon name="next" /> {props.children}
      </Button>
    </p>
  );
}

/** By signs that all languages share. */
function asTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes ? `${minutes}:${String(seconds % 60).padStart(2, "0")} min` : `${seconds} s`;
}

function waitedFor(view: TableView): string {
  const { race, common } = t();
  const gone = view.match()?.gone ?? [];
  const missing = view
    .players()
    .map((player, seat) => ({ player, seat }))
    .filter(({ player, seat }) => !player.level && !gone.includes(seat) && !view.online().includes(seat));
  if (!missing.length) return race.pausedForAll;
  return race.pausedFor(common.list(missing.map(({ player }) => player.name)));
}
