import { createMemo, For, Index, Show } from "solid-js";
import { sameBox } from "../../kit/box";
import { Painted } from "../../kit/painting/Painted";
import { createPainting } from "../../kit/painting/painting";
import { createSize } from "../../kit/size";
import { settings } from "../../settings";
import type { AtTable } from "../../table/at_table";
import { Board } from "./Board";
import { createHand } from "./hand";
import { createInput, type Input } from "./input";
import { type Layout, layout as layOut } from "./layout";
import { animate } from "./motions";
import { OwnCup } from "./OwnCup";
import { HeldDie, OwnDie } from "./OwnDie";
import { dice as diceCraft } from "./painting/craft";
import { paintOwn } from "./painting/own";
import { OwnSeat, Seat } from "./Seat";
import { announce } from "./spoken";
import type { Stage } from "./stage";
import styles from "./Table.module.css";
import { createDiceView } from "./view";
import { words } from "./words";

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
  const rows = createMemo(() => layout().rows, undefined, { equals: sameRows });
  const stage: Stage = {
    view,
    hand,
    layout,
    row: (colour) => rows()[colour],
    inHand: createMemo(() => layout().form === "hand"),
    painting: createPainting(),
  };
  const input = createInput(stage, () => root);
  animate(stage);
  announce(stage);

  return (
    <div
      class={styles.table}
      ref={(element) => {
        root = element;
        measure(element);
      }}
    >
      <Show when={size().width > 0}>
        <Board stage={stage} />
        <ul aria-label={words().race.others} class={styles.group}>
          <For each={layout().seats.length ? view.others() : []}>
            {(seat, at) => <Seat stage={stage} seat={seat} box={layout().seats[at()]} />}
          </For>
        </ul>
        <Show when={view.seat() !== null}>
          <fieldset aria-label={words().race.ownDice} class={styles.group}>
            <OwnDice stage={stage} input={input} />
            <OwnCup stage={stage} />
          </fieldset>
          <ul class={styles.group}>
            <OwnSeat stage={stage} seat={view.seat() ?? 0} box={layout().own ?? undefined} />
          </ul>
        </Show>
        <Painted painting={stage.painting} craft={diceCraft} worker={dicePainter} size={size()} />
        <Show when={input.held()}>{(held) => <HeldDie {...held()} />}</Show>
      </Show>
    </div>
  );
}

function OwnDice(props: { stage: Stage; input: Input }) {
  paintOwn(props.stage);
  return (
    <Index each={props.stage.hand.tray().slots}>
      {(slot, at) => <OwnDie {...props} slot={slot()} at={at} />}
    </Index>
  );
}

function dicePainter(): Worker {
  return new Worker(new URL("./painting/worker.ts", import.meta.url), { type: "module" });
}

/** All of them follow from the first and the last. */
function sameRows(one: Layout["rows"], other: Layout["rows"]): boolean {
  return sameBox(one.red.all, other.red.all) && sameBox(one.blue.all, other.blue.all);
}
