import { expect, test } from "vitest";
import type { MatchState, Player } from "../src/net/wire";
import { voteAmong } from "../src/screens/table/race/voting";

const [ann, ben, cleo, ash] = [0, 1, 2, 3];
const PLAYERS = ["Ann", "Ben", "Cleo", "Ash"].map((name, seat) => ({ name, bot: seat === ash })) as Player[];

const among = (match: Partial<MatchState>) => voteAmong(PLAYERS, match as MatchState);

test("the people who are here are asked, and no bot", () => {
  expect(among({ votes: [ben] })).toEqual({ asked: [ann, ben, cleo], agreed: [ben] });
});

test("who has agreed and gone since counts no more", () => {
  expect(among({ votes: [ben], gone: [ben] })).toEqual({ asked: [ann, cleo], agreed: [] });
  expect(among({ votes: [ben, cleo], away: [ben] })).toEqual({ asked: [ann, cleo], agreed: [cleo] });
});

test("before a match nobody is asked to end anything", () => {
  expect(voteAmong(PLAYERS, null).agreed).toEqual([]);
});
