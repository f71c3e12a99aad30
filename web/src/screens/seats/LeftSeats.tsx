// Seats that somebody has left: between two rounds the host may put a bot there.

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
  const seats = () => (mayFill(view) ? (view.match()?.gone ?? []) : []);
  return (
    <For each={seats()}>
      {(seat) => (
        <p class={styles.left} data-test="left-seat">
          <span>{t().race.departed(view.nameOf(seat))}</span>
          <Button label={`${s().left.fill}: ${view.nameOf(seat)}`} onPress={() => fill(view, seat)}>
            <Icon name="bot" /> {s().left.fill}
          </Button>
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

function mayFill({ isHost, phase }: TableView): boolean {
  return isHost() && BETWEEN_ROUNDS.includes(phase());
}

function fill({ session }: TableView, seat: number): void {
  sendCommand(session, { do: "fill_seat", seat, level: level(), language: language() });
}
