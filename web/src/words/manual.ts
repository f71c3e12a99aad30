// A game's booklet: what it says is Markdown that the build reads (docs/translating.md), what it shows is drawn by the
// game from its own pieces. In the text, **term** is a term, [ABC-7] the rule that a sentence tells, and {KeyR} a key by
// its code, or {row} the keys that the game calls so.

import type { Accessor, Component } from "solid-js";

export interface Passage<Figure extends string = string> {
  /** paragraphs */
  text?: string[];
  points?: string[];
  table?: { head: string[]; rows: string[][] };
  figure?: {
    name: Figure;
    /** what there is to see, for those who hear the page */
    seen: string;
    caption: string;
  };
}

export interface Chapter<Figure extends string = string> {
  /** stands in the address, so it is the same in all languages */
  id: string;
  title: string;
  passages: Passage<Figure>[];
}

/** What a manual says in one language; the labels stand in its figures. */
export interface Manual<Figure extends string = string, Label extends string = string> {
  aim: string;
  chapters: Chapter<Figure>[];
  labels: Record<Label, string>;
}

/** What the folder of a game gives the page of its rules. */
export interface Booklet<Figure extends string = string> {
  load: () => Promise<void>;
  words: Accessor<Manual<Figure>>;
  figures: Record<Figure, Component>;
  /** Figures that want the whole width of the page. */
  wide: readonly Figure[];
  /** Keys by what the text calls them. */
  keys: Accessor<Record<string, readonly string[]>>;
}
