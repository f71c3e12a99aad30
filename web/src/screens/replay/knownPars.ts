// Pars that were told on this page: each costs the house a second or two, so nobody asks for one again.

import type { Film } from "../../films/film";
import type { ParTold } from "../../net/films";

const pars = new WeakMap<Film, ParTold>();

export function keepPar(film: Film, par: ParTold): void {
  pars.set(film, par);
}

/** For a seat, if somebody has asked. */
export function knownPar(film: Film, seat: number): { mean: number; error: number } | null {
  const par = pars.get(film);
  const [mean, error] = [par?.points[seat], par?.errors[seat]];
  return mean === undefined || error === undefined ? null : { mean, error };
}
