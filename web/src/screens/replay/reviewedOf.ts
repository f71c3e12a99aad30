// A reviewed round is what was told of it for one seat, with all of its film that the card of it shows.

import type { Accessor } from "solid-js";
import { scoresOf } from "../../films/scores";
import { stepsOf } from "../../films/steps";
import type { ParTold, ReviewTold } from "../../net/films";
import type { Reviewed } from "../review/reviewed";
import type { Player } from "./player";

export function reviewedOf(
  player: Player,
  review: ReviewTold,
  seat: number,
  par: Accessor<ParTold | undefined>,
  see: (at: number) => void,
): Reviewed {
  const { film, game, marks, showing, axis, nameOf, backOf } = player;
  return {
    review,
    seat,
    players: film.players.length,
    points: scoresOf(film)?.points[seat] ?? null,
    par,
    axis,
    placed: marks.placed,
    steps: stepsOf(showing),
    nameOf,
    backOf,
    thingName: (thing) => game.thingName?.(thing) ?? "",
    see,
  };
}
