// The bar of a race: what one may need, in as little room as fingers allow.

import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { CardBack } from "../../../kit/CardBack";
import { createKeys } from "../../../kit/keys";
import { caughtByBack } from "../../../kit/pageHistory";
import { Icon } from "../../../kit/ui/Icon";
import { IconButton } from "../../../kit/ui/IconButton";
import { choose, settings } from "../../../settings";
import { t } from "../../../words/words";
import { GivenMark } from "../../again/GivenMark";
import { PauseButton } from "../../breaks/PauseButton";
import { PauseSlip } from "../../breaks/PauseSlip";
import { askedPause, pausesWhile } from "../../breaks/pausing";
import { SeatChip } from "../../seats/SeatChip";
import { LockMark } from "../LockMark";
import { standingOf } from "../Marks";
import { MenuDialog } from "../menu/MenuDialog";
import { ReactionPicker } from "../reactions/ReactionPicker";
import { useTable } from "../view";
import styles from "./RaceBar.module.css";
import { VoteSlip } from "./VoteSlip";

export function RaceBar(): JSX.Element {
  const view = useTable();
  const { match } = view;
  const [open, setOpen] = createSignal<"menu" | "reactions" | null>(null);
  const asked = createMemo(() => askedPause(view) !== null);
  const speaks = () => open() === "reactions";
  const close = (): void => {
    setOpen(null);
  };
  pausesWhile(view, () => open() === "menu");
  caughtByBack(speaks, close);
  createKeys({ Escape: close }, { enabled: speaks });
  const toggle = (what: "menu" | "reactions"): void => {
    setOpen((before) => (before === what ? null : what));
  };
  return (
    <header class={styles.bar}>
      <IconButton icon="menu" label={t().race.menu} onPress={() => toggle("menu")} />
      <Show when={match()}>
        {(found) => <span class={styles.round}>{t().ready.title(found().round)}</span>}
      </Show>
      <LockMark />
      <GivenMark />
      <Show when={asked()} fallback={<VoteSlip class={styles.slip} />}>
        <PauseSlip class={styles.slip} />
      </Show>
      <Absent />
      <SeatChip />
      <IconButton
        icon="smile"
        label={t().race.reactions}
        pressed={speaks()}
        onPress={() => toggle("reactions")}
      />
      <PauseButton />
      <IconButton
        class={styles.sound}
        icon={settings().sound ? "sound" : "mute"}
        label={settings().sound ? t().race.soundOff : t().race.soundOn}
        onPress={() => choose({ sound: !settings().sound })}
      />
      <Show when={speaks()}>
        <div class={styles.said}>
          <ReactionPicker onSaid={close} />
        </div>
      </Show>
      <MenuDialog open={open() === "menu"} onClose={close} />
    </header>
  );
}

/** Those who are not what they seem: away, or played by a bot for a while, or on a slow line. */
function Absent(): JSX.Element {
  const view = useTable();
  const seats = () =>
    view
      .players()
      .map((player, seat) => ({ seat, mark: player.level ? null : standingOf(view, seat) }))
      .filter(({ seat, mark }) => mark && seat !== view.seat());
  return (
    <span class={styles.absent}>
      <For each={seats().slice(0, 4)}>
        {({ seat, mark }) => (
          <span class={styles.one} title={`${view.nameOf(seat)}: ${mark?.text}`}>
            <span class={styles.back}>
              <CardBack {...view.backOf(seat)} />
            </span>
            <Icon name={mark?.icon ?? "away"} />
            <span class="only-spoken">{`${view.nameOf(seat)}: ${mark?.text}`}</span>
          </span>
        )}
      </For>
    </span>
  );
}
