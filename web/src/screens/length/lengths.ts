// The lengths of a match, read from what the house says about a game. Pure.

import type { Length, Player } from "../../net/wire";
import type { GameCard, LengthCard } from "../../net/wireRest";

/** From the weakest to the strongest, as the house counts them. */
const LEVELS = ["child", "beginner", "adult", "regular", "champion"];
const USUAL_LEVEL = LEVELS.indexOf("adult");
const USUAL_PLAYERS = 4;

/** With bots, as one sits down by *Play now*. */
export function usualPlayers({ players: [, most] }: GameCard): number {
  return Math.min(USUAL_PLAYERS, most);
}

export function cardOf(game: GameCard, length: Length): LengthCard | undefined {
  return game.lengths.find(({ name }) => name === length);
}

export function roundsOf(game: GameCard, length: Length, players: number): number | null {
  return at(cardOf(game, length)?.rounds, game, players) ?? null;
}

/** How long so many sit there, with bots of these levels; null: nobody knows. */
export function secondsOf(
  game: GameCard,
  length: Length,
  players: number,
  levels: readonly string[],
): number | null {
  const byLevel = at(cardOf(game, length)?.seconds, game, players) ?? [];
  const found = (levels.length ? levels : [""]).flatMap((level) => byLevel[placeOf(level)] ?? []);
  return found.length ? found.reduce((sum, each) => sum + each) / found.length : null;
}

/** The game has been measured with fewer players, and for so many there may be no end to it. */
export function isEndless(game: GameCard, length: Length, players: number): boolean {
  return Boolean(cardOf(game, length)?.seconds?.length) && secondsOf(game, length, players, []) === null;
}

export function levelsOf(players: readonly Player[]): string[] {
  return players.flatMap(({ bot, level }) => (bot ? [level ?? ""] : []));
}

/** A bot that adapts begins like an adult, and so do people whom nobody knows. */
function placeOf(level: string): number {
  const place = LEVELS.indexOf(level);
  return place < 0 ? USUAL_LEVEL : place;
}

function at<T>(byPlayers: readonly T[] | undefined, game: GameCard, players: number): T | undefined {
  const [fewest, most] = game.players;
  return byPlayers?.[Math.min(Math.max(players, fewest), most) - fewest];
}
