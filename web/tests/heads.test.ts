// The first sentence of a module says what it is: it has a subject, which somebody who searches can find.
//
// Lists of words are left out.

import { expect, test } from "vitest";
import { filesIn, read } from "./mentions";

const MODULES = filesIn("src").filter(
  (file) => /\.tsx?$/.test(file) && !/\/words(\/|\.ts$)|\.d\.ts$/.test(file),
);
const FEWEST_WORDS = 4;
const QUESTIONS = /^(How|What|When|Where|Whether|Which|Who|Whoever|Whose|Why)\b/;
const ASIDE = /^(Above|After|At|Before|Below|Between|By|For|From|If|In|On|Over|To|Under|With)\b/;
const VERBS = /^(Connects|Counts|Has|Loads|Offers|Paints|Registers|Shows|Take|Validates|Writes)\b/;

/** The first paragraph of a comment, which may come after a reference of TypeScript's. */
function head(file: string): string {
  const comment = /^(?:\/\/\/ <reference .*\n\n)?((?:\/\/(?!\/).*\n)+)/.exec(read(file))?.[1] ?? "";
  const lines = comment.split("\n").map((line) => line.replace(/^\/\/ ?/, ""));
  const end = lines.indexOf("");
  return lines.slice(0, end).join(" ");
}

test("a module says first what it is, in a sentence of some words, with an end", () => {
  expect(MODULES.length).toBeGreaterThan(400);
  const short = MODULES.filter(
    (file) => head(file).split(" ").length < FEWEST_WORDS || !/[.:?]/.test(head(file)),
  );
  expect(short).toEqual([]);
});

test("the first sentence of a module has a subject and is no riddle", () => {
  const riddles = MODULES.filter((file) => [QUESTIONS, ASIDE, VERBS].some((words) => words.test(head(file))));
  expect(riddles.map((file) => `${file}: ${head(file)}`)).toEqual([]);
});
