// The marks beside a player's name: host, bot, away, on a slow line.

import { type JSX, Show } from "solid-js";
import { Icon, type IconName } from "../../kit/ui/Icon";
import { SLOW } from "../../table/seats";
import { t } from "../../words/words";
import { b } from "../breaks/words";
import { botMark } from "../home/BotLevel";
import { s } from "../seats/words";
import styles from "./Marks.module.css";
import { type TableView, useTable } from "./view";

export function Marks(props: { seat: number }): JSX.Element {
  const view = useTable();
  const standing = () => standingOf(view, props.seat) ?? lineOf(view, props.seat);
  const isHost = () => view.host() === props.seat && view.hostName() !== null;
  return (
    <Show when={isHost() || props.seat === view.seat() || standing()}>
      <span class={styles.marks}>
        <Show when={props.seat === view.seat()}>
          <span>{t().common.you}</span>
        </Show>
        <Show when={isHost()}>
          <Mark icon="crown" text={t().table.host} />
        </Show>
        <Show when={standing()}>{(found) => <Mark {...found()} />}</Show>
      </span>
    </Show>
  );
}

function Mark(props: { icon: IconName; text: string }): JSX.Element {
  return (
    <span class={styles.mark}>
      <Icon name={props.icon} /> {props.text}
    </span>
  );
}

/** The one thing that matters most. */
export function standingOf(view: TableView, seat: number): { icon: IconName; text: string } | null {
  const { table } = t();
  const player = view.players()[seat];
  const match = view.match();
  const level = player?.level;
  if (match?.gone?.includes(seat)) return { icon: "leave", text: table.gone };
  if (level) return { icon: "bot", text: botMark(level) };
  if (view.out().includes(seat))
    return { icon: "rest", text: player?.bot ? s().rest.mark : s().rest.markSoon };
  if (player?.bot) return { icon: "bot", text: table.botPlays };
  if (match?.away?.includes(seat) || !view.online().includes(seat)) return { icon: "away", text: table.away };
  if (view.silent().includes(seat)) return { icon: "away", text: b().line.silent };
  const delay = view.delays()[seat] ?? 0;
  return delay > SLOW ? { icon: "line", text: `${table.slow}, ${t().race.delay(delay)}` } : null;
}

/** How long the line of somebody is of whom there is nothing else to say. */
function lineOf(view: TableView, seat: number): { icon: IconName; text: string } | null {
  const delay = view.delays()[seat] ?? null;
  return delay === null ? null : { icon: "line", text: t().race.delay(delay) };
}
