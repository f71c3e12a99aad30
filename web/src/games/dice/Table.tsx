import { createMemo, For, Index, Show } from "solid-js";
import { createPalette } from "../../kit/palette";
import { createSize } from "../../kit/size";
import { settings } from "../../settings";
import type { AtTable } from "../../table/at_table";
import { Board } from "./Board";
import { createHand } from "./hand";
import { createInput } from "./input";
import { layout as layOut } from "./layout";
import { animate, Pieces, type Stage } from "./motions";
import { OwnCup } from "./OwnCup";
import { OwnDie } from "./OwnDie";
import { OwnSeat, Seat } from "./Seat";
import { announce } from "./spoken";
import styles from "./Table.module.css";
import { createDiceView } from "./view";
import { d } from "./words";

/** The whole table of a round: with own dice for who plays, without for who watches and for the TV. */
export function Table(props: { session: AtTable<"dice">; plays: boolean }) {
  const view = createDiceView(props.session, props.plays);
  const hand = createHand(view);
  const [measure, size] = createSize();
  let root: HTMLElement | undefined;

  const dice = createMemo(() => (view.seat() === null ? null : hand.tray().slots.length));
  const rolls = createMemo(() => hand.tray().rolls);
  const layout = createMemo(() =>
    layOut({
      ...size(),
      others: view.others().length,
      dice: dice(),
      rolls: rolls(),
      hand: settings().hand,
      beneathScreen: view.beneathScreen(),
    }),
  );
  const stage: Stage = { view, hand, pieces: new Pieces(), layout, palette: createPalette() };
  const input = createInput(stage, () => root);
  animate(stage);
  announce(stage);

  return (
    <div
      class={styles.table}
      style={{ "--cell": `${layout().cell}px` }}
      ref={(element) => {
        root = element;
        measure(element);
      }}
    >
      <Show when={size().width > 0}>
        <Board stage={stage} />
        <ul aria-label={d().race.others} class={styles.group}>
          <For each={layout().seats.length ? view.others() : []}>
            {(seat, at) => <Seat stage={stage} seat={seat} box={layout().seats[at()]} />}
          </For>
        </ul>
        <Show when={view.seat() !== null}>
          <fieldset aria-label={d().race.ownDice} class={styles.group}>
            <Index each={hand.tray().slots}>
              {(slot, at) => <OwnDie stage={stage} input={input} slot={slot()} at={at} />}
            </Index>
            <OwnCup stage={stage} />
          </fieldset>
          <ul class={styles.group}>
            <OwnSeat stage={stage} seat={view.seat() ?? 0} box={layout().own ?? undefined} />
          </ul>
        </Show>
      </Show>
    </div>
  );
}
