// Pars that were told on this page: each costs the house a second or two, so nobody asks for one again.

import type { ParTold } from "../../net/films";

const pars = new Map<string, ParTold>();
const keyOf = (match: string, round: number): string => `${match} ${round}`;

export function keepPar(match: string, round: number, par: ParTold): void {
  pars.set(keyOf(match, round), par);
}

/** For a seat, if somebody has asked. */
export function knownPar(match: string, round: number, seat: number): { mean: number; error: number } | null {
  const par = pars.get(keyOf(match, round));
  const [mean, error] = [par?.points[seat], par?.errors[seat]];
  return mean === undefined || error === undefined ? null : { mean, error };
}
