// The few marks that the text of a booklet has: see words/manual.ts. Pure.

export type Piece =
  | { is: "words"; text: string }
  | { is: "term"; text: string }
  | { is: "rule"; id: string }
  | { is: "key"; name: string };

const MARKS = /\*\*(.+?)\*\*|\s*\[([A-Z]{3}-\d+)\]|\{(\w+)\}/g;

/** A rule sticks to the word before it, so that none stands alone at the beginning of a line. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > at) pieces.push({ is: "words", text: text.slice(at, mark.index) });
    pieces.push(marked(mark));
    at = mark.index + mark[0].length;
  }
  if (at < text.length) pieces.push({ is: "words", text: text.slice(at) });
  return pieces;
}

function marked([, term, rule, key = ""]: RegExpMatchArray): Piece {
  if (term) return { is: "term", text: term };
  return rule ? { is: "rule", id: rule } : { is: "key", name: key };
}
