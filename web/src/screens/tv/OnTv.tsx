// The page of a television: which screen it shows is told by the phase.

import { createEffect, createMemo, type JSX, Match, onMount, Show, Switch } from "solid-js";
import { Dynamic } from "solid-js/web";
import { whenIdle } from "../../kit/idle";
import type { Session } from "../../table/session";
import { t } from "../../words/words";
import { LostLine } from "../breaks/LostLine";
import { PausedSheet } from "../breaks/PausedSheet";
import { PauseSlip } from "../breaks/PauseSlip";
import { tellPauses } from "../breaks/pausing";
import { fetchFinale } from "../finale/finale";
import { Heading } from "../shell/Heading";
import { createAnnouncements } from "../table/announcements";
import { Countdown } from "../table/race/Countdown";
import { FrozenSheet } from "../table/race/FrozenSheet";
import { StopStamp } from "../table/race/StopStamp";
import { Tension } from "../table/race/Tension";
import { FloatingReactions } from "../table/reactions/FloatingReactions";
import { createReactions, ReactionsProvider } from "../table/reactions/reactions";
import { createTableView, TableProvider } from "../table/view";
import { JoinCorner } from "./JoinCorner";
import styles from "./OnTv.module.css";
import { TvLobby } from "./TvLobby";
import { TvScores } from "./TvScores";
import { TvStandings } from "./TvStandings";

export function OnTv(props: { session: Session; letIn: boolean }): JSX.Element {
  const view = createTableView(props.session);
  const reactions = createReactions(view);
  createAnnouncements(view);
  tellPauses(view);
  onMount(() => whenIdle(fetchFinale));
  createEffect(() => {
    document.title = t().pages.at(view.title(), view.session.code);
  });
  const raceIsOn = createMemo(() => view.session.round() !== null);
  return (
    <TableProvider value={view}>
      <ReactionsProvider value={reactions}>
        <div class={styles.tv}>
          <header>
            <Heading hidden>{t().tv.title(view.session.code)}</Heading>
            <Show when={raceIsOn()}>
              <TvStandings />
            </Show>
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
                  <PauseSlip class={styles.pause} />
                </main>
                <Tension />
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
            <JoinCorner small={raceIsOn() || view.phase() === "scored" || view.phase() === "over"} />
          </div>
        </div>
        <FloatingReactions />
        <LostLine />
      </ReactionsProvider>
    </TableProvider>
  );
}
