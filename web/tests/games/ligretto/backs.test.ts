import { expect, test } from "vitest";
import { backs } from "../../../src/games/ligretto/backs";
import { numbered } from "../../../src/kit/numbers";

test("up to four people have a colour each", () => {
  expect(new Set(numbered(4, backs).map(({ ink }) => ink)).size).toBe(4);
});

test("twelve people are told apart by colour and motif", () => {
  expect(new Set(numbered(12, backs).map(({ ink, motif }) => `${ink} ${motif}`)).size).toBe(12);
});
