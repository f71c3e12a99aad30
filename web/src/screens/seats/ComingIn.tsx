// The way in for who has no seat: one button to sit down, and then from when on they play.

import { type JSX, Match, Show, Switch } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { t } from "../../words/words";
import { a } from "../again/words";
import { ownName } from "../home/start";
import { isLastRound } from "../table/scores/scoreFacts";
import { sendCommand, sitDown } from "../table/tableCommands";
import { type TableView, useTable } from "../table/view";
import styles from "./ComingIn.module.css";
import { isSeatFree, type Place, placeOf } from "./place";
import { s } from "./words";

export function ComingIn(): JSX.Element {
  const view = useTable();
  return (
    <div class={styles.coming} data-test="coming-in">
      <Switch>
        <Match when={ownPlace(view)}>{(place) => <Waits place={place()} />}</Match>
        <Match when={view.given()}>
          <p>{a().alone}</p>
        </Match>
        <Match when={view.locked()}>
          <p>{t().table.lockedAbout(view.nameOf(view.host()))}</p>
        </Match>
        <Match when={true}>
          <Button variant="main" class={styles.button} onPress={() => sitDown(view.session, ownName())}>
            {t().table.sitDown}
          </Button>
          <p class={styles.soft}>{offered(view)}</p>
        </Match>
      </Switch>
    </div>
  );
}

/** What is told of a place, and the way to give it up. */
function Waits(props: { place: Place }): JSX.Element {
  const view = useTable();
  return (
    <>
      <p class={styles.told} role="status">
        {toldOf(props.place, view)}
      </p>
      <Show when={whyOf(props.place, view)}>{(why) => <p class={styles.soft}>{why()}</p>}</Show>
      <Button variant="quiet" onPress={() => sendCommand(view.session, { do: "withdraw" })}>
        {s().place.withdraw}
      </Button>
    </>
  );
}

export function ownPlace(view: TableView): Place | null {
  return placeOf(view.table(), view.waiting());
}

function toldOf({ inFrom }: Place, { phase }: TableView): string {
  return phase() === "gathering" ? s().place.seat : s().place[inFrom];
}

/** On whose seat, or why not sooner; and who is before them. */
function whyOf({ inFrom, before, takesOver }: Place, view: TableView): string {
  const { place } = s();
  const said: string[] = [];
  if (inFrom === "round") said.push(takesOver === null ? place.added : takenOver(takesOver, view));
  else if (isLastRound(view)) said.push(place.last);
  else if (view.match() && view.phase() !== "over") said.push(place.full);
  if (before) said.push(place.before(before));
  return said.join(" ");
}

function takenOver(seat: number, { nameOf, match }: TableView): string {
  return s().place.takesOver(nameOf(seat), t().scores.points(match()?.totals[seat] ?? 0));
}

/** Before it is their seat, and as far as can be said. */
function offered(view: TableView): string {
  if (isLastRound(view)) return s().offer.match;
  return view.phase() !== "over" && isSeatFree(view.table()) ? s().offer.round : s().offer.waits;
}
