// The opening of a film that somebody shares: by the token of its link, without a name or a secret of one's own.

import { readFilm } from "../../films/film";
import { withNames } from "../../films/numbered";
import { askMoment, askSharedFilm, askSharedPar, askSharedReview, askToPlayShared } from "../../net/shares";
import type { SharedMoment } from "../../net/wireRest";
import { developed, type OpenedFilm } from "../replay/openFilm";
import { loadWords, sh } from "./words";

/** There is no film of it any more, or none that the house can show. */
export class OnlyScored extends Error {
  constructor(readonly moment: SharedMoment) {
    super("there are only the scores");
  }
}

/** Throws OnlyScored, too. */
export async function openShared(token: string): Promise<OpenedFilm> {
  await loadWords();
  const found = await askMoment(token);
  const moment = { ...found, players: found.players.map((name) => (found.names ? name : numbered(name))) };
  if (!moment.film) throw new OnlyScored(moment);
  const said = readFilm(await askSharedFilm(token));
  const film = moment.names ? said : withNames(said, numbered);
  return developed(film, moment.seat ?? null, moment.at, {
    match: null,
    owner: moment.owner,
    askReview: () => askSharedReview(token),
    askPar: () => askSharedPar(token),
    again: {
      ask: ({ seat: _, ...wish }) => askToPlayShared(token, wish),
      film: () => `/s/${token}`,
      seat: moment.owner,
    },
  });
}

const numbered = (number: string): string => sh().shown.player(number);
