// The table waits for somebody. Who is there may say that it has waited long enough.

import { createSignal, type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { createCountdown } from "./createCountdown";
import styles from "./FrozenSheet.module.css";
import { sendCommand } from "./tableCommands";
import { type TableView, useTable } from "./view";

export function PausedSheet(): JSX.Element {
  const view = useTable();
  return (
    <Show when={view.phase() === "paused"}>
      <Paused />
    </Show>
  );
}

function Paused(): JSX.Element {
  const view = useTable();
  const [asked, setAsked] = createSignal(false);
  const left = createCountdown(view.session, () => view.timer("pause") ?? view.timer("recovery"));
  const goOn = (): void => {
    setAsked(true);
    sendCommand(view.session, { do: "go_on" });
  };
  return (
    <div class={styles.layer}>
      <section class={styles.sheet} role="alertdialog" aria-label={t().race.pausedTitle} data-test="paused">
        <h2>{t().race.pausedTitle}</h2>
        <p>{waitedFor(view)}</p>
        <Show when={left()}>{(seconds) => <p>{t().race.pausedUntil(asTime(seconds()))}</p>}</Show>
        <Show when={view.seat() !== null}>
          <Show when={!asked()} fallback={<p>{t().race.askedToGoOn}</p>}>
            <p>
              <Button variant="main" onPress={goOn}>
                <Icon name="next" /> {t().race.goOn}
              </Button>
            </p>
          </Show>
        </Show>
      </section>
    </div>
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
