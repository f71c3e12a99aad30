// What one may need during a race, in as little room as fingers allow.

import { createSignal, For, type JSX, Show } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { Icon } from "../../kit/ui/Icon";
import { IconButton } from "../../kit/ui/IconButton";
import { choose, settings } from "../../settings";
import { t } from "../../words/words";
import { LockMark } from "./LockMark";
import { standingOf } from "./Marks";
import { MenuDialog } from "./MenuDialog";
import styles from "./RaceBar.module.css";
import { ReactionPicker } from "./ReactionPicker";
import { VoteSlip } from "./VoteSlip";
import { useTable } from "./view";

export function RaceBar(): JSX.Element {
  const { match, seat } = useTable();
  const [open, setOpen] = createSignal<"menu" | "reactions" | null>(null);
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
      <VoteSlip class={styles.vote} />
      <Absent />
      <Show when={seat() !== null} fallback={<span class={styles.watching}>{t().table.watching}</span>}>
        <IconButton
          icon="smile"
          label={t().race.reactions}
          pressed={open() === "reactions"}
          onPress={() => toggle("reactions")}
        />
      </Show>
      <IconButton
        icon={settings().sound ? "sound" : "mute"}
        label={settings().sound ? t().race.soundOff : t().race.soundOn}
        onPress={() => choose({ sound: !settings().sound })}
      />
      <Show when={open() === "reactions"}>
        <div class={styles.said}>
          <ReactionPicker onSaid={() => setOpen(null)} />
        </div>
      </Show>
      <MenuDialog open={open() === "menu"} onClose={() => setOpen(null)} />
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
      .filter(({ mark }) => mark);
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
