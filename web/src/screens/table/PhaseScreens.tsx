// The page of a table: which screen it shows is told by the phase.

import { createEffect, createMemo, type JSX, Match, Switch } from "solid-js";
import type { Session } from "../../table/session";
import { takeIntent } from "../arrivalIntent";
import { ownName } from "../home/start";
import { createAnnouncements } from "./announcements";
import { FloatingReactions } from "./FloatingReactions";
import { Gathering } from "./Gathering";
import { LostLine } from "./LostLine";
import { RaceFrame } from "./RaceFrame";
import { Readying } from "./Readying";
import { createReactions, ReactionsProvider } from "./reactions";
import { ScoreSheet } from "./ScoreSheet";
import { ScreenAsks } from "./ScreenAsks";
import { sayReady, sitDown } from "./tableCommands";
import { createTableView, TableProvider, type TableView } from "./view";

export function PhaseScreens(props: { session: Session }): JSX.Element {
  const view = createTableView(props.session);
  const reactions = createReactions(view);
  createAnnouncements(view);
  createIntent(view);
  const raceIsOn = createMemo(() => view.session.round() !== null);
  return (
    <TableProvider value={view}>
      <ReactionsProvider value={reactions}>
        <Switch>
          <Match when={raceIsOn()}>
            <RaceFrame />
          </Match>
          <Match when={view.phase() === "gathering"}>
            <Gathering />
          </Match>
          <Match when={view.phase() === "readying"}>
            <Readying />
          </Match>
          <Match when={view.match()?.round} keyed>
            {(_round) => <ScoreSheet />}
          </Match>
        </Switch>
        <FloatingReactions />
        <ScreenAsks />
        <LostLine />
      </ReactionsProvider>
    </TableProvider>
  );
}

/** Who opened the table sits down; who came to play now begins. */
function createIntent(view: TableView): void {
  const intent = takeIntent(view.session.code);
  let done = intent === null;
  createEffect(() => {
    if (done) return;
    if (intent === "sit down" && view.phase() === "gathering" && view.seat() === null) {
      done = true;
      sitDown(view.session, ownName());
    }
    if (intent === "begin" && view.phase() === "readying" && view.match()?.seed_hash) {
      done = true;
      sayReady(view.session);
    }
  });
}
