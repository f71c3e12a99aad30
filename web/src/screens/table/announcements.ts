// Announcements of what happens at the table: as toasts, and for screen readers.

import { createEffect, on } from "solid-js";
import { speak } from "../../kit/speak";
import { toast } from "../../kit/ui/Toast";
import { vibrate } from "../../kit/vibrate";
import type { Event } from "../../net/wire";
import { t } from "../../words/words";
import { saidOf } from "./refusals";
import type { TableView } from "./view";

export function createAnnouncements(view: TableView): void {
  let own = view.seat(); // as it was before something happened: who has left needs not be told
  view.session.on((moment) => {
    if (moment.moment === "refused" && moment.command.do !== "open") {
      const lost = moment.refused.by !== undefined;
      toast(saidOf(moment.refused, view), lost ? "bad" : "plain");
      if (lost) vibrate("lost");
    }
    if (moment.moment === "happened") for (const event of moment.events) tell(event, view, own);
    own = view.seat();
  });
  createEffect(
    on(view.session.notice, (notice) => {
      if (notice) toast(notice === "stopping" ? t().race.stopping : t().race.dealtAgain, "plain", 8000);
    }),
  );
}

function tell(event: Event, view: TableView, own: number | null): void {
  const said = saidOfEvent(event, view, own);
  if (said) toast(said);
  if (event.event === "scored") speak(scoresSpoken(event.result.points, view));
}

function saidOfEvent(event: Event, view: TableView, own: number | null): string | null {
  const { race } = t();
  if (event.event === "host_passed") return newHost(view);
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
      return race.botTookOver(name);
    default:
      return null;
  }
}

/** As it is now: the seats may have moved up with it. */
function newHost(view: TableView): string {
  return view.isHost() ? t().race.youAreHost : t().race.newHost(view.nameOf(view.host()));
}

function scoresSpoken(points: number[], view: TableView): string {
  const { scores } = t();
  const before = view.match()?.totals ?? [];
  const sentences = points.map((gained, seat) =>
    scores.spoken(view.nameOf(seat), scores.points(gained), scores.points(before[seat] ?? 0)),
  );
  return sentences.join(" ");
}
