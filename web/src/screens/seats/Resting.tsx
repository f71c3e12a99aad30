// Resting is sitting out: a bot plays from the next round on, until one comes back in.

import { type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { sendCommand } from "../table/tableCommands";
import { type TableView, useTable } from "../table/view";
import styles from "./Resting.module.css";
import { s } from "./words";

/** Who sits out, or has just said that they do or don't, is told how it stands. */
export function Resting(): JSX.Element {
  const view = useTable();
  return (
    <div class={styles.resting} data-test="resting">
      <p class={styles.told}>{told(view)}</p>
      <Show when={sitsOut(view)}>
        <Button onPress={() => sitOut(view, false)}>
          <Icon name="chair" /> {s().rest.comeBack}
        </Button>
      </Show>
    </div>
  );
}

/** In a menu. */
export function RestButton(props: { onDone: () => void }): JSX.Element {
  const view = useTable();
  const change = (): void => {
    sitOut(view, !sitsOut(view));
    props.onDone();
  };
  return (
    <Show when={sitsOut(view) || maySitOut(view)}>
      <Button onPress={change}>
        <Icon name={sitsOut(view) ? "chair" : "rest"} />{" "}
        {sitsOut(view) ? s().rest.comeBack : s().rest.sitOutNext}
      </Button>
    </Show>
  );
}

export function sitOut({ session }: TableView, out: boolean): void {
  sendCommand(session, { do: "sit_out", out });
}

/** The own seat. */
export function sitsOut({ seat, out }: TableView): boolean {
  const own = seat();
  return own !== null && out().includes(own);
}

/** A bot plays the own seat in this round, or will in the next one. */
export function isAffected(view: TableView): boolean {
  return sitsOut(view) || view.rests();
}

/** Bots don't play among themselves: somebody else has to stay. */
export function maySitOut({ seat, players, match, phase, out }: TableView): boolean {
  const own = seat();
  const running = match();
  if (own === null || !running || phase() === "over" || out().includes(own)) return false;
  const others = [...players().keys()].filter((other) => other !== own && !players()[other]?.level);
  return others.some((other) => !running.gone?.includes(other) && !out().includes(other));
}

function told(view: TableView): string {
  if (!sitsOut(view)) return s().rest.inSoon;
  return view.rests() ? s().rest.out : s().rest.outSoon;
}
