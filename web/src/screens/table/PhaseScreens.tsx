// The page of a table: which screen it shows is told by the phase.

import { createEffect, createMemo, type JSX, Match, onMount, Switch } from "solid-js";
import { done } from "../../firstSteps";
import { whenIdle } from "../../kit/idle";
import type { Session } from "../../table/session";
import { t } from "../../words/words";
import { takeIntent, takeScreen } from "../arrivalIntent";
import { LostLine } from "../breaks/LostLine";
import { tellPauses } from "../breaks/pausing";
import { fetchFinale } from "../finale/finale";
import { ownName } from "../home/start";
import { createNaming } from "../seats/naming";
import { createAnnouncements } from "./announcements";
import { Gathering } from "./gathering/Gathering";
import { RaceFrame } from "./race/RaceFrame";
import { FloatingReactions } from "./reactions/FloatingReactions";
import { createReactions, ReactionsProvider } from "./reactions/reactions";
import { Readying } from "./readying/Readying";
import { ScreenAsks } from "./ScreenAsks";
import { ScoreSheet } from "./scores/ScoreSheet";
import { sayReady, sitDown } from "./tableCommands";
import { createTableView, TableProvider, type TableView } from "./view";

export function PhaseScreens(props: { session: Session }): JSX.Element {
  const view = createTableView(props.session);
  const reactions = createReactions(view);
  createAnnouncements(view);
  tellPauses(view);
  createIntent(view);
  createPairing(view);
  createTabTitle(view);
  createProgress(view);
  createNaming(view);
  onMount(() => whenIdle(fetchFinale));
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

/** Hints end with the first round that is won, gentle bots with the first match. */
function createProgress({ session, seat }: TableView): void {
  session.on((moment) => {
    if (moment.moment !== "happened") return;
    for (const event of moment.events) {
      const own = seat();
      if (own === null) return;
      if (event.event === "scored" && isBest(event.result.points, own)) done("won");
      if (event.event === "match_ended") done("match");
    }
  });
}

function isBest(points: number[], own: number): boolean {
  return points.every((gained, seat) => seat === own || gained < (points[own] ?? 0));
}

/** A television waits for the table that was just opened. */
function createPairing(view: TableView): void {
  const screen = takeScreen();
  let done = screen === null;
  createEffect(() => {
    if (done || !screen || !view.isHost()) return;
    done = true;
    void import("../pairing/letTelevisionIn").then(({ letTelevisionIn }) =>
      letTelevisionIn(screen, view.session.code),
    );
  });
}

/** Among many tabs one looks for the game. */
function createTabTitle(view: TableView): void {
  createEffect(() => {
    document.title = t().pages.at(view.title(), view.session.code);
  });
}

/** Who opened the table sits down; who came to play now begins. */
function createIntent(view: TableView): void {
  const intent = takeIntent(view.session.code);
  let done = intent === null;
  createEffect(() => {
    if (done) return;
    if (intent === "sit down" && view.seat() === null && view.waiting() === null) {
      done = true;
      sitDown(view.session, ownName());
    }
    if (intent === "begin" && view.phase() === "readying" && view.match()?.seed_hash) {
      done = true;
      sayReady(view.session);
    }
  });
}
