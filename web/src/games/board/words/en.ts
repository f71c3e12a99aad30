import { plural } from "../../../words/localized";

const cards = (count: number): string => `${count} ${plural("en", count, { one: "card", other: "cards" })}`;
const jokers = (count: number): string =>
  `${count} ${plural("en", count, { one: "joker", other: "jokers" })}`;

const en = {
  shouts: { start: "Go!", stop: "Stop!" },

  layout: {
    drawn: "Draw it",
    drawnHint: (needed: number): string => `Tap ${needed} squares that touch each other.`,
  },
  parts: { chips: "chips" },
  refusals: {
    "BRD-5": "A token can’t stand there.",
    "BRD-6": "That isn’t the card in your hand.",
    "BRD-9": "The colours don’t fit there.",
    "BRD-10": "The card must touch the token’s square by an edge.",
    "BRD-11": "That square is not free.",
    "BRD-16": "That token is blocked.",
    "BRD-17": "A joker can’t bridge that.",
    "BRD-23": "The cards are being checked.",
    "BRD-24": "The other way round it would fit.",
    "BRD-26": "Those cards can’t be chosen.",
    "BRD-28": "Those cards can’t be taken off.",
    "BRD-33": "First free the token that you blocked.",
    "BRD-34": "Whoever blocked it still has a moment.",
  } as Record<string, string>,
  options: {
    tokens: {
      name: "Tokens",
      about: "Where the four tokens stand when the race begins.",
      values: {
        recommended: "On the recommended squares",
        players: "Players put them down in turn",
        random: "Anywhere, by chance",
      },
    },
    mistakes: {
      name: "Wrong cards",
      about: "What happens to a card that does not match its squares.",
      values: {
        refused: "They can’t be laid",
        called: "They stay, and the neighbour looks for them afterwards",
      },
    },
    reversed: {
      name: "The wrong way round",
      about: "A card on the right two squares, with its colours swapped.",
      values: { mistake: "Counts as a mistake", forgiven: "Is forgiven" },
    },
    layout: {
      name: "Shape of the board",
      about: "How the sections lie. Draw your own with # for a section, . for a gap and / for the next row.",
      values: {
        block: "Block",
        line: "Line",
        L: "L",
        T: "T",
        cross: "Cross",
        stairs: "Stairs",
        U: "U",
      },
    },
    rounds: { name: "Rounds", about: "How many rounds a match has." },
  },

  board: {
    label: (columns: number, rows: number): string => `The board, ${columns} by ${rows} squares`,
    whole: "Whole board",
    closeUp: "Close-up",
  },

  own: {
    card: (one: string, other: string): string => `Your card: ${one} and ${other}. Press to turn it.`,
    rider: (token: number): string => `Token ${token} stands on it.`,
    noCard: "Your next card is on its way.",
    next: (left: number): string => `Turn up the next card, ${cards(left)} left`,
    nextShort: "Next",
    jokers: (left: number, used: number): string =>
      used ? `Joker, ${used} in use; press to use another` : `Use a joker, ${jokers(left)} left`,
    head: "Put the token on the other end of the card",
  },

  others: {
    seat: (name: string, left: number, jokersLeft: number): string =>
      `${name}: ${cards(left)}, ${jokers(jokersLeft)}`,
  },

  line: {
    joker: "Joker: which square shall it bridge?",
    jokerToken: "Joker: next to which token?",
    secondJoker: "The second joker: which square?",
    owed: (token: number): string => `Token ${token} is blocked. Lay this card anywhere to free it.`,
    owedEnd: "The token goes to the second square.",
    blockedBy: (name: string, token: number): string => `${name} has blocked token ${token}.`,
    open: (token: number): string => `Token ${token} is blocked: anybody may free it.`,
    free: (token: number): string => `Free token ${token}`,
    leave: "Not now",
    other: "Other end",
  },

  placing: {
    own: (token: number): string => `Put token ${token} on a square.`,
    other: (name: string, token: number): string => `${name} puts down token ${token}.`,
  },

  checking: {
    title: (name: string): string => `${name}’s cards: are they right?`,
    progress: (at: number, of: number): string => `${at} of ${of}`,
    card: "Card",
    below: "Board below",
    right: "Right",
    wrong: "Wrong",
    done: "All looked at. The others are still checking.",
    watching: "Everybody looks at a neighbour’s cards.",
    question: (one: string, other: string, oneBelow: string, otherBelow: string): string =>
      `Card ${one}, ${other}. Board below: ${oneBelow}, ${otherBelow}.`,
  },

  choosing: {
    title: "Your player board",
    on: (count: number): string =>
      `A head start for you: lay ${cards(count)} aside. You won’t have to get rid of ${count === 1 ? "it" : "them"}.`,
    off: (count: number): string => `Take ${cards(count)} back into your hand.`,
    chosen: (count: number, of: number): string => `${count} of ${of} chosen`,
    done: "Done",
    again: "Start again",
    wait: "The others are choosing.",
    card: (one: string, other: string): string => `${one} and ${other}`,
  },

  keys: {
    race: (flip: string, joker: string): string =>
      `1–4 token · arrows side and direction · Enter lays · ${flip} flips · ${joker} joker · Escape back`,
    pay: (head: string): string =>
      `Arrows move · Enter near square · arrow · Enter lays · ${head} token’s end`,
    place: "Arrows move · Enter puts the token down",
  },

  first: {
    board: "Lay cards on their own colours, next to a token",
    card: "Your card: tap to turn it, drag it to lay it",
    next: "Nothing fits? Turn up the next",
  },
  faceDown: { stack: "Stack", discarded: "Discard pile" },

  spoken: {
    card: (one: string, other: string): string => `${one} and ${other}.`,
    laid: (one: string, other: string): string => `${one} and ${other} laid.`,
    around: (token: number, square: string): string => `Token ${token} on ${square}.`,
    sides: { up: "Up", right: "Right", down: "Down", left: "Left" },
    side: (side: string, colour: string, ends: string): string => `${side}: ${colour}, then ${ends}.`,
    end: (side: string, colour: string): string => `${side} ${colour}`,
    nothing: "Nothing is free there.",
    closed: "closed",
    aimed: (one: string, other: string, oneBelow: string, otherBelow: string): string =>
      `${one} on ${oneBelow}, ${other} on ${otherBelow}.`,
    square: (square: string, colour: string): string => `${square}, ${colour}`,
    taken: (square: string): string => `${square}, taken`,
    close: (name: string, left: number): string => `${name} has ${cards(left)} left.`,
  },
};

export type BoardWords = typeof en;
export default en;
