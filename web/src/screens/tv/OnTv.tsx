// The page of a television: which screen it shows is told by the phase.

import { createMemo, type JSX, Match, Show, Switch } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { Session } from "../../table/session";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { createAnnouncements } from "../table/announcements";
import { Countdown } from "../table/Countdown";
import { FloatingReactions } from "../table/FloatingReactions";
import { FrozenSheet } from "../table/FrozenSheet";
import { LostLine } from "../table/LostLine";
import { PausedSheet } from "../table/PausedSheet";
import { createReactions, ReactionsProvider } from "../table/reactions";
import { StopStamp } from "../table/StopStamp";
import { createTableView, TableProvider } from "../table/view";
import { JoinCorner } from "./JoinCorner";
import styles from "./OnTv.module.css";
import { TvLobby } from "./TvLobby";
import { TvScores } from "./TvScores";

export function OnTv(props: { session: Session; letIn: boolean }): JSX.Element {
  const view = createTableView(props.session);
  const reactions = createReactions(view);
  createAnnouncements(view);
  const raceIsOn = createMemo(() => view.session.round() !== null);
  return (
    <TableProvider value={view}>
      <ReactionsProvider value={reactions}>
        <div class={styles.tv}>
          <header>
            <Heading hidden>{t().tv.title(view.session.code)}</Heading>
          </header>
          <Show when={!props.letIn}>
            <p class={styles.asks} role="status">
              <strong>{t().tv.asks}</strong> {t().tv.asksAbout}
            </p>
          </Show>
          <div class={styles.stage}>
            <Switch>
              <Match when={raceIsOn()}>
                <main class={styles.race}>
                  <Dynamic component={view.session.game()?.Screen} session={view.session} />
                </main>
                <Countdown />
                <FrozenSheet />
                <StopStamp />
                <PausedSheet />
              </Match>
              <Match when={view.phase() === "gathering" || view.phase() === "readying"}>
                <TvLobby />
              </Match>
              <Match when={view.match()}>
                <TvScores />
              </Match>
            </Switch>
            <JoinCorner small={raceIsOn()} />
          </div>
        </div>
        <FloatingReactions />
        <LostLine />
      </ReactionsProvider>
    </TableProvider>
  );
}
