// The seats that somebody has left: a bot plays on with the next round, and the host may choose it before.

import { For, type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { IconButton } from "../../kit/ui/IconButton";
import type { Phase } from "../../net/wire";
import { language } from "../../words/localized";
import { t } from "../../words/words";
import { level } from "../home/start";
import { sendCommand } from "../table/tableCommands";
import { type TableView, useTable } from "../table/view";
import styles from "./LeftSeats.module.css";
import { s } from "./words";

const BETWEEN_ROUNDS: readonly Phase[] = ["readying", "scored"];

/** On the score sheet, in words. */
export function LeftSeats(): JSX.Element {
  const view = useTable();
  const seats = () => (isBetweenRounds(view) ? (view.match()?.gone ?? []) : []);
  const shown = () => seats().filter((seat) => mayFill(view) || isFilledSoon(view, seat));
  return (
    <For each={shown()}>
      {(seat) => (
        <p class={styles.left} data-test="left-seat">
          <span>{(isFilledSoon(view, seat) ? s().left.soon : t().race.departed)(view.nameOf(seat))}</span>
          <Show when={mayFill(view)}>
            <Button label={`${s().left.fill}: ${view.nameOf(seat)}`} onPress={() => fill(view, seat)}>
              <Icon name="bot" /> {s().left.fill}
            </Button>
          </Show>
        </p>
      )}
    </For>
  );
}

/** At the end of a seat's row. */
export function FillSeat(props: { seat: number }): JSX.Element {
  const view = useTable();
  return (
    <Show when={mayFill(view) && view.match()?.gone?.includes(props.seat)}>
      <IconButton
        icon="bot"
        label={s().left.fillOf(view.nameOf(props.seat))}
        onPress={() => fill(view, props.seat)}
      />
    </Show>
  );
}

function mayFill(view: TableView): boolean {
  return view.isHost() && isBetweenRounds(view);
}

function isBetweenRounds({ phase }: TableView): boolean {
  return BETWEEN_ROUNDS.includes(phase());
}

/** By the house, when the next round begins; not where a bot was taken off. */
function isFilledSoon({ table, players }: TableView, seat: number): boolean {
  return table().settings.away !== "on" && !players()[seat]?.level;
}

function fill({ session }: TableView, seat: number): void {
  sendCommand(session, { do: "fill_seat", seat, level: level(), language: language() });
}
