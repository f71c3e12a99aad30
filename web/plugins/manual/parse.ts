// The parser of a manual: Markdown in, what the page of the rules shows out. docs/translating.md tells the form.

import { lexer, type MarkedToken, type Tokens } from "marked";
import { piecesOf } from "../../src/screens/rules/markup.ts";
import type { Manual, Passage } from "../../src/words/manual.ts";

/** What a passage is made of, in the order in which the page shows it. */
const PARTS = ["text", "points", "table", "figure"] as const;
type Part = (typeof PARTS)[number];

const KNOWN = "a manual has chapters, paragraphs, lists, tables, pictures, labels, and --- between passages";
const MARKS = "only paragraphs and lists have any: **term**, [ABC-7] for a rule, {KeyR} for a key";
const CHAPTER = /^(.+?) +\{#([a-z]+)\}$/;
const LABEL = /^(\w+): (.+)$/;
const MARK = /[*_`[\]{}<>\\]/;

export function parseManual(markdown: string): Manual {
  const reader = new Reader();
  let line = 1;
  for (const token of lexer(markdown) as MarkedToken[]) {
    at(line, () => reader.read(token));
    line += token.raw.split("\n").length - 1;
  }
  return at(line, () => reader.finished());
}

/** An error says on which line it was made. */
function at<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`line ${line}: ${(error as Error).message}`);
  }
}

class Reader {
  private readonly manual: Manual = { aim: "", chapters: [], labels: {} };

  finished(): Manual {
    if (!this.manual.aim) throw new Error("the aim is missing: write it above the first chapter");
    this.endPassage();
    return this.manual;
  }

  read(token: MarkedToken): void {
    if (token.type === "heading") this.beginChapter(token);
    else if (token.type === "hr") this.beginPassage();
    else if (token.type === "paragraph") this.addParagraphOrFigure(token);
    else if (token.type === "list") this.addPoints(token);
    else if (token.type === "table") this.addTable(token);
    else if (token.type === "code") this.addLabels(token);
    else if (token.type !== "space") {
      throw new Error(`${token.type} is not known here: ${KNOWN}`);
    }
  }

  private beginChapter({ depth, text }: Tokens.Heading): void {
    const [, title, id] = CHAPTER.exec(text) ?? [];
    if (depth !== 2 || !title || !id) throw new Error(`“${text}” must be a chapter: “## Title {#name}”`);
    if (this.manual.chapters.some((chapter) => chapter.id === id)) {
      throw new Error(`there are two chapters {#${id}}`);
    }
    this.endPassage();
    this.manual.chapters.push({ id, title: plain(title), passages: [{}] });
  }

  private beginPassage(): void {
    this.endPassage();
    const chapter = this.manual.chapters.at(-1);
    if (!chapter) throw new Error("passages stand in chapters, and here is none yet");
    chapter.passages.push({});
  }

  private endPassage(): void {
    const passage = this.manual.chapters.at(-1)?.passages.at(-1);
    if (passage && !Object.keys(passage).length) throw new Error("the passage that ends here is empty");
  }

  private addParagraphOrFigure({ text, tokens }: Tokens.Paragraph): void {
    const [only, ...others] = tokens;
    if (only?.type === "image" && !others.length) this.addFigure(only as Tokens.Image);
    else if (this.manual.chapters.length) this.addParagraph(marked(text));
    else this.setAim(marked(text));
  }

  private setAim(text: string): void {
    if (this.manual.aim) throw new Error("the aim is one paragraph: the next thing is a chapter");
    this.manual.aim = text;
  }

  private addParagraph(text: string): void {
    const passage = this.passageFor("text");
    passage.text = [...(passage.text ?? []), text];
  }

  private addFigure({ href, text, title }: Tokens.Image): void {
    if (!text || !title) throw new Error(`a picture is written ![what there is to see](${href} "caption")`);
    this.passageFor("figure").figure = { name: href, seen: plain(text), caption: plain(title) };
  }

  private addPoints({ items, ordered }: Tokens.List): void {
    const isPlain = items.every(({ tokens }) => tokens.length === 1);
    if (ordered || !isPlain) throw new Error("the lines of a list begin with “- ”, and hold one text each");
    this.passageFor("points").points = items.map(({ text }) => marked(text));
  }

  private addTable({ header, rows }: Tokens.Table): void {
    const texts = (cells: Tokens.TableCell[]): string[] => cells.map(({ text }) => plain(text));
    this.passageFor("table").table = { head: texts(header), rows: rows.map(texts) };
  }

  private addLabels({ lang, text }: Tokens.Code): void {
    if (lang !== "labels") throw new Error("what stands in a picture is written between ```labels and ```");
    for (const line of text.split("\n")) {
      const [, name, said] = LABEL.exec(line) ?? [];
      if (!name || !said) throw new Error(`“${line}” must be a label: “name: text”`);
      if (Object.hasOwn(this.manual.labels, name)) throw new Error(`there are two labels ${name}`);
      this.manual.labels[name] = plain(said);
    }
  }

  private passageFor(part: Part): Passage {
    const passage = this.manual.chapters.at(-1)?.passages.at(-1);
    if (!passage) throw new Error("above the first chapter stands nothing but the aim");
    const from = PARTS.indexOf(part) + (part === "text" ? 1 : 0);
    if (PARTS.slice(from).some((later) => passage[later])) {
      throw new Error(
        "a passage has paragraphs, a list, a table, a picture, in this order: begin the next with ---",
      );
    }
    return passage;
  }
}

/** A text that may have terms, rules and keys. */
function marked(wrapped: string): string {
  const text = unwrapped(wrapped);
  for (const piece of piecesOf(text)) if (piece.is === "words") plain(piece.text);
  return text;
}

/** A text that is shown as it is. */
function plain(wrapped: string): string {
  const text = unwrapped(wrapped);
  if (MARK.test(text)) throw new Error(`“${text.trim()}” has a mark that means nothing here: ${MARKS}`);
  return text;
}

/** Lines are wrapped in the file only. Other spaces than the usual one stay: French needs them. */
const unwrapped = (text: string): string => text.replace(/ *\n */g, " ");
