// The film in words, for who listens while stepping through it: when it was, and who did what.

import { speak } from "../../kit/speak";
import type { Event } from "../../net/wire";
import type { Player } from "./player";
import { written } from "./times";
import { r } from "./words";

export function speakOf(player: Player): void {
  const cue = player.session().last();
  if (!cue) return;
  const told =
    cue.cue === "shot" ? ofShot(player, cue.shot) : cue.cue === "fall" ? ofLost(player, cue.lost) : "";
  speak([r().at(written(cue.at, player.signal)), told].filter(Boolean).join(": "));
}

function ofShot(player: Player, shot: number): string {
  const [, seat, events] = player.film.shots[shot] as (typeof player.film.shots)[number];
  const said = events.map((event) => ofEvent(player, event)).filter(Boolean);
  const who = seat >= 0 && said.length ? `${player.nameOf(seat)}: ` : "";
  return `${who}${said.join(", ")}`;
}

function ofEvent({ game, nameOf }: Player, event: Event): string | null {
  if (event.event === "race_stopped" && event.by !== undefined) return r().stop(nameOf(event.by));
  return game.recounts?.(event) ?? game.tells?.(event, nameOf) ?? null;
}

function ofLost({ film, nameOf }: Player, lost: number): string {
  const [, seat, , , , by] = (film.lost ?? [])[lost] as NonNullable<typeof film.lost>[number];
  return r().tooLate(nameOf(seat), nameOf(by));
}
