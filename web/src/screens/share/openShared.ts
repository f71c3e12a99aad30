// The opening of a film that somebody shares: by the token of its link, without a name or a secret of one's own.

import { readFilm } from "../../films/film";
import { withNames } from "../../films/numbered";
import { askMoment, askSharedFilm, askSharedPar, askSharedReview } from "../../net/shares";
import type { SharedMoment } from "../../net/wireRest";
import { developed, type OpenedFilm } from "../replay/openFilm";
import { loadWords as loadReplayWords } from "../replay/words";
import { loadWords, sh } from "./words";

export interface OpenedShare {
  moment: SharedMoment;
  /** Null where there are the scores only. */
  opened: OpenedFilm | null;
}

export async function openShared(token: string): Promise<OpenedShare> {
  const [found] = await Promise.all([askMoment(token), loadWords(), loadReplayWords()]);
  const moment = { ...found, players: found.players.map((name) => (found.names ? name : numbered(name))) };
  if (!moment.film) return { moment, opened: null };
  const said = readFilm(await askSharedFilm(token));
  const film = moment.names ? said : withNames(said, numbered);
  const opened = await developed(film, moment.seat ?? null, moment.at, {
    match: null,
    owner: moment.owner,
    askReview: () => askSharedReview(token),
    askPar: () => askSharedPar(token),
  });
  return { moment, opened };
}

const numbered = (number: string): string => sh().shown.player(number);
