// What a translation must not change: chapters, passages and what they are made of, rules, keys and labels.

import { piecesOf } from "../../src/screens/rules/markup.ts";
import type { Chapter, Manual, Passage } from "../../src/words/manual.ts";

/** What one of them has and the other has not, in sentences; none if they are built alike. */
export function differences(original: Manual, translated: Manual): string[] {
  const wanted = outline(original);
  const found = outline(translated);
  const missing = wanted.filter((item) => !found.includes(item)).map((item) => `it lacks ${item}`);
  const more = found.filter((item) => !wanted.includes(item)).map((item) => `it has ${item}`);
  const isTurned = !missing.length && wanted.some((item, n) => item !== found[n]);
  return [...missing, ...more, ...(isTurned ? ["its chapters are in another order"] : [])];
}

function outline({ aim, chapters, labels }: Manual): string[] {
  const said = Object.keys(labels).sort();
  return [
    `an aim${marks([aim])}`,
    ...chapters.flatMap(ofChapter),
    ...said.map((name) => `the label ${name}`),
  ];
}

function ofChapter({ id, passages }: Chapter): string[] {
  const of = (passage: Passage, n: number): string => `passage ${n + 1} of {#${id}}: ${ofPassage(passage)}`;
  return [`the chapter {#${id}}`, ...passages.map(of)];
}

function ofPassage({ text = [], points = [], table, figure }: Passage): string {
  const parts = [
    ...(text.length ? [`paragraphs: ${text.length}`] : []),
    ...(points.length ? [`points: ${points.length}`] : []),
    ...(table ? [`a table of ${table.head.length} × ${table.rows.length}`] : []),
    ...(figure ? [`the picture ${figure.name}`] : []),
  ];
  return parts.join(", ") + marks([...text, ...points]);
}

/** Sorted: another language may tell them in another order. */
function marks(texts: string[]): string {
  const found = texts.flatMap(piecesOf).flatMap((piece) => {
    if (piece.is === "rule") return [`[${piece.id}]`];
    return piece.is === "key" ? [`{${piece.name}}`] : [];
  });
  return found.length ? `, with ${found.sort().join(" ")}` : "";
}
