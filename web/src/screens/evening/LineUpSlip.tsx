// A slip that says who plays the next match where there are more people than seats; and who would rather sit out may.

import { createMemo, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { askGames } from "../../net/rest";
import { t } from "../../words/words";
import { createOptionalAnswer } from "../optionalAnswer";
import paper from "../shell/Paper.module.css";
import { sendCommand } from "../table/tableCommands";
import { type TableView, useTable } from "../table/view";
import styles from "./LineUpSlip.module.css";
import { type LineUp, lineUpOf } from "./lineUp";
import { e } from "./words";

export function LineUpSlip(props: { class?: string | undefined }): JSX.Element {
  const view = useTable();
  const games = createOptionalAnswer(askGames);
  const most = () => games()?.find(({ name }) => name === view.table().game)?.players[1];
  const lineUp = createMemo(() => lineUpOf(view.table(), most() ?? view.players().length));
  const said = createMemo(() => sentences(lineUp(), view));
  return (
    <Show when={said().length}>
      <section class={classes(paper.paper, styles.slip, props.class)} data-test="line-up">
        <h2>{e().turns.title}</h2>
        <p role="status">{said().join(" ")}</p>
        <Show when={lineUp().sitOut.length}>
          <p class={styles.about}>{e().turns.about}</p>
          <Volunteer sitOut={lineUp().sitOut} />
        </Show>
      </section>
    </Show>
  );
}

/** For who plays, and would not mind to rest; and for who has said so, the way back. */
function Volunteer(props: { sitOut: number[] }): JSX.Element {
  const { session, seat, table } = useTable();
  const own = () => seat() ?? -1;
  const offered = () => table().out?.includes(own()) ?? false;
  const say = (out: boolean): void => sendCommand(session, { do: "sit_out", out });
  return (
    <Show when={seat() !== null && (offered() || !props.sitOut.includes(own()))}>
      <Show when={offered()} fallback={<Button onPress={() => say(true)}>{e().turns.volunteer}</Button>}>
        <p class={styles.offered}>{e().turns.volunteered}</p>
        <Button variant="quiet" onPress={() => say(false)}>
          {e().turns.play}
        </Button>
      </Show>
    </Show>
  );
}

/** To oneself first. */
function sentences({ sitOut, comeIn, wait }: LineUp, view: TableView): string[] {
  const { turns } = e();
  const seat = view.seat();
  const number = view.session.known()?.waiting;
  const others = (names: string[], say: (names: string, count: number) => string): string[] =>
    names.length ? [say(t().common.list(names), names.length)] : [];
  const isOwn = (waiter: { number: number }): boolean => waiter.number === number;
  const isOther = (waiter: { number: number }): boolean => waiter.number !== number;
  return [
    ...(sitOut.some((each) => each === seat) ? [turns.sitOutYou] : []),
    ...(comeIn.some(isOwn) ? [turns.comeInYou] : []),
    ...(wait.some(isOwn) ? [turns.waitYou] : []),
    ...others(sitOut.filter((each) => each !== seat).map(view.nameOf), turns.sitOut),
    ...others(
      comeIn.filter(isOther).map(({ name }) => name),
      turns.comeIn,
    ),
    ...others(
      wait.filter(isOther).map(({ name }) => name),
      turns.wait,
    ),
  ];
}
