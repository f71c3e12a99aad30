// Announcements of what happens at the table, as toasts, which screen readers read.

import { createEffect, createMemo, on } from "solid-js";
import { toast } from "../../kit/ui/Toast";
import { vibrate } from "../../kit/vibrate";
import type { Event } from "../../net/wire";
import { t } from "../../words/words";
import { e } from "../evening/words";
import { createSeatNews } from "../seats/seatNews";
import { saidOf } from "./refusals";
import type { TableView } from "./view";

/** Whoever sends these tells what came of it. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(["open", "rename", "ask_pause", "answer_pause", "go_on"]);

export function createAnnouncements(view: TableView): void {
  createSeatNews(view);
  let own = view.seat(); // as it was before something happened: who has left needs not be told
  view.session.on((moment) => {
    if (moment.moment === "refused" && !TOLD_ELSEWHERE.has(moment.command.do)) {
      const lost = moment.refused.by !== undefined;
      toast(saidOf(moment.refused, view), lost ? "bad" : "plain");
      if (lost) vibrate("lost");
    }
    if (moment.moment === "happened") for (const event of moment.events) tell(event, view, own);
    own = view.seat();
  });
  const sharing = createMemo(() => view.table().settings.sharing ?? true);
  createEffect(
    on(sharing, (may) => !view.isHost() && toast(t().table.sharing[may ? "fromNowOn" : "noLonger"]), {
      defer: true,
    }),
  );
  createEffect(
    on(view.session.notice, (notice) => {
      if (notice) toast(notice === "stopping" ? t().race.stopping : t().race.dealtAgain, "plain", 8000);
    }),
  );
}

function tell(event: Event, view: TableView, own: number | null): void {
  const said = saidOfEvent(event, view, own);
  if (said) toast(said);
}

function saidOfEvent(event: Event, view: TableView, own: number | null): string | null {
  const { race } = t();
  if (event.event === "host_passed") return newHost(view);
  if (event.event === "game_changed") return otherGame(view);
  if (!("seat" in event) || event.seat === own) return null;
  const name = view.nameOf(event.seat);
  switch (event.event) {
    case "left":
      return race.departed(name);
    case "went_away":
      return race.wentAway(name);
    case "came_back":
      return race.cameBack(name);
    case "bot_took_over":
      return view.out().includes(event.seat) ? null : race.botTookOver(name);
    default:
      return null;
  }
}

/** Nobody but the host can do it, who needs not be told. */
function otherGame(view: TableView): string | null {
  return view.isHost() ? null : e().games.changed(view.nameOf(view.host()), view.title());
}

/** As it is now: the seats may have moved up with it. */
function newHost(view: TableView): string | null {
  if (view.isHost()) return t().race.youAreHost;
  const host = view.hostName();
  return host === null ? null : t().race.newHost(host);
}
