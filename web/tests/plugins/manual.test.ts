// A manual is Markdown that anybody can translate; what it lacks fails the build, with a sentence that says what to do.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileManual } from "../../plugins/manual/compile";
import { parseManual } from "../../plugins/manual/parse";
import { manuals } from "../../plugins/manual/plugin";
import { LANGUAGES } from "../../src/words/languages";

/** The example of the page for translators. */
const PAGE = readFileSync(new URL("../../../docs/translating.md", import.meta.url), "utf8");
const MARKDOWN = /^````markdown\n(.+?)^````$/ms.exec(PAGE)?.[1] ?? "";

const lineOf = (text: string): number => MARKDOWN.slice(0, MARKDOWN.indexOf(text)).split("\n").length;

/** What a translator forgot, or did wrong, and what the build says about it. */
const MISTAKES: [string, string | RegExp, string, string][] = [
  ["a chapter", "\n## The end {#end}\n\nThe 10 ends the round.\n", "", "it lacks the chapter {#end}"],
  ["a passage", /\n---\n.+?\n(?=\n##)/s, "", "it lacks passage 2 of {#pieces}"],
  ["a picture", /!\[.+?"\)\n/s, "", "it lacks passage 1 of {#pieces}"],
  ["a picture’s name", "](row", "](line", "a table of 2 × 1, the picture line"],
  ["a paragraph", "Nothing else is needed.\n\n", "", "it lacks passage 1 of {#pieces}: paragraphs: 2"],
  ["a point", "- Or tap it.\n", "", "points: 2"],
  ["a row", "| 2 | 10 |\n", "", "a table of 2 × 1"],
  ["a label", "later: Has to wait\n", "", "it lacks the label later"],
  ["a rule", "[TOY-3] ", "", "with [TOY-3] [TOY-4]"],
  ["a rule of the aim", " [TOY-1]", "", "it lacks an aim, with [TOY-1]"],
  ["a key", "{Space}", "{Spacebar}", "{Space}"],
  [
    "a chapter’s name",
    " {#end}",
    "",
    `line ${lineOf("## The end")}: “The end” must be a chapter: “## Title {#name}”`,
  ],
  [
    "a caption",
    '\n"The 4 is next."',
    "",
    `line ${lineOf("![")}: a picture is written ![what there is to see](row "caption")`,
  ],
  ["the aim", /^.+?(?=##)/s, "", "the aim is missing"],
  ["the end of a term", "numbers**", "numbers", "line 1: “Be the first to lay all your **numbers"],
  [
    "the --- between passages",
    "---\n\n",
    "",
    `line ${lineOf("---\n\n")}: a passage has paragraphs, a list, a table, a picture`,
  ],
  ["a text", /Whoever is.+?\n\n/s, "", "the passage that ends here is empty"],
  ["a label’s text", "next: Fits", "next:", "“next:” must be a label: “name: text”"],
];

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "manual-")), "manual");
  mkdirSync(folder);
  for (const language of LANGUAGES) write(`${language}.md`, MARKDOWN);
});

afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

const file = (name: string): string => join(folder, name);
const write = (name: string, text: string): void => writeFileSync(file(name), text);

async function built(): Promise<string> {
  write("page.js", 'export default import.meta.glob("./*.md", { eager: true })');
  const lib = { entry: file("page.js"), formats: ["es" as const] };
  const options = { root: folder, configFile: false as const, logLevel: "silent" as const };
  const made = await build({ ...options, plugins: [manuals()], build: { lib, write: false } });
  return JSON.stringify(made);
}

describe("a manual", () => {
  it("is read from Markdown", () => {
    expect(parseManual(MARKDOWN)).toEqual({
      aim: "Be the first to lay all your **numbers** in one long row that everybody uses. [TOY-1]",
      chapters: [
        {
          id: "pieces",
          title: "What there is",
          passages: [
            {
              text: ["Each of two players has ten cards. [TOY-2]", "Nothing else is needed."],
              points: ["Press {Space}, and your lowest card goes to its place.", "Or tap it."],
              table: { head: ["Players", "Cards for each"], rows: [["2", "10"]] },
              figure: {
                name: "row",
                seen: "Ten cards in a row, from 1 to 10; the 4 is about to be laid.",
                caption: "The 4 is next.",
              },
            },
            { text: ["Whoever is first has the place. [TOY-3] The other keeps the card. [TOY-4]"] },
          ],
        },
        { id: "end", title: "The end", passages: [{ text: ["The 10 ends the round."] }] },
      ],
      labels: { next: "Fits", later: "Has to wait" },
    });
  });

  it("keeps the spaces that French needs", () => {
    expect(parseManual("Toi\u202f!\nMoi\u00a0?").aim).toBe("Toi\u202f! Moi\u00a0?");
  });

  it("may tell its rules in another order than the English one", () => {
    write(
      "de.md",
      MARKDOWN.replace("[TOY-3]", "[TOY-9]").replace("[TOY-4]", "[TOY-3]").replace("[TOY-9]", "[TOY-4]"),
    );
    expect(compileManual(file("de.md")).chapters).toHaveLength(2);
  });

  it.each(MISTAKES)("is not taken without %s", (_, there, instead, said) => {
    expect(MARKDOWN).toMatch(there);
    write("de.md", MARKDOWN.replace(there, instead));
    expect(() => compileManual(file("de.md"))).toThrow(said);
    expect(() => compileManual(file("de.md"))).toThrow("manual/de.md");
  });

  it.each(["## Twice {#pieces}\n\nYes.\n", "> Quoted.\n", "1. Numbered.\n", "```\ncode\n```\n", "# Title\n"])(
    "has no %j",
    (more) => {
      write("de.md", `${MARKDOWN}\n${more}`);
      expect(() => compileManual(file("de.md"))).toThrow(
        `manual/de.md, line ${MARKDOWN.split("\n").length + 1}: `,
      );
    },
  );

  it("has its chapters in the same order everywhere", () => {
    const [aim = "", pieces = "", end = ""] = MARKDOWN.split(/^(?=## )/m);
    write("de.md", `${aim}${end}\n${pieces}`);
    expect(() => compileManual(file("de.md"))).toThrow("its chapters are in another order");
  });

  it("is there in every language", () => {
    rmSync(file("nl.md"));
    expect(() => compileManual(file("de.md"))).toThrow("manual/nl.md is missing: copy one of its neighbours");
  });

  it("is in no language that the client does not speak", () => {
    write("tlh.md", MARKDOWN);
    expect(() => compileManual(file("tlh.md"))).toThrow("add it there first");
  });
});

describe("the build", () => {
  it("makes data of manuals, without a parser", async () => {
    const made = await built();
    expect(made).toContain("Be the first to lay all your **numbers**");
    expect(made).not.toContain("## The end");
  });

  it("fails when a text is missing", async () => {
    write("it.md", MARKDOWN.replace("later: Has to wait\n", ""));
    await expect(built()).rejects.toThrow(
      /manual\/it\.md must be built like en\.md .*it lacks the label later/s,
    );
  });

  it("fails when a language is missing", async () => {
    rmSync(file("fr.md"));
    await expect(built()).rejects.toThrow("manual/fr.md is missing");
  });
});
