// Ligretto and Dutch Blitz: mechanics/stacking/rounds.md tells how events fold, docs/dealing.md who has which cards.

import { Stream } from "../chance.mjs";
import { BOX, Deal, expect } from "../deal.mjs";

const STOCK = 10;

// What everybody sees

export const folds = {
  opened(round, { tops, rows }) {
    round.phase = "racing";
    round.areas.forEach((area, seat) => {
      area.stock_top = tops[seat];
      area.row = rows[seat].map((card) => [card]);
    });
  },
  placed(round, { seat, card, source, pile, shows }) {
    take(round.areas[seat], source, shows);
    if (pile === round.piles.length) round.piles.push({ cards: [], owners: [], sound: 0 });
    lay(round.piles[pile], card, seat);
  },
  built(round, { seat, card, source, place, shows }) {
    take(round.areas[seat], source, shows);
    round.areas[seat].row[place].push(card);
  },
  turned(round, { seat, count, shows, again }) {
    const area = round.areas[seat];
    if (again) [area.hand_count, area.turned_count] = [area.turned_count, 0];
    area.hand_count -= count;
    area.turned_count += count;
    area.visible = shows;
  },
  rotated(round) {
    for (const [seat, area] of round.areas.entries()) {
      if (round.gone?.includes(seat)) continue;
      area.hand_count += area.turned_count;
      area.turned_count = 0;
      area.visible = null;
    }
  },
  dutch_called(round, { seat, culprits }) {
    if (!culprits.length) round.areas[seat].false_calls += 1;
  },
  returned(round, { seat, card, pile, to }) {
    round.piles[pile].cards.pop();
    round.piles[pile].owners.pop();
    putBack(round.areas[seat], card, to);
  },
};

function take(area, source, shows = null) {
  if (source === "turned") {
    area.turned_count -= 1;
    area.visible = shows;
  } else if (source === "stock") {
    uncover(area, shows);
  } else {
    area.row[source].pop();
    if (!area.row[source].length && area.stock_top) {
      area.row[source].push(area.stock_top);
      uncover(area, shows);
    }
  }
}

function uncover(area, shows) {
  area.stock_count -= 1;
  area.stock_top = shows;
}

function lay(pile, card, owner) {
  if (pile.sound === pile.cards.length && follows(card, pile.cards.at(-1))) pile.sound += 1;
  pile.cards.push(card);
  pile.owners.push(owner);
}

function putBack(area, card, to) {
  if (to === "turned") {
    area.turned_count += 1;
    area.visible = card;
  } else if (to === "stock") {
    area.stock_count += 1;
    area.stock_top = card;
  } else {
    area.row[to].push(card);
  }
}

function follows([colour, value], top) {
  return top ? colour === top[0] && value === top[1] + 1 : value === 1;
}

// What to do next

/** Lay what fits, the stock first, for it is what counts; else turn. Null: nothing can be done. */
export function choose(round, seat) {
  if (round.phase !== "racing") return null;
  const { stock_top, row, visible, hand_count, turned_count } = round.areas[seat];
  const open = [stock_top, ...row.map((place) => place.at(-1)), visible].filter(Boolean);
  for (const card of open) {
    const command = placement(round.piles, card);
    if (command) return command;
  }
  return hand_count + turned_count ? { do: "turn" } : null;
}

function placement(piles, card) {
  if (card[1] === 1) return { do: "start", card };
  const pile = piles.findIndex(({ cards }) => cards.length && follows(card, cards.at(-1)));
  return pile < 0 ? null : { do: "play", card, onto: { pile, top: piles[pile].cards.at(-1) } };
}

// What was dealt

/** All cards of all seats. `turned` is how many at the front of a hand lie turned over. */
export class StackingDeal extends Deal {
  constructor({ seed, game, players }) {
    super();
    this.areas = Array.from({ length: players }, (_, seat) => {
      const cards = new Stream(seed, "deck", seat).shuffled(BOX.cards);
      return { ...counted(cards, rowSize(players), game === "blitz"), turned: 0, departed: false };
    });
  }

  on_opened({ tops, rows }) {
    for (const [seat, area] of this.areas.entries()) {
      this.reveal(`the stock of seat ${seat}`, tops[seat], area.stock.at(-1));
      for (const [place, cards] of area.row.entries())
        this.reveal(`place ${place} of seat ${seat}`, rows[seat][place], cards[0]);
    }
  }

  on_turned({ seat, count, shows, again = false }) {
    const area = this.areas[seat];
    expect("taking the hand up", again, area.turned === area.hand.length);
    if (again) area.turned = 0;
    expect("a turn of cards", count, Math.min(3, area.hand.length - area.turned));
    area.turned += count;
    this.reveal(`a card of seat ${seat}'s hand`, shows, area.hand[area.turned - 1]);
  }

  on_placed({ seat, card, source, filled, shows }) {
    const { area, taken } = this.#take(seat, source);
    this.reveal(`a card of seat ${seat}`, card, taken);
    const place = area.row[source];
    const fills = place?.length === 0 && area.stock.length > 0;
    if (fills) place.push(area.stock.pop());
    this.reveal(`what fills a gap of seat ${seat}`, filled, fills ? place[0] : null);
    this.reveal(`the next card of seat ${seat}`, shows, fills || !place ? open(area, source) : null);
  }

  on_built({ seat, card, source, place, shows }) {
    const { area, taken } = this.#take(seat, source);
    this.reveal(`a card of seat ${seat}`, card, taken);
    this.reveal(`the next card of seat ${seat}`, shows, open(area, source));
    area.row[place].push(card);
  }

  on_returned({ seat, card, to }) {
    const area = this.areas[seat];
    if (to === "stock") area.stock.push(card);
    else if (to === "turned") area.hand.splice(area.turned++, 0, card);
    else area.row[to].push(card);
  }

  on_rotated() {
    for (const area of this.areas.filter(({ departed }) => !departed)) {
      area.turned = 0;
      area.hand.push(...area.hand.splice(0, 1));
    }
  }

  on_departed({ seat }) {
    this.areas[seat].departed = true;
  }

  #take(seat, source) {
    const area = this.areas[seat];
    if (source === "stock") return { area, taken: area.stock.pop() };
    if (source === "turned") return { area, taken: area.hand.splice(--area.turned, 1)[0] };
    return { area, taken: area.row[source].pop() };
  }
}

/** The open card of the hand; for everything else, of the stock. */
function open({ stock, hand, turned }, source) {
  return source === "turned" ? hand[turned - 1] : stock.at(-1);
}

function rowSize(players) {
  return players === 2 ? 5 : players === 3 ? 4 : 3;
}

function counted(cards, size, rowFirst) {
  const [first, second] = rowFirst ? [size, STOCK] : [STOCK, size];
  const parts = [cards.slice(0, first), cards.slice(first, first + second)];
  const [stock, row] = rowFirst ? parts.reverse() : parts;
  return { stock, row: row.map((card) => [card]), hand: cards.slice(first + second) };
}
