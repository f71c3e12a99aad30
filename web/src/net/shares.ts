// Requests for moments that are shared: one's own, by one's secret, and anybody's, by the token of a link.

import type { ParTold, ReviewTold } from "./films";
import { ask } from "./rest";
import type {
  DealWanted,
  MyShare,
  MyShares,
  SeatTaken,
  SharedMoment,
  ShareEnded,
  ShareWanted,
} from "./wireRest";

export function share(match: string, round: number, wanted: ShareWanted): Promise<MyShare> {
  return ask(`/api/films/${encodeURIComponent(match)}/${round}/share`, wanted);
}

/** The newest first. */
export async function askMyShares(secret: string): Promise<MyShare[]> {
  return (await ask<MyShares>("/api/my/shares", { secret })).shares;
}

export async function endShare(secret: string, token: string): Promise<void> {
  await ask("/api/my/shares/end", { secret, token } satisfies ShareEnded);
}

export const pictureOf = (token: string): string => `${pathOf(token)}/picture.png`;

export const askMoment = (token: string): Promise<SharedMoment> => ask(pathOf(token));
export const askSharedFilm = (token: string): Promise<unknown> => ask(`${pathOf(token)}/film`);
export const askSharedReview = (token: string): Promise<ReviewTold> => ask(`${pathOf(token)}/review`);
export const askSharedPar = (token: string): Promise<ParTold> => ask(`${pathOf(token)}/par`);

/** The owner's seat at a table of one's own, where the same deal is played. */
export function askToPlayShared(token: string, wish: DealWanted): Promise<SeatTaken> {
  return ask(`${pathOf(token)}/play`, wish);
}

function pathOf(token: string): string {
  return `/api/shares/${encodeURIComponent(token)}`;
}
