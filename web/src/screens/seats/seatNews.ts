// News of the seats in the middle of an evening, told as toasts: who waits, who takes over, who is called something
// else, who sits out.

import { createEffect, on } from "solid-js";
import { toast } from "../../kit/ui/Toast";
import { vibrate } from "../../kit/vibrate";
import type { Event, Waiter } from "../../net/wire";
import { t } from "../../words/words";
import type { TableView } from "../table/view";
import { s } from "./words";

const LONG = 6000; // ms: the seat for which somebody has waited is worth a moment more

/** As it was before something happened. */
interface Before {
  names: string[];
  waiters: Waiter[];
  own: number | null;
}

export function createSeatNews(view: TableView): void {
  const now = (): Before => ({
    names: view.players().map(({ name }) => name),
    waiters: view.waiters(),
    own: view.seat(),
  });
  let before = now();
  let handedBy: string | null = null; // the name of who had the seat before us
  view.session.on((moment) => {
    if (moment.moment === "happened")
      for (const event of moment.events) {
        const said = saidOf(event, before, view);
        if (said) toast(said);
        if (event.event === "seat_changed") handedBy = before.names[event.seat] ?? null;
        if (event.event === "seat_added") handedBy = null;
      }
    before = now();
  });
  createEffect(
    on([view.waiting, view.seat] as const, ([, seat], last) => {
      if (!last || last[0] === null || seat === null) return;
      toast(yours(view, seat, handedBy), "good", LONG);
      vibrate("stop");
    }),
  );
}

function yours(view: TableView, seat: number, handedBy: string | null): string {
  const { news } = s();
  const match = view.match();
  if (!match || match.round === 0) return news.yoursBefore;
  const points = t().scores.points(match.totals[seat] ?? 0);
  return handedBy === null ? news.yours(points) : news.yoursFrom(handedBy, points);
}

/** What is told of somebody else; oneself knows. */
function saidOf(event: Event, { names, waiters, own }: Before, view: TableView): string | null {
  const { news } = s();
  const mine = waiters.find(({ number }) => number === view.waiting())?.name;
  switch (event.event) {
    case "seat_changed": {
      const { name, bot } = event.player;
      if (name === mine) return null;
      const before = names[event.seat] ?? "";
      return bot ? news.botFills(name, before) : news.tookOver(name, before);
    }
    case "seat_added":
      return event.player.name === mine ? null : news.added(event.player.name);
    case "renamed":
      return event.seat === own ? null : news.renamed(names[event.seat] ?? "", event.name);
    case "sits_out":
      if (event.seat === own) return null;
      return (event.out ? news.sitsOut : news.isBackIn)(names[event.seat] ?? "");
    case "waiting_set":
      return cameOf(event.waiting, waiters, view);
    default:
      return null;
  }
}

/** The last one who came to wait, if it is not us. */
function cameOf(waiting: Waiter[], before: Waiter[], view: TableView): string | null {
  const known = before.map(({ number }) => number);
  const came = waiting.filter(({ number }) => !known.includes(number) && number !== view.waiting()).at(-1);
  if (!came) return null;
  const { news } = s();
  if (view.phase() === "gathering") return news.waits(came.name);
  return came.in_from === "round" ? news.waitsForRound(came.name) : news.waitsForMatch(came.name);
}
