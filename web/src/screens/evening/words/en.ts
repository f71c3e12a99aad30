import { plural } from "../../../words/localized";

const wins = (count: number): string => `${count} ${plural("en", count, { one: "win", other: "wins" })}`;
const matches = (count: number): string =>
  `${count} ${plural("en", count, { one: "match", other: "matches" })}`;

const en = {
  games: {
    change: "Another game",
    title: "What shall we play?",
    now: "On the table",
    seats: (most: number): string => `${most} seats.`,
    resting: (count: number): string =>
      `${["One", "Two", "Three"][count - 1] ?? count} of you ${plural("en", count, { one: "sits", other: "sit" })} out, in turn.`,
    bots: (count: number): string =>
      `${["One bot", "Two bots", "Three bots"][count - 1] ?? `${count} bots`} ${plural("en", count, { one: "makes", other: "make" })} room.`,
    sure: (game: string): string => `Give up this match and play ${game}?`,
    yes: (game: string): string => `Play ${game}`,
    no: "Finish this one first",
    host: (name: string): string => `${name} picks the game.`,
    decides: (name: string): string => `${name} decides: once more, or another game?`,
    changed: (name: string, game: string): string => `${name} has put ${game} on the table.`,
  },
  turns: {
    title: "Next match",
    sitOut: (names: string, count: number): string =>
      `${names} ${plural("en", count, { one: "sits", other: "sit" })} this one out.`,
    sitOutYou: "You sit this one out, and are in again after it.",
    comeIn: (names: string, count: number): string =>
      `${names} ${plural("en", count, { one: "comes", other: "come" })} in.`,
    comeInYou: "You are in.",
    wait: (names: string, count: number): string =>
      `${names} ${plural("en", count, { one: "waits", other: "wait" })} for a seat.`,
    waitYou: "You are waiting for a seat.",
    about: "Whoever has played most sits out first.",
    volunteer: "I’ll sit out instead",
    volunteered: "You offered to sit out. Thanks!",
    play: "I’d rather play",
  },
  board: {
    title: "Wins so far",
    of: (played: number): string => `of ${played}`,
    spoken: (name: string, won: number, played: number): string =>
      `${name}: ${wins(won)}, ${matches(played)} played.`,
  },
};

export type Words = typeof en;
export default en;
