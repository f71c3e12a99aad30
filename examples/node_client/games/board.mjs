// Ligretto, the board game: games/board/rounds.md tells how events fold and what may be laid.

import { BOX, isSame } from "../deal.mjs";
import { Field } from "./field.mjs";

const { cards: CARDS } = BOX.board;
const GAINED = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 2] }; // cards for the player board, by place
const MOST_ASIDE = CARDS.length - 1;

// What everybody sees

export const folds = {
  token_placed(round, { token, square }) {
    round.next_placer = (placer(round) + 1) % round.hands.length;
    round.tokens[token] = square;
    getReady(round);
  },
  opened(round, { cards }) {
    round.phase = "racing";
    round.hands.forEach((hand, seat) => {
      hand.card = cards[seat];
    });
  },
  laid(round, { seat, token, near, far, card, jokers = [], shows = null }) {
    const hand = round.hands[seat];
    hand.card = shows;
    hand.count -= 1;
    hand.jokers -= jokers.length;
    hand.passed = 0;
    turnOverIfUsedUp(hand);
    for (const square of jokers) round.jokers[square] = seat;
    round.cards.push({ seat, card, near, far });
    round.tokens[token] = far;
    settle(round, token);
  },
  turned_up(round, { seat, shows }) {
    const hand = round.hands[seat];
    hand.top = hand.card;
    hand.card = shows;
    hand.discarded += 1;
    hand.passed += 1;
    turnOverIfUsedUp(hand);
  },
  owed(round, { seat, token, number }) {
    round.debts.push({ seat, token, number });
  },
  debt_opened(round, { token }) {
    for (const debt of round.debts) if (debt.token === token) debt.open = true;
  },
  debt_lapsed(round, { token }) {
    settle(round, token);
  },
  judged(round, { seat, right }, options) {
    const laid = shownTo(round, seat);
    if (!right && !liesRight(round, laid, options)) round.culprits = inOrder([...round.culprits, laid.seat]);
    round.judged[seat] += 1;
  },
  race_stopped(round, _, { mistakes }) {
    round.next_placer = 0;
    if (mistakes === "called") round.phase = "checking";
  },
  checked(round) {
    round.phase = "stopped";
  },
  scored(round, { result }) {
    for (const [seat, duty] of duties(round.aside, result.places).entries()) {
      if (round.aside[seat].length + duty.on === duty.off) round.aside[seat] = [];
      else if (duty.on || duty.off) round.duties[seat] = duty;
    }
    if (Object.keys(round.duties).length) round.phase = "choosing";
  },
  chosen(round, { seat, on = [], off = [] }) {
    delete round.duties[seat];
    const before = [...round.aside[seat], ...on];
    round.aside[seat] = CARDS.filter((card) => has(before, card) && !has(off, card));
    if (!round.score) round.hands[seat].count -= on.length;
    if (!round.score) getReady(round);
    else if (!Object.keys(round.duties).length) round.phase = "scored";
  },
};

function turnOverIfUsedUp(hand) {
  if (hand.discarded !== hand.count) return;
  hand.discarded = 0;
  hand.top = null;
}

function settle(round, token) {
  round.debts = round.debts.filter((debt) => debt.token !== token);
}

/** Before the race: cards that were taken along are put aside, then tokens are placed. */
function getReady(round) {
  if (Object.keys(round.duties).length) round.phase = "choosing";
  else if (Object.keys(round.tokens).length < 4) round.phase = "preparing";
  else Object.assign(round, { phase: "countdown", next_placer: 0 });
}

/** Whose turn it is to place a token. */
function placer({ hands, gone = [], next_placer }) {
  const seats = [...hands.keys()].filter((seat) => !gone.includes(seat));
  return seats.find((seat) => seat >= next_placer) ?? seats[0];
}

/** The card of the neighbour that the seat has to judge next. */
function shownTo({ cards, judged }, seat) {
  const neighbour = (seat + 1) % judged.length;
  return cards.filter((laid) => laid.seat === neighbour)[judged[seat]];
}

function liesRight(round, { card, near, far }, { reversed }) {
  const field = new Field(round);
  const colours = [field.colours.get(near), field.colours.get(far)];
  return isSame(card, colours) || (reversed === "forgiven" && isSame(card, colours.reverse()));
}

/** What each seat has to put on its player board, and to take off it. */
function duties(aside, places) {
  const lengths = aside.map((cards) => cards.length);
  const gained = places.map((place) => GAINED[places.length][place - 1]);
  const on = lengths.map((length, seat) => Math.min(gained[seat], CARDS.length - length));
  const off = Math.min(...lengths.map((length, seat) => length + on[seat]));
  return lengths.map((length, seat) => ({ on: Math.min(on[seat], MOST_ASIDE + off - length), off }));
}

function inOrder(seats) {
  return [...new Set(seats)].sort((one, other) => one - other);
}

function has(cards, card) {
  return cards.some((other) => isSame(other, card));
}

// What to do next

export function choose(round, seat, options) {
  switch (round.phase) {
    case "preparing":
      return placer(round) === seat
        ? { do: "place_token", square: new Field(round).tokenSquares()[0] }
        : null;
    case "racing":
      return round.hands[seat].card ? move(round, seat) : null;
    case "checking":
      return judgement(round, seat, options);
    case "choosing":
      return round.duties[seat] ? choice(round.aside[seat], round.duties[seat]) : null;
    default:
      return null;
  }
}

/** Pay what is owed; else lay the card, over jokers once all cards have passed in vain; else pay for others. */
function move(round, seat) {
  const { card, jokers, passed, count } = round.hands[seat];
  const field = new Field(round);
  const own = round.debts.find((debt) => debt.seat === seat);
  if (own) return pay(field, card, own.token) ?? { do: "turn_up" };
  const open = round.debts.find((debt) => debt.open);
  return (
    lay(field, card, 0) ??
    (passed >= count ? lay(field, card, jokers) : null) ??
    (open ? pay(field, card, open.token) : null) ?? { do: "turn_up" }
  );
}

function lay(field, card, jokers) {
  for (const [token, at] of field.tokens()) {
    if (field.isBlocked(at)) continue;
    for (const { bridge, near, far } of field.ways(at, jokers)) {
      if (!field.takes(card, near, far)) continue;
      const laid = { do: "lay", token, at, near, far, card: field.asItLies(near, far) };
      return bridge.length ? { ...laid, jokers: bridge } : laid;
    }
  }
  return null;
}

function pay(field, card, token) {
  for (const [near, far] of field.pairs()) {
    if (field.takes(card, near, far)) {
      return { do: "pay", token, at: field.round.tokens[token], near, far, card: field.asItLies(near, far) };
    }
  }
  return null;
}

function judgement(round, seat, options) {
  const laid = shownTo(round, seat);
  return laid ? { do: "judge", card: laid.card, right: liesRight(round, laid, options) } : null;
}

/** The first cards that may go on, and the first that may come off. */
function choice(aside, { on = 0, off = 0 }) {
  const put = CARDS.filter((card) => !has(aside, card)).slice(0, on);
  const there = CARDS.filter((card) => has(aside, card) || has(put, card));
  return { do: "choose", on: put, off: there.slice(0, off) };
}
