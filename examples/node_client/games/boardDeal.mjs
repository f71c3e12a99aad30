// How a round of the board game is dealt: docs/dealing.md.

import { Stream } from "../chance.mjs";
import { BOX, Deal, expect, isSame } from "../deal.mjs";
import { Field, squareName } from "./field.mjs";

const { cards: CARDS, sections: SECTIONS, layouts: LAYOUTS } = BOX.board;
const SIZE = 5;
const TOKENS = [1, 2, 3, 4];

/** The decks in the order in which they are turned up; `at` is the card in hand. */
export class BoardDeal extends Deal {
  constructor({ seed, players, options, round, number }) {
    super();
    this.seed = seed;
    this.decks = round.aside.map((aside, seat) => {
      const cards = new Stream(seed, "deck", seat).shuffled(CARDS);
      return { cards: cards.filter((card) => !aside.some((other) => isSame(other, card))), at: 0 };
    });
    this.field = { ...round, tokens: {}, cards: [], jokers: {} };
    this.score = false;
    this.aside = structuredClone(round.aside);
    const drawn = LAYOUTS[options.layout]?.[players === 2 ? 6 : 9] ?? options.layout;
    if (number === 1) expect("the board", round.board, arranged(drawn, new Stream(seed, "sections")));
    this.#placeTokens(options.tokens, drawn);
    if (options.tokens !== "players") expect("where the tokens stand", round.tokens, this.field.tokens);
  }

  #placeTokens(how, drawn) {
    const spots = recommended(drawn);
    for (const token of TOKENS) {
      if (how === "recommended") this.field.tokens[token] = spots[token - 1];
      if (how === "random") this.field.tokens[token] = this.#drawnSquare(token);
    }
  }

  #drawnSquare(token) {
    return new Stream(this.seed, "token", token).pick(new Field(this.field).tokenSquares());
  }

  /** What no seat has done, the house has drawn. */
  on_token_placed({ token, square }, frame) {
    if (frame.seat === undefined) this.reveal(`token ${token}`, square, this.#drawnSquare(token));
    this.field.tokens[token] = square;
  }

  on_opened({ cards }) {
    for (const [seat, { cards: deck }] of this.decks.entries())
      this.reveal(`the first card of seat ${seat}`, cards[seat], deck[0]);
  }

  on_laid({ seat, card, shows }) {
    const deck = this.decks[seat];
    const [laid] = deck.cards.splice(deck.at, 1);
    if (!isSame(card, laid)) expect(`a card of seat ${seat}`, card.toReversed(), laid);
    deck.at %= deck.cards.length || 1;
    this.reveal(`the next card of seat ${seat}`, shows, deck.cards[deck.at]);
  }

  on_turned_up({ seat, shows }) {
    const deck = this.decks[seat];
    deck.at = (deck.at + 1) % deck.cards.length;
    this.reveal(`the next card of seat ${seat}`, shows, deck.cards[deck.at]);
  }

  on_scored() {
    this.score = true;
  }

  /** A player's own choice is what a frame begins with; others were drawn. */
  on_chosen(event, frame) {
    const { seat, on = [], off = [] } = event;
    if (frame.seat !== seat || frame.events[0] !== event) this.#checkDrawn(seat, on, off);
    this.aside[seat] = inOrder([...this.aside[seat], ...on]).filter((card) => !has(off, card));
    if (!this.score) this.decks[seat].cards = this.decks[seat].cards.filter((card) => !has(on, card));
  }

  #checkDrawn(seat, on, off) {
    const stream = new Stream(this.seed, "choose", seat, this.score ? "after" : "before");
    const put = stream.shuffled(CARDS.filter((card) => !has(this.aside[seat], card))).slice(0, on.length);
    const there = CARDS.filter((card) => has(this.aside[seat], card) || has(put, card));
    this.reveal(`what seat ${seat} puts aside`, on, inOrder(put), on.length);
    this.reveal(
      `what seat ${seat} takes back`,
      off,
      inOrder(stream.shuffled(there).slice(0, off.length)),
      off.length,
    );
  }
}

function has(cards, card) {
  return cards.some((other) => isSame(other, card));
}

function inOrder(cards) {
  return CARDS.filter((card) => has(cards, card));
}

/** Column and row of each section, in reading order. */
function cellsOf(drawn) {
  const cells = drawn
    .split("/")
    .flatMap((marks, row) => [...marks].flatMap((mark, column) => (mark === "#" ? [[column, row]] : [])));
  const left = Math.min(...cells.map(([column]) => column));
  const top = Math.min(...cells.map(([, row]) => row));
  return cells.map(([column, row]) => [column - left, row - top]);
}

function arranged(drawn, stream) {
  const cells = cellsOf(drawn);
  const sections = stream.shuffled(SECTIONS).slice(0, cells.length);
  const turned = sections.map((section) => turnedBy(section, stream.below(4)));
  const width = SIZE * (Math.max(...cells.map(([column]) => column)) + 1);
  const height = SIZE * (Math.max(...cells.map(([, row]) => row)) + 1);
  const rows = Array.from({ length: height }, () => Array(width).fill("."));
  for (const [n, [column, row]] of cells.entries()) {
    for (const [y, letters] of turned[n].entries())
      rows[SIZE * row + y].splice(SIZE * column, SIZE, ...letters);
  }
  return rows.map((row) => row.join("")).join("/");
}

/** By quarters, clockwise: the new first row is the old first column, read from the bottom up. */
function turnedBy(section, quarters) {
  if (!quarters) return section;
  const turned = section.map((_, x) => section.map((_, y) => section[SIZE - 1 - y][x]).join(""));
  return turnedBy(turned, quarters - 1);
}

/** The middle squares of the four sections that lie furthest apart. */
function recommended(drawn) {
  let best = { least: -1, sum: -1 };
  for (const cells of fours(cellsOf(drawn))) {
    const distances = cells.flatMap((one, n) => cells.slice(n + 1).map((other) => distance(one, other)));
    const least = Math.min(...distances);
    const sum = distances.reduce((total, each) => total + each);
    if (least > best.least || (least === best.least && sum > best.sum)) best = { least, sum, cells };
  }
  const middle = (SIZE - 1) / 2;
  return best.cells.map(([column, row]) => squareName(SIZE * column + middle, SIZE * row + middle));
}

/** All choices of four, in the order of the list. */
function* fours(cells, count = 4) {
  if (!count) yield [];
  for (const [n, cell] of count ? cells.entries() : [])
    for (const rest of fours(cells.slice(n + 1), count - 1)) yield [cell, ...rest];
}

function distance([a, b], [c, d]) {
  return Math.abs(a - c) + Math.abs(b - d);
}
